import SceneRuntime

/// The place of a declaration: a tree of the program and its number there.
struct DeclarationSite: Hashable, Sendable {
    let tree: Int
    let declaration: DeclarationID
}

/// The declarations of a program at file level, with their handles in world and machine.
///
/// Tables only grow (an entry of the REPL adds to them), so handles stay valid. Slot 0 of a table with handles is
/// empty.
struct Declarations: Sendable {
    /// What a name at file level refers to.
    enum Entity: Hashable, Sendable {
        case controller(ClassID)
        case storyboard(StoryboardID)
        case style(StyleID)
        case delegate(DelegateID)
        case segueClass(SegueClassID)
        case window(WindowID)
        case nib(NibID)
        /// A function of the file, by its index in `functions`.
        case function(UInt32)
        /// A variable of the file, by its index in `globals`.
        case global(UInt32)
        /// A class, structure, enumeration or protocol of Swift that is no class of controllers.
        case type(TypeID)
    }

    /// A scene or controller.
    struct Controller: Sendable {
        var name = IdentifierID(0)
        var span = SourceSpan(file: FileID(0), start: 0, end: 0)
        var isScene = false
        var isInitial = false
        var storyboard = StoryboardID.none
        var site: DeclarationSite?
        var members = List<DeclarationID>.empty
        var base = ControllerKind.viewController
        /// The class of the system that it descends from, if any.
        var systemClass = SystemClass.none
        /// Its superclass in the script, or none.
        var parent = ClassID.none
        /// Whether it stands for a class that a storyboard names. A declaration in a script replaces it.
        var isStandIn = false
        /// Whether a `class` of Swift declares it.
        var isSwift = false
        /// Whether it has the members that extensions add to a class of UIKit. Such a class has no instances.
        var isExtension = false
        /// The bodies of its extensions.
        var extensions: [NominalType.Part] = []
        var table = MemberTable()
    }

    /// Any other thing with a name: a storyboard, a style, a delegate, a segue class, a window, a nib.
    struct Item: Sendable {
        var name = IdentifierID(0)
        var span = SourceSpan(file: FileID(0), start: 0, end: 0)
        var site: DeclarationSite?
        var table = MemberTable()
        /// Whether it is an object of an `@Observable` class.
        var isModel = false
    }

    /// A function of a file.
    struct FileFunction: Sendable {
        let name: IdentifierID
        let span: SourceSpan
        let site: DeclarationSite
        let parameters: [IdentifierID]
        var signature = FunctionSignature()
    }

    /// A variable of a file; it lives as long as a scenario.
    struct Global: Sendable {
        let name: IdentifierID
        let span: SourceSpan
        let isConstant: Bool
        let isWeak: Bool
    }

    /// A scenario, in the order written.
    struct Scenario: Sendable {
        let site: DeclarationSite
    }

    /// The controllers, with empty entries for the classes of UIKit (`BuiltInClass`) at the beginning.
    var controllers = ChunkedList(repeating: Controller(), count: BuiltInClass.slots)
    var storyboards = [Item()]
    var styles = [Item()]
    /// The delegates and models.
    var delegates = [Item()]
    var segueClasses = [Item()]
    var nibs = [Item()]
    /// 1 is the main window, which has no name.
    var windows = [Item(), Item()]
    /// The blocks of `app { }`; their members are in one table.
    var app = Item()
    var functions: [FileFunction] = []
    var globals: [Global] = []
    var scenarios: [Scenario] = []
    /// The declarations at file level, by name. Scenes of other storyboards are in `scenes`.
    var file: [IdentifierID: Entity] = [:]
    /// The controllers by declaration.
    var controllerAt: [DeclarationSite: ClassID] = [:]
    /// The scenes of each storyboard, by its number.
    var scenes: [UInt32: [IdentifierID: ClassID]] = [:]
    /// The initial scene of each storyboard, by its number.
    var initial: [UInt32: ClassID] = [:]
    /// The types of Swift. Slot 0 is empty.
    var types: [NominalType] = [
        NominalType(
            name: IdentifierID(.max), span: SourceSpan(file: FileID(0), start: 0, end: 0),
            site: DeclarationSite(tree: 0, declaration: DeclarationID(index: 0)), kind: .protocolType)
    ]
    /// The places of the types that the last run of the collector has added or changed, in order.
    var changedTypes: [Int] = []
    var typeAt: [DeclarationSite: TypeID] = [:]
    var typeOfController: [ClassID: TypeID] = [:]
    /// The classes with the members that extensions add to the classes of UIKit.
    var extensionClasses: [ControllerKind: ClassID] = [:]
    /// The types that are declared in bodies.
    var localTypes: [IdentifierID: TypeID] = [:]
    /// The members that extensions add to types of Swift, by the name of the type.
    var libraryTypes: [IdentifierID: TypeID] = [:]
    /// The members of the types themselves.
    var statics: [StaticMember] = []
    /// The cases of all enumerations, by name.
    var casesByName: [IdentifierID: [(type: TypeID, number: Int)]] = [:]
    /// The classes whose superclass nothing declares, with its name, from which UIKit's class follows.
    var assumedBases: [(controller: ClassID, base: IdentifierID)] = []
    /// The functions of the file by base name, if there are several.
    var overloads: [IdentifierID: [UInt32]] = [:]
    /// The operators for which the script has functions, such as `==`.
    var operatorNames: Set<IdentifierID> = []
    /// The names of functions that change the value of a structure or enumeration.
    var mutatingNames: Set<IdentifierID> = []
    /// The base names of functions in Swift's form that are members.
    var swiftFunctionNames: Set<IdentifierID> = []
    /// The functions with a parameter `@autoclosure`, by base name.
    var autoclosures: [IdentifierID: [FunctionSignature]] = [:]
    /// The base names of functions with a default value such as `#function`.
    var callerFactNames: Set<IdentifierID> = []
    /// The names of properties that run code: computed, observed and lazy ones.
    var computedNames: Set<IdentifierID> = []
    /// The functions whose result alone says what a generic parameter is, with the shape of the result.
    var genericResults: [IdentifierID: TypeName.Shape] = [:]
    /// What the names of type aliases mean.
    var aliases: [IdentifierID: TypeName] = [:]
    /// The names of properties for which an assignment runs code: setters and observers.
    var settersOfScript: Set<IdentifierID> = []
    /// The names of properties of types themselves.
    var staticNames: Set<IdentifierID> = []
    /// The names of stored properties that a subclass overrides: code of the superclass asks the object for them.
    var overriddenProperties: Set<IdentifierID> = []
    /// The names of members of types themselves.
    var namesOfStatics: Set<IdentifierID> = []
    /// The names of members of types themselves that several types declare, so that one can override another.
    var sharedStatics: Set<IdentifierID> = []
    /// Whether the script declares a structure or an enumeration, whose members are changed in place.
    var hasValueTypes = false
    /// Whether a file was written from a storyboard.
    var hasStoryboard = false
    /// The names of members of all controllers, delegates and styles, which are valid after a dot.
    var memberNames: Set<IdentifierID> = []
    /// Whether a file has a declaration in Swift's form, so that bodies can have unknown values.
    var usesSwift = false

