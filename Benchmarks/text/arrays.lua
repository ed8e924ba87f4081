local function main()
    local sum = 0
    for round = 1, 5 do
        local list = {}
        for i = 1, 500000 do list[#list + 1] = i end
        for i = 1, #list do sum = sum + list[i] end
        for i = 1, #list do list[i] = list[i] * 2 end
        for _, value in ipairs(list) do sum = sum + value end
    end
    print(sum)
end

main()
