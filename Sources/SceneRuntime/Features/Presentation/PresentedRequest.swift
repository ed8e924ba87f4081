/// A request to an alert, sheet or search controller, which are always presented.
public enum PresentedRequest: Hashable, Sendable, BitwiseCopyable {
    case alert(AlertRequest)
    case sheet(SheetRequest)
    case search(SearchRequest)
}