    /// Makes room for more controllers with their names. Room for none would still look up the types of the tables.
    mutating func reserve(_ count: Int) {
        guard count > 0 else { return }
        file.reserveCapacity(file.count + count)
        controllerAt.reserveCapacity(controllerAt.count + count)
    }

    /// Returns the kind of `entity` for messages.
    static func noun(_ entity: Entity) -> String {
        switch entity {
        case .controller: "a controller"
        case .storyboard: "a storyboard"
        case .style: "a style"
        case .delegate: "a delegate"
        case .segueClass: "a segue class"
        case .window: "a window"
        case .nib: "a nib"
        case .function: "a function"
        case .global: "a variable"
        case .type: "a type"
        }
    }

    /// Returns the span of the declaration of `entity`.
    func span(of entity: Entity) -> SourceSpan {
        switch entity {
        case .controller(let id): controllers[id.index].span
        case .storyboard(let id): storyboards[id.index].span
        case .style(let id): styles[id.index].span
        case .delegate(let id): delegates[id.index].span
        case .segueClass(let id): segueClasses[id.index].span
        case .window(let id): windows[id.index].span
        case .nib(let id): nibs[id.index].span
        case .function(let index): functions[Int(index)].span
        case .global(let index): globals[Int(index)].span
        case .type(let id): types[id.index].span
        }
    }

    /// Looks up a bare name at file level, from a body in `storyboard`: a scene of that storyboard, a declaration of
    /// the file, or the only scene with the name in other storyboards.
    func lookUp(_ name: IdentifierID, from storyboard: StoryboardID) -> Lookup {
        if let scene = scenes[storyboard.raw]?[name] { return .found(.controller(scene)) }
        if let entity = file[name] { return .found(entity) }
        var found: [ClassID] = []
        for number in storyboards.indices.dropFirst() {
            if let scene = scenes[UInt32(number)]?[name] { found.append(scene) }
        }
        guard let first = found.first else { return .missing }
        return found.count == 1 ? .found(.controller(first)) : .ambiguous(found)
    }

    /// Returns the scene of a name in the main storyboard, whose scenes are declared at file level, or nil.
    func mainScene(_ name: IdentifierID) -> ClassID? {
        guard case .controller(let scene)? = file[name], controllers[scene.index].storyboard.raw == 1 else {
            return nil
        }
        return scene
    }

    /// The result of looking up a name.
    enum Lookup: Sendable {
        case found(Entity)
        case missing
        case ambiguous([ClassID])
    }

    /// The direct subclasses of the classes that have some among the script's classes.
    var directSubclasses: [ClassID: [ClassID]] {
        var found: [ClassID: [ClassID]] = [:]
        for number in controllers.indices.dropFirst(BuiltInClass.slots) where controllers[number].parent.exists {
            found[controllers[number].parent, default: []].append(ClassID(UInt32(number)))
        }
        return found
    }

    /// Whether `controller` is `ancestor` or inherits from it.
    func descends(_ controller: ClassID, from ancestor: ClassID) -> Bool {
        var current = controller
        // A cycle is cut when it is reported, so the chain ends.
        while current.exists {
            if current == ancestor { return true }
            current = controllers[current.index].parent
        }
        return false
    }
}
