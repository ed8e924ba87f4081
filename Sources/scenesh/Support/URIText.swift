/// Paths in references of the kind that pages and reports have.
enum URIText {
    /// Returns a path as a relative reference, with percent-encoding.
    static func reference(_ path: String) -> String {
        let spelled = path.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            if isPlain || "-._~/".utf8.contains(byte) { return String(scalar) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }
        return spelled.joined()
    }
}
