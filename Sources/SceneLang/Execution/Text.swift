/// Searches in UTF-8 text, in linear time.
enum Text {
    static func contains(_ text: ArraySlice<UInt8>, _ part: [UInt8]) -> Bool {
        TextSearch(part).find(in: text, from: text.startIndex) != nil
    }

    /// Returns the parts between the separators without empty ones, as Swift's `split` does. Stops if `isCancelled` is
    /// true for the number of separators so far.
    static func split(_ text: [UInt8], _ separator: [UInt8], isCancelled: (Int) -> Bool) -> [[UInt8]] {
        let search = TextSearch(separator)
        var parts: [[UInt8]] = []
        var (start, count) = (0, 0)
        while let place = search.find(in: text[...], from: start) {
            if isCancelled(count) { break }
            count += 1
            if place > start { parts.append(Array(text[start..<place])) }
            start = place + separator.count
        }
        if start < text.count { parts.append(Array(text[start...])) }
        return parts
    }

    /// Returns the number of bytes of the result of `replacing`.
    static func countReplacing(
        _ text: [UInt8], _ old: [UInt8], _ new: [UInt8], isCancelled: (Int) -> Bool
    ) -> Int {
        if old.isEmpty || new.count <= old.count { return text.count }
        let search = TextSearch(old)
        var (start, count) = (0, 0)
        while let place = search.find(in: text[...], from: start), !isCancelled(count) {
            count += 1
            start = place + old.count
        }
        let (growth, isTooLarge) = count.multipliedReportingOverflow(by: new.count - old.count)
        return isTooLarge ? .max : text.count.addingReportingOverflow(growth).partialValue
    }

    /// Returns the text with each `old` replaced. Stops if `isCancelled` is true for the number of those so far.
    static func replacing(
        _ text: [UInt8], _ old: [UInt8], _ new: [UInt8], isCancelled: (Int) -> Bool
    ) -> [UInt8] {
        if old.isEmpty { return text }
        let search = TextSearch(old)
        var result: [UInt8] = []
        var (start, count) = (0, 0)
        while let place = search.find(in: text[...], from: start) {
            if isCancelled(count) { break }
            count += 1
            result += text[start..<place]
            result += new
            start = place + old.count
        }
        return result + text[start...]
    }
}

/// The search for a text by the algorithm of Knuth, Morris and Pratt.
struct TextSearch {
    private let part: [UInt8]
    /// For each position in `part`: how many bytes before it are also the first ones of `part`. The search goes on
    /// there after a mismatch.
    private let fallback: [Int]

    init(_ part: [UInt8]) {
        var fallback = [Int](repeating: 0, count: part.count)
        var matched = 0
        for place in part.indices.dropFirst() {
            fallback[place] = matched
            while matched > 0, part[matched] != part[place] { matched = fallback[matched] }
            if part[matched] == part[place] { matched += 1 }
        }
        (self.part, self.fallback) = (part, fallback)
    }

    /// Returns the start of the next `part` in `text`, from `start` on, or nil.
    func find(in text: ArraySlice<UInt8>, from start: Int) -> Int? {
        if part.isEmpty { return start }
        var matched = 0
        for place in start..<max(start, text.endIndex) {
            while matched > 0, part[matched] != text[place] { matched = fallback[matched] }
            if part[matched] == text[place] { matched += 1 }
            if matched == part.count { return place + 1 - matched }
        }
        return nil
    }
}
