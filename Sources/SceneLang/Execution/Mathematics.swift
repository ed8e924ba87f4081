/// The functions of the C library on numbers with a fraction, which this module cannot import.
///
/// The polynomials are those of fdlibm (Sun Microsystems, 1993), whose results are exact to one unit in the last place.
enum Mathematics {
    static func sine(_ x: Double) -> Double {
        let (quadrant, rest) = reduced(x)
        switch quadrant & 3 {
        case 0: return kernelSine(rest.0, rest.1)
        case 1: return kernelCosine(rest.0, rest.1)
        case 2: return -kernelSine(rest.0, rest.1)
        default: return -kernelCosine(rest.0, rest.1)
        }
    }

    static func cosine(_ x: Double) -> Double {
        let (quadrant, rest) = reduced(x)
        switch quadrant & 3 {
        case 0: return kernelCosine(rest.0, rest.1)
        case 1: return -kernelSine(rest.0, rest.1)
        case 2: return -kernelCosine(rest.0, rest.1)
        default: return kernelSine(rest.0, rest.1)
        }
    }

    static func tangent(_ x: Double) -> Double { sine(x) / cosine(x) }

    /// The exponential function, base e.
    static func exponential(_ x: Double) -> Double {
        if x.isNaN || x > 709.782712893384 { return x.isNaN ? x : .infinity }
        if x < -745.13321910194122 { return 0 }
        let count = (x * 1.44269504088896338700e+00).rounded()
        let (high, low) = (x - count * 6.93147180369123816490e-01, count * 1.90821492927058770002e-10)
        let rest = high - low
        let square = rest * rest
        let tail = polynomial(
            square,
            [
                1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05,
                -1.65339022054652515390e-06, 4.13813679705723846039e-08,
            ])
        let c = rest - square * tail
        let value = 1 + (rest * c / (2 - c) - low + high)
        return Double(sign: .plus, exponent: Int(count), significand: value)
    }

