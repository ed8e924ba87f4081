local function mix(a, b, c)
    if a > b then return a - b + c end
    return b - a + c
end

local function main()
    local sum = 0
    for i = 1, 5000000 do sum = mix(i, 2500000, sum % 3) + sum end
    print(sum)
end

main()
