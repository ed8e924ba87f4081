/// The address of a source of rules, by its short name. `docs/sources.md` describes the sources.
public struct SourceAddress: Sendable {
    /// The short name.
    public let name: StaticString
    public let url: StaticString

    private init(_ name: StaticString, _ url: StaticString) { (self.name, self.url) = (name, url) }

    /// Returns the address of the source with a short name; nil if it has none.
    public static func of(_ name: [UInt8]) -> SourceAddress? { all.first { $0.name.utf8Bytes == name } }

    /// The sources with an address.
    public static let all: [SourceAddress] = apple + reports + repositories + pages

    private static let apple: [SourceAddress] = [
        SourceAddress("ADOC", "https://developer.apple.com/documentation/uikit"),
        SourceAddress("ASTYLE", "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle"),
    ]

    private static let reports: [SourceAddress] = [
        SourceAddress("OR12322346", "https://openradar.appspot.com/12322346"),
        SourceAddress("OR18696859", "https://openradar.appspot.com/18696859"),
        SourceAddress("OR30284135", "https://openradar.appspot.com/30284135"),
        SourceAddress("OR44091459", "https://openradar.appspot.com/44091459"),
        SourceAddress("OR44966342", "https://openradar.appspot.com/44966342"),
        SourceAddress("OR18002763", "https://openradar.appspot.com/18002763"),
        SourceAddress("FB9855914", "http://www.openradar.me/FB9855914"),
        SourceAddress("OR29912893", "https://openradar.appspot.com/29912893"),
        SourceAddress(
            "DIDSHOWTC", "https://www.hackingwithswift.com/articles/175/advanced-coordinator-pattern-tutorial-ios"),
        SourceAddress("ROUTECOMP62", "https://github.com/ekazaev/route-composer/pull/62"),
    ]

    private static let repositories: [SourceAddress] = [
        SourceAddress("NEUBCODE", "https://github.com/mattneub/Programming-iOS-Book-Examples"),
        SourceAddress("VANDRJ", "https://github.com/VAndrJ/awesome-apple-bugs"),
        SourceAddress("RNS", "https://github.com/software-mansion/react-native-screens"),
        SourceAddress("RNSREPRO", "https://github.com/software-mansion/react-native-screens"),
        SourceAddress("RNSE2E", "https://github.com/software-mansion/react-native-screens"),
        SourceAddress("RNSSHEET", "https://github.com/software-mansion/react-native-screens"),
        SourceAddress("SQUARE", "https://github.com/square/workflow-swift"),
        SourceAddress("KIWI", "https://github.com/kiwi-bdd/Kiwi"),
        SourceAddress("WINOBJC", "https://github.com/microsoft/WinObjC"),
        SourceAddress("HOOKS", "https://github.com/johnpatrickmorgan/LifecycleHooks"),
        SourceAddress("ESTAB", "https://github.com/eggswift/ESTabBarController/issues/295"),
        SourceAddress("RTROOT", "https://github.com/rickytan/RTRootNavigationController/issues"),
        SourceAddress("SHOWNAV", "https://github.com/SwiftyJSON/SwiftyJSON/issues/686"),
    ]

    private static let pages: [SourceAddress] = [
        SourceAddress("WANG", "https://wangling.me"),
        SourceAddress("WANG10", "https://wangling.me"),
        SourceAddress("PGZXC", "https://pgzxc.github.io"),
        SourceAddress("IVAN16", "https://IvanChan.github.io"),
    ]
}
