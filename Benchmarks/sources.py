"""Large sources of equal meaning for the parsers: `sources.py MEGABYTES scene|lua` writes one to standard output."""
import sys

SCENE = """// handler number {i}
func handler{i}(sender, count) {{
    var total = {i}
    let names = ["home", "detail{i}", "settings"]
    if count > {k} && sender.isEmpty {{
        total = total + count * {k}
        print "handler {i}: " + names[0] + " total"
    }} else if sender.title == "Back" {{
        total = total - 1
    }} else {{
        for j in 0..<count {{
            total = total + (j % {k}) - 1
            print names[1] + "item"
        }}
    }}
    while total > 100 {{
        total = total / 2
    }}
    return total + 1
}}
"""

LUA = """-- handler number {i}
function handler{i}(sender, count)
    local total = {i}
    local names = {{ "home", "detail{i}", "settings" }}
    if count > {k} and sender.isEmpty then
        total = total + count * {k}
        print("handler {i}: " .. names[1] .. " total")
    elseif sender.title == "Back" then
        total = total - 1
    else
        for j = 0, count - 1 do
            total = total + (j % {k}) - 1
            print(names[2] .. "item")
        end
    end
    while total > 100 do
        total = total / 2
    end
    return total + 1
end
"""


def main():
    size, template = int(float(sys.argv[1]) * 1e6), SCENE if sys.argv[2] == "scene" else LUA
    written, number = 0, 0
    while written < size:
        text = template.format(i=number, k=number % 97 + 1)
        sys.stdout.write(text)
        written += len(text)
        number += 1


main()
