local Counter = {}
Counter.__index = Counter

function Counter.new() return setmetatable({ total = 0, step = 1 }, Counter) end

local function main()
    local counter = Counter.new()
    for i = 1, 5000000 do
        counter.total = counter.total + counter.step
        counter.step = i % 5
    end
    print(counter.total)
end

main()
