import SceneRuntime

// open: code that needs few of them ignores the others.
/// The types of Apple's frameworks whose values are copied when they are assigned: points, rectangles, index paths,
/// dates, addresses. A value is an item with these parts, in this order.
enum ValueClass: UInt8, CaseIterable, Sendable {
    // Geometry; the order matters.
    case point, vector, offset, size, rect, insets, directionalInsets
    case range, bounds, indexPath, date, uuid, url, components

    /// The name of the type.
    var name: StaticString {
        switch self {
        case .point: "CGPoint"
        case .vector: "CGVector"
        case .offset: "UIOffset"
        case .size: "CGSize"
        case .rect: "CGRect"
        case .insets: "UIEdgeInsets"
        case .directionalInsets: "NSDirectionalEdgeInsets"
        case .range: "NSRange"
        case .bounds: "ClosedRange"
        case .indexPath: "IndexPath"
        case .date: "Date"
        case .uuid: "UUID"
        case .url: "URL"
        case .components: "URLComponents"
        }
    }

    /// The names of the parts.
    var parts: [StaticString] {
        switch self {
        case .point: ["x", "y"]
        case .vector: ["dx", "dy"]
        case .offset: ["horizontal", "vertical"]
        case .size: ["width", "height"]
        case .rect: ["x", "y", "width", "height"]
        case .insets: ["top", "left", "bottom", "right"]
        case .directionalInsets: ["top", "leading", "bottom", "trailing"]
        case .range: ["location", "length"]
        // A range of fractions or texts. A missing bound is nil.
        case .bounds: ["lowerBound", "upperBound", "isClosed"]
        case .indexPath: ["section", "row"]
        // Seconds since 2001, and whether the script has named the moment itself.
        case .date: ["seconds", "isAbsolute"]
        case .uuid: ["uuidString"]
        case .url: ["absoluteString"]
        // The whole address. Code that sets a part makes it unknown.
        case .components: ["address"]
        }
    }

    /// Whether the parts are numbers of points.
    var isGeometry: Bool { rawValue <= Self.directionalInsets.rawValue }

    /// The type at a position in `UIKitName.table`; nil for a class whose objects are not copied.
    static func at(_ place: Int) -> ValueClass? { place < places.count ? places[place] : nil }

    /// The position of the type in `UIKitName.table`.
    var place: Int { UIKitName.find(name.utf8Bytes[...]) ?? 0 }

    private static let places: [ValueClass?] = {
        var places = [ValueClass?](repeating: nil, count: UIKitName.table.count)
        for value in allCases { places[value.place] = value }
        return places
    }()

    /// The names of members that set a part of a value.
    static let settableParts: Set<[UInt8]> = {
        // Code cannot set the parts of a range.
        let parts = allCases.filter { $0 != .bounds }.flatMap { $0.parts.map { $0.utf8Bytes } }
        return Set(parts + [Array("origin".utf8), Array("size".utf8), Array("item".utf8)])
    }()
}

extension UIKitName {
    /// Whether the objects of the class at a position of the table are values, which are copied.
    static func isValue(_ place: Int) -> Bool { ValueClass.at(place) != nil }
}
