-- The trace of push-pop.scene and handlers.scene, from a simulation that knows just what these two need: no rules, no
-- agenda, no releases. `lua nav.lua COUNT [handlers]`.
local count = tonumber(arg[1])
local hasHandlers = arg[2] == "handlers"
local lines, filled = {}, 0

local function emit(line)
    filled = filled + 1
    lines[filled] = line
    if filled == 1024 then
        io.stdout:write(table.concat(lines, "\n", 1, filled), "\n")
        filled = 0
    end
end

local Controller = {}
Controller.__index = Controller

function Controller.new(class, name)
    return setmetatable({ name = name, isLoaded = false, state = "gone" }, class)
end

function Controller:say(indent, call) emit(indent .. self.name .. "." .. call) end
function Controller:willMove(parent) self:say("  ", "willMove(toParent: " .. (parent and parent.name or "nil") .. ")") end

function Controller:didMove(parent)
    self.parent = parent
    self:say("  ", "didMove(toParent: " .. (parent and parent.name or "nil") .. ")")
end

function Controller:loadView() self:say("  ", "loadView()") end
function Controller:viewDidLoad() self:say("  ", "viewDidLoad()") end

function Controller:viewWillAppear(animated)
    self.state = "appearing"
    self:say("  ", "viewWillAppear(animated: " .. tostring(animated) .. ")")
end

function Controller:viewIsAppearing(animated) self:say("  ", "viewIsAppearing(animated: " .. tostring(animated) .. ")") end

function Controller:viewDidAppear(animated)
    self.state = "here"
    self:say("  ", "viewDidAppear(animated: " .. tostring(animated) .. ")")
end

function Controller:viewWillDisappear(animated)
    self.state = "leaving"
    self:say("  ", "viewWillDisappear(animated: " .. tostring(animated) .. ")")
end

function Controller:viewDidDisappear(animated)
    self.state = "gone"
    self:say("  ", "viewDidDisappear(animated: " .. tostring(animated) .. ")")
end

function Controller:loadIfNeeded()
    if self.isLoaded then return end
    self:loadView()
    self.isLoaded = true
    self:viewDidLoad()
end

local Detail = setmetatable({}, { __index = Controller })
Detail.__index = Detail

if hasHandlers then
    function Detail:viewDidLoad()
        Controller.viewDidLoad(self)
        self.count = 0
    end
    for _, name in ipairs { "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear" } do
        local inherited = Controller[name]
        Detail[name] = function(self, animated)
            inherited(self, animated)
            self.count = self.count + 1
        end
    end
end

local nav = Controller.new(Controller, "nav")
nav.stack = {}

function nav:push(controller)
    local top = self.stack[#self.stack]
    controller:willMove(self)
    self.stack[#self.stack + 1] = controller
    controller:loadIfNeeded()
    top:viewWillDisappear(true)
    controller:viewWillAppear(true)
    controller:viewIsAppearing(true)
    top:viewDidDisappear(true)
    controller:viewDidAppear(true)
    controller:didMove(self)
end

function nav:pop()
    local top, below = self.stack[#self.stack], self.stack[#self.stack - 1]
    top:willMove(nil)
    self.stack[#self.stack] = nil
    top:viewWillDisappear(true)
    below:viewWillAppear(true)
    below:viewIsAppearing(true)
    top:viewDidDisappear(true)
    below:viewDidAppear(true)
    top:didMove(nil)
    top:say("  ", "deinit()")
end

for line in ([[
# trace 1, ios 17, iPhone portrait
> launch
  nav.init(coder:)
  home.init(coder:)
  home.awakeFromNib()
  nav.awakeFromNib()
  nav.loadView()
  nav.viewDidLoad()
  nav.viewWillAppear(animated: false)
    home.loadView()
    home.viewDidLoad()
    home.viewWillAppear(animated: false)
  nav.viewIsAppearing(animated: false)
    home.viewIsAppearing(animated: false)
  nav.viewDidAppear(animated: false)
    home.viewDidAppear(animated: false)
]]):gmatch("[^\n]+") do emit(line) end

local home = Controller.new(Controller, "home")
home.isLoaded = true
nav.stack[1] = home
for number = 1, count do
    emit("> push Detail()")
    local detail = Detail:new(number == 1 and "Detail" or "Detail#" .. number)
    detail:say("  ", "init(nibName:bundle:)")
    nav:push(detail)
    emit("> pop")
    nav:pop()
end
io.stdout:write(table.concat(lines, "\n", 1, filled), "\n")
