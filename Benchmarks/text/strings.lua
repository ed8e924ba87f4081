local function main()
    local bytes = 0
    for i = 1, 1000000 do
        local line = "vc" .. i .. ": viewDidLoad"
        if line == "vc7: viewDidLoad" then bytes = bytes + 1000 end
        bytes = bytes + 1
    end
    local text = ""
    for i = 1, 20000 do text = text .. "x" end
    print(bytes .. " " .. #text)
end

main()
