local function main()
    local sum = 0
    for i = 0, 1999 do
        for j = 0, 4999 do sum = sum + i - j end
    end
    local n = 0
    while n < 5000000 do
        local next = sum * 3 + n
        -- Lua's % rounds down, Swift's towards zero.
        sum = next >= 0 and next % 1000003 or -(-next % 1000003)
        n = n + 1
    end
    print(sum)
end

main()
