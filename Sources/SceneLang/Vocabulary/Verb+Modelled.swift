extension Verb {
    /// Whether the runtime does what the form asks for. The check reports the others as `unmodelled`.
    var isModelled: Bool {
        switch self {
        case .launch, .launchBackground, .perform, .tap, .push, .pop, .popTo, .popToRoot, .setStack: true
        case .present, .popover, .dismiss, .show, .showDetail, .select, .swipe: true
        case .embed, .unembed, .addChild, .addView, .willMove, .didMove, .removeView, .removeChild: true
        case .transition, .beginAppearance, .endAppearance: true
        case .root, .activate, .load, .layout, .release, .call: true
        case .turn, .begin, .advance, .finish, .cancel, .print, .note, .tree, .trace, .traceOnly: true
        case .expect, .expectCall, .expectNoCall, .expectTrace, .expectWarning, .expectNoWarning: true
        case .expectException: true
        case .pageTo, .pageForward, .pageBack, .swipeTo: true
        // Split view controllers.
        case .showColumn, .hideColumn, .collapse, .expand: true
        // Rotation, size and traits.
        case .rotate, .resize, .trait: true
        // The application's life after launch.
        case .memoryWarning, .background, .foreground, .interrupt, .resume, .closeScene, .terminate,
            .relaunch, .post:
            true
        // First responder and responder chain.
        case .focus, .unfocus, .send: true
        }
    }

    /// The words of the form as they are written: `memory warning`.
    var words: String { VerbTable.row(of: self).words.map { $0.text }.joined(separator: " ") }
}
