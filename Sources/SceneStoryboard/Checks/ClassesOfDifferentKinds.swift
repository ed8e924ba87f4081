import SceneLang

/// W0606: a class of elements of different kinds. A class has one superclass, so one of the elements is wrong.
enum ClassesOfDifferentKinds {
    @Sendable static func find(_ check: StoryboardCheck) -> [Diagnostic] {
        var first: [String: StoryboardScene] = [:]
        return check.storyboard.scenes.compactMap { scene in
            guard let name = scene.customClass, scene.kind != nil, scene.reference == nil else { return nil }
            guard let earlier = first[name] else {
                first[name] = scene
                return nil
            }
            guard earlier.kind != scene.kind else { return nil }
            return Diagnostic(
                .classOfDifferentKinds,
                "'\(name)' is the class of a \(scene.element) here, and of a \(earlier.element) elsewhere",
                at: check.span(.customClass, of: scene.span),
                secondary: [Diagnostic.Label(check.span(.customClass, of: earlier.span), "first use")],
                help: "use a different class for each kind of controller")
        }
    }
}
