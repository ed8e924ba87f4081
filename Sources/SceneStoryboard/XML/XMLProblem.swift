/// The reason why an XML document was not read to its end.
public struct XMLProblem: Error, Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The text is not XML. The message is that of the parser, in lower case.
        case notWellFormed(String)
        /// A document type declaration, which could declare entities.
        case documentType
        /// An element that is nested deeper than `XMLLimits.depth`.
        case nestedTooDeep
        /// More elements than `XMLLimits.elements`.
        case tooManyElements
        /// An element with more attributes than `XMLLimits.attributes`.
        case tooManyAttributes
        /// More names of elements than `XMLLimits.names`.
        case tooManyNames
    }

    public let kind: Kind
    /// The offset of the first byte that is wrong.
    public let offset: Int
    /// The start of the innermost element that is open, if there is one.
    public let openElement: Int?

    public init(_ kind: Kind, at offset: Int, openElement: Int? = nil) {
        self.kind = kind
        self.offset = offset
        self.openElement = openElement
    }
}

/// The limits on a document. A storyboard of 48 scenes has 3,400 elements, 24 levels and 16 attributes.
public enum XMLLimits {
    /// The deepest level of elements.
    public static let depth = 256
    /// The maximum number of attributes of an element.
    public static let attributes = 256
    /// The maximum number of elements.
    public static let elements = 4_000_000
    /// The maximum number of different names of elements.
    public static let names = 65_536
}
