/// The facts about a kind of objects. `ObjectRef.Kind.spec` has those of all kinds, so a new kind needs a line there.
/// What only few kinds do, such as passing on an action, is in the code that does it.
package struct KindSpec: Sendable, BitwiseCopyable {
    /// What `ObjectRef.index` is.
    package enum Index: UInt8, Sendable, BitwiseCopyable {
        /// Always 0, because there is only one object of the kind.
        case nothing
        /// A `ControllerID`. The object is a part of that controller, and ends with it.
        case controller
        /// A `ViewID`.
        case view
        /// A `WindowID`.
        case window
        /// A bar and its container, see `ObjectRef.bar`.
        case bar
        /// The index of a declaration in the blueprint.
        case declaration
        /// Another number, which `ObjectRef.Kind` describes.
        case number
        /// The packed value. Such an object has no identity.
        case value
    }

    /// What scripts may do with objects of the kind.
    package struct Abilities: OptionSet, Sendable, BitwiseCopyable {
        package let rawValue: UInt8

        /// Its properties can be read.
        package static let readable = Abilities(rawValue: 1 << 0)
        /// Its properties can be set.
        package static let writable = Abilities(rawValue: 1 << 1)
        /// It can be a delegate or a data source.
        package static let delegate = Abilities(rawValue: 1 << 2)

        package init(rawValue: UInt8) { self.rawValue = rawValue }
    }

    /// How the trace writes an object.
    package enum Spelling: Sendable, BitwiseCopyable {
        /// Always with this text.
        case text(StaticString)
        /// With the name of its controller, followed by this text.
        case part(StaticString)
        /// In a form of its own, which the `Speller` knows.
        case special
    }

    package let index: Index
    package let abilities: Abilities
    package let spelling: Spelling

    @inline(__always)
    init(_ index: Index, _ spelling: Spelling, _ abilities: Abilities = []) {
        self.index = index
        self.abilities = abilities
        self.spelling = spelling
    }
}

extension ObjectRef.Kind {
    /// The facts about the kind.
    @inline(__always)
    package var spec: KindSpec {
        switch self {
        case .none: KindSpec(.nothing, .text("nil"))
        case .controller: KindSpec(.controller, .part(""), [.readable, .writable, .delegate])
        case .view: KindSpec(.view, .part(".view"), [.readable, .writable])
        case .app: KindSpec(.nothing, .text("app"), .delegate)
        case .scene: KindSpec(.number, .special)
        case .window: KindSpec(.window, .special, [.readable, .writable])
        case .delegate: KindSpec(.declaration, .special, .delegate)
        case .style: KindSpec(.declaration, .special, .delegate)
        case .storyboard: KindSpec(.declaration, .special)
        case .segueClass: KindSpec(.declaration, .special)
        case .presentationController: KindSpec(.controller, .part(".presentationController"), [.readable, .writable])
        case .coordinator: KindSpec(.number, .text("coordinator"))
        case .device: KindSpec(.nothing, .text("device"))
        case .coder: KindSpec(.number, .text("coder"))
        case .controllerClass: KindSpec(.declaration, .special)
        case .traits: KindSpec(.value, .special, .readable)
        case .insets: KindSpec(.value, .special, .readable)
        case .guide: KindSpec(.value, .special, .readable)
        case .transitionContext: KindSpec(.number, .text("context"))
        case .navigationItem: KindSpec(.controller, .part(".navigationItem"), [.readable, .writable])
        case .tabBarItem: KindSpec(.controller, .part(".tabBarItem"), [.readable, .writable])
        case .systemView: KindSpec(.number, .special, .readable)
        case .traitOverrides: KindSpec(.controller, .text("traitOverrides"), [.readable, .writable])
        case .additionalInsets: KindSpec(.controller, .text("additionalSafeAreaInsets"), [.readable, .writable])
        case .editButton: KindSpec(.controller, .part(".editButtonItem"), [.readable, .writable])
        case .bar: KindSpec(.bar, .special, [.readable, .writable])
        case .notificationCenter: KindSpec(.nothing, .text("center"))
        case .launchOptions: KindSpec(.nothing, .text("launchOptions"))
        case .connectionOptions: KindSpec(.number, .text("connectionOptions"))
        }
    }
}
