// Scripts whose whole numbers need more than 32 bits, or that reach a limit of the language.
"use strict";

const stack = "initial scene nav: NavigationController { root -> home }\nscene home, detail\nlaunch\n";
const lines = (...all) => `${all.join("\n")}\n`;
const nested = (count, open, inner, close) => open.repeat(count) + inner + close.repeat(count);

module.exports = {
  literals: lines(
    "print [2147483647, 2147483648, 4294967295, 4294967296, 1099511627776, 9223372036854775807]",
    "print [-2147483648, -2147483649, -9223372036854775808, 0xFFFFFFFF, 0x7FFFFFFFFFFFFFFF]"),
  arithmetic: lines(
    "print [2147483647 + 1, -2147483648 - 1, 100000 * 100000, 1099511627776 / 3, 1099511627777 % 1000]",
    "var n = 1", "repeat 62 { n = n * 2 }", "print [n, -n, n + (n - 1), n / 4294967296, n == 4611686018427387904]",
    "print [min(n, 2147483648), max(n, 3), abs(-n), n < 4611686018427387905, n * 0.5, 1.5 + n]"),
  overflow: "print 9223372036854775807 + 1\n",
  product: "print 4294967296 * 4294967296\n",
  negation: "var n = -9223372036854775808\nprint -n\n",
  division: "print -9223372036854775808 / -1\n",
  remainder: "print [-9223372036854775808 % -1, 9223372036854775807 % 4294967296]\n",
  "too-large": "print 9223372036854775808\n",
  ranges: lines(
    "for i in 2147483646...2147483650 { print i }", "for i in -4294967298 ..< -4294967295 { print i }"),
  "range-of-words": lines(
    "let r = 4294967290..<8589934580", "print [r, r.count, r.first, r.last, r[4294967289]]",
    "print [r.contains(4294967296), r.contains(9223372036854775807)]",
    "print (1099511627776...1099511627779).map { $0 * 2 }"),
  "range-too-long": "let r = 0...4294967295\nprint r\n",
  "range-elements": "let r = 0..<4294967295\nprint r.reversed().count\n",
  "range-index": "let r = 0..<4294967295\nprint r[4294967295]\n",
  "repeat-too-often": "repeat 4294967296 { print 1 }\n",
  index: "let a = [1, 2]\nprint a[4294967296]\n",
  "negative-index": "let a = [1, 2]\nprint a[-4294967295]\n",
  "removed-index": "var a = [1, 2]\na.remove(at: 4294967296)\n",
  "set-index": "var a = [1, 2]\na[4294967297] = 3\n",
  keys: "var d = [4294967296: 1, 0: 2]\nd[8589934592] = 3\nprint [d, d[4294967296], d[0], d[8589934592]]\n",
  text: "let n = 1099511627776\nprint \"\\(n) \\(n * 1000) \\([n]) \\(n..<1099511627778)\"\n",
  "switch": lines(
    "switch 4294967301 {", "case 0..<10: print \"small\"", "case 4294967296...4294967302: print \"large\"",
    "default: print \"none\"", "}"),
  size: "print [size(4294967295, 2147483648), size(4294967295, 1).width]\n",
  "size-too-large": "print size(4294967296, 1)\n",
  insets: stack + lines(
    "home.additionalSafeAreaInsets = EdgeInsets(top: 255, left: 1, bottom: 2, right: 3)",
    "print home.additionalSafeAreaInsets.top"),
  "inset-too-large": stack + "home.additionalSafeAreaInsets.top = 4294967297\n",
  tab: "initial scene t: TabBarController { tabs -> a, b }\nscene a, b\nlaunch\nselect 4294967297\n",
  instance: stack + "print home#4294967297\n",
  time: stack + "repeat 30 { advance 1000000 }\nprint 1\nadvance 0.25\n",
  doubles: "print [0.1 + 0.2, 1e308 * 10, 7.5 % 2, 1e-7, 123456789012345678.0, 5e-324, 0.49999999999999994]\n",
  elements: "var s = \"abcdefgh\"\nwhile true { s = s + s }\n",
  recursion: "func f(x) { return f(x + 1) }\nprint f(1)\n",
  "nested-parentheses": `print ${nested(250, "(", "1", ")")}\n`,
  "nested-arrays": `print ${nested(250, "[", "1", "]")}\n`,
  "nested-blocks": `${nested(250, "if true {\n", "print 1\n", "}\n")}`,
  "nested-too-deep": `print ${nested(300, "(", "1", ")")}\n`,
  "nested-closures": `print ${nested(80, "{ ", "1", " }")}\n`,
  chain: `print 1${" + 1".repeat(490)}\n`,
  "chain-too-long": `print 1${" + 1".repeat(600)}\n`,
};
