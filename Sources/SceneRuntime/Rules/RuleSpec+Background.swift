extension RuleSpec {
    /// The rules about background and foreground, in the order of `Rule`.
    static let background: [RuleSpec] = [
        RuleSpec(
            .bg1, "BG-1", .since(4), .documented, "LOG17, APPLE-REFERENCE",
            "an app that leaves the screen is inactive first, then in the background; controllers hear nothing"),
        RuleSpec(
            .bg2, "BG-2", .since(4), .documented, "LOG17",
            "an app that comes back enters the foreground, then is active; nobody appears"),
        RuleSpec(
            .bg3, "BG-3", .since(13), .logged, "LEMON, ONMYSCENE, VIKAS",
            "with scenes the scene delegate hears of background and foreground, the app delegate does not"),
        RuleSpec(
            .bg5, "BG-5", .since(3), .documented, "LOG17",
            "an interruption makes the app inactive and then active again; controllers hear nothing"),
        RuleSpec(
            .bg6, "BG-6", .since(13), .logged, "LEMON",
            "a scene that is closed is disconnected, then its session is discarded"),
        RuleSpec(
            .bgTerminate1, "BG-TERMINATE-1", .since(3), .inferred, "HDR",
            "an app in front hears that it ends; a suspended one does not"),
        RuleSpec(
            .relaunch1, "RELAUNCH-1", .since(3), .inferred, "ALAUNCH, ARESTORE",
            "a new process launches as the first did; nothing of the old one lives"),
        RuleSpec(
            .post1, "NOTIFY-1", .since(3), .inferred, "HDR, CAT26",
            "a notification reaches its observers in the order in which they were made, before post returns"),
    ]
}