    /// The natural logarithm.
    static func logarithm(_ x: Double) -> Double {
        guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x < 0 ? .nan : x }
        var (mantissa, exponent) = (x.significand, Double(x.exponent))
        if mantissa > 1.4142135623730951 { (mantissa, exponent) = (mantissa / 2, exponent + 1) }
        let f = mantissa - 1
        let s = f / (2 + f)
        let (z, w) = (s * s, s * s * s * s)
        let even = w * polynomial(w, [3.999999999940941908e-01, 2.222219843214978396e-01, 1.531383769920937332e-01])
        let odd =
            z
            * polynomial(
                w,
                [
                    6.666666666666735130e-01, 2.857142874366239149e-01, 1.818357216161805012e-01,
                    1.479819860511658591e-01,
                ])
        let half = 0.5 * f * f
        let high = exponent * 6.93147180369123816490e-01
        return s * (half + odd + even) + exponent * 1.90821492927058770002e-10 - half + f + high
    }

    static func binaryLogarithm(_ x: Double) -> Double {
        guard x > 0, x.isFinite else { return logarithm(x) }
        return Double(x.exponent) + logarithm(x.significand) * 1.4426950408889634
    }

    static func decimalLogarithm(_ x: Double) -> Double {
        guard x > 0, x.isFinite else { return logarithm(x) }
        let value = logarithm(x) * 0.43429448190325182
        // The logarithm of a power of ten is whole.
        let whole = value.rounded()
        return power(10, whole) == x ? whole : value
    }

    static func power(_ base: Double, _ exponent: Double) -> Double {
        if let whole = Int(exactly: exponent), abs(whole) <= 1_100 {
            var (result, factor, rest) = (1.0, base, abs(whole))
            while rest > 0 {
                if rest & 1 == 1 { result *= factor }
                factor *= factor
                rest >>= 1
            }
            return whole < 0 ? 1 / result : result
        }
        let (whole, isHalf) = (exponent - 0.5, exponent.truncatingRemainder(dividingBy: 1).magnitude == 0.5)
        if isHalf, abs(whole) < 100 { return power(base, whole) * base.squareRoot() }
        return base == 0 ? (exponent < 0 ? .infinity : 0) : exponential(exponent * logarithm(base))
    }

    static func arcSine(_ x: Double) -> Double { arcTangent(x, ((1 - x) * (1 + x)).squareRoot()) }

    static func arcCosine(_ x: Double) -> Double { arcTangent(((1 - x) * (1 + x)).squareRoot(), x) }

    /// The angle of the point (x, y), from -π to π.
    static func arcTangent(_ y: Double, _ x: Double) -> Double {
        if x.isNaN || y.isNaN { return .nan }
        if y == 0 { return x.sign == .plus ? y : (y.sign == .plus ? Double.pi : -Double.pi) }
        if x == 0 { return y > 0 ? Double.pi / 2 : -Double.pi / 2 }
        let angle = arcTangent((y / x).magnitude)
        let inHalf = x > 0 ? angle : .pi - (angle - 1.2246467991473532e-16)
        return y > 0 ? inHalf : -inHalf
    }

    static func arcTangent(_ number: Double) -> Double {
        let magnitude = number.magnitude
        guard magnitude < 1e17 else { return number.isNaN ? number : number > 0 ? .pi / 2 : -.pi / 2 }
        let (x, high, low) = arcTangentStart(magnitude)
        let (z, w) = (x * x, x * x * x * x)
        let odd =
            z
            * polynomial(
                w,
                [
                    3.33333333333329318027e-01, 1.42857142725034663711e-01, 9.09088713343650656196e-02,
                    6.66107313738753120669e-02, 4.97687799461593236017e-02, 1.62858201153657823623e-02,
                ])
        let even =
            w
            * polynomial(
                w,
                [
                    -1.99999999998764832476e-01, -1.11111104054623557880e-01, -7.69187620504482999495e-02,
                    -5.83357013379057348645e-02, -3.65315727442169155270e-02,
                ])
        let result = high - (x * (odd + even) - low - x)
        return number < 0 ? -result : result
    }

    /// The argument of the polynomial, and the angle to which it is added, in two parts.
    private static func arcTangentStart(_ x: Double) -> (x: Double, high: Double, low: Double) {
        if x < 0.4375 { return (x, 0, 0) }
        if x < 0.6875 { return ((2 * x - 1) / (2 + x), 4.63647609000806093515e-01, 2.26987774529616870924e-17) }
        if x < 1.1875 { return ((x - 1) / (x + 1), 7.85398163397448278999e-01, 3.06161699786838301793e-17) }
        if x < 2.4375 { return ((x - 1.5) / (1 + 1.5 * x), 9.82793723247329054082e-01, 1.39033110312309984516e-17) }
        return (-1 / x, 1.57079632679489655800e+00, 6.12323399573676603587e-17)
    }

    /// The quadrant of an angle, and the rest in two parts.
    private static func reduced(_ x: Double) -> (quadrant: Int, rest: (Double, Double)) {
        guard x.isFinite, x.magnitude < 1e9 else { return (0, (.nan, 0)) }
        if x.magnitude <= 0.78539816339744831 { return (0, (x, 0)) }
        let count = (x * 6.36619772367581382433e-01).rounded()
        var rest = x - count * 1.57079632673412561417e+00
        // The rest of π/2, in two steps, so that a small result has all its digits.
        let before = rest
        let second = count * 6.07710050630396597660e-11
        rest = before - second
        let tail = count * 2.02226624879595063154e-21 - ((before - rest) - second)
        let first = rest - tail
        return (Int(count), (first, (rest - first) - tail))
    }

    private static func kernelSine(_ x: Double, _ y: Double) -> Double {
        let z = x * x
        let tail = polynomial(
            z,
            [
                8.33333333332248946124e-03, -1.98412698298579493134e-04, 2.75573137070700676789e-06,
                -2.50507602534068634195e-08, 1.58969099521155010221e-10,
            ])
        let cube = z * x
        return x - ((z * (0.5 * y - cube * tail) - y) + cube * 1.66666666666666324348e-01)
    }

    private static func kernelCosine(_ x: Double, _ y: Double) -> Double {
        let z = x * x
        let tail =
            z
            * polynomial(
                z,
                [
                    4.16666666666666019037e-02, -1.38888888888741095749e-03, 2.48015872894767294178e-05,
                    -2.75573143513906633035e-07, 2.08757232129817482790e-09, -1.13596475577881948265e-11,
                ])
        let half = 0.5 * z
        let main = 1 - half
        return main + (((1 - main) - half) + (z * tail - x * y))
    }

    /// The value of a polynomial, with the lowest coefficient first.
    private static func polynomial(_ x: Double, _ coefficients: [Double]) -> Double {
        var result = 0.0
        for coefficient in coefficients.reversed() { result = result * x + coefficient }
        return result
    }
}
