/// A request to a controller of a kind that is only presented.
public enum PresentedRequest: Hashable, Sendable, BitwiseCopyable {
    case alert(AlertRequest)
    case sheet(SheetRequest)
    case search(SearchRequest)
}
