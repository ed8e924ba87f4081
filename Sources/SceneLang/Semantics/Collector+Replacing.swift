import SceneRuntime

/// The declarations of earlier entries that an entry of a session declares again. They keep their handles.
struct Replacements: Sendable {
    /// A class with its declarations.
    struct Class: Sendable {
        let id: ClassID
        let earlier: SourceSpan
        let span: SourceSpan
    }

    /// A delegate, a model or a style with its declarations.
    struct Object: Sendable {
        let object: ObjectRef
        let earlier: SourceSpan
        let span: SourceSpan
    }

    /// The classes that are declared again, and those that inherit from them.
    var classes: [Class] = []
    /// The functions of the file that are declared again, each with its earlier declaration.
    var functions: [(function: Int, earlier: DeclarationSite)] = []
    /// The segue classes that are declared again.
    var segueClasses: [SegueClassID] = []
    /// The delegates, models and styles that are declared again.
    var objects: [Object] = []
    /// Whether a variable is declared again.
    var hasVariables = false

    /// Whether nothing is declared again.
    var isEmpty: Bool {
        classes.isEmpty && functions.isEmpty && segueClasses.isEmpty && objects.isEmpty && !hasVariables
    }

    /// Whether a class is declared again, or inherits from one that is.
    func contains(_ id: ClassID) -> Bool { classes.contains { $0.id == id } }
}

// Declarations that an entry of a session declares again.
extension Collector {
    /// Returns what an earlier entry declares with this name; nil outside of sessions.
    func earlier(_ name: IdentifierID) -> Declarations.Entity? {
        guard let firstFile, let entity = declarations.file[name],
            declarations.span(of: entity).file.index < firstFile.index
        else { return nil }
        return entity
    }

    /// Declares a scene or controller in place of an earlier one. Returns its class, or nil if there is no earlier one.
    mutating func replace(with controller: Declarations.Controller, _ declaration: ControllerDeclaration) -> ClassID? {
        guard !controller.isScene || storyboard.raw == 1, case .controller(let id)? = earlier(controller.name) else {
            return nil
        }
        let old = declarations.controllers[id.index]
        var new = controller
        // A class of a storyboard keeps what only the storyboard says.
        if old.isStandIn, declaration.base == nil { new.base = old.base }
        if let site = old.site { declarations.controllerAt[site] = nil }
        if declarations.initial[1] == id { declarations.initial[1] = nil }
        declarations.controllers[id.index] = new
        replacements.classes.append(Replacements.Class(id: id, earlier: old.span, span: new.span))
        return id
    }

    /// Declares a function in place of an earlier one. Returns false if there is no earlier one.
    mutating func replace(with function: Declarations.FileFunction) -> Bool {
        guard case .function(let index)? = earlier(function.name) else { return false }
        replacements.functions.append((Int(index), declarations.functions[Int(index)].site))
        declarations.functions[Int(index)] = function
        return true
    }

    /// Declares a variable in place of an earlier one that is as strong or weak. Returns false if there is none.
    mutating func replace(with global: Declarations.Global) -> Bool {
        guard case .global(let index)? = earlier(global.name),
            declarations.globals[Int(index)].isWeak == global.isWeak
        else { return false }
        declarations.globals[Int(index)] = global
        replacements.hasVariables = true
        return true
    }

    /// Declares a class of segues in place of an earlier one. Returns false if there is no earlier one.
    mutating func replace(with item: Declarations.Item) -> Bool {
        guard case .segueClass(let id)? = earlier(item.name) else { return false }
        declarations.segueClasses[id.index] = item
        replacements.segueClasses.append(id)
        return true
    }

    /// Declares a delegate, a model or a style in place of an earlier one of the same kind. Returns false if there is
    /// no earlier one.
    mutating func replace(_ kind: ObjectRef.Kind, with item: Declarations.Item) -> Bool {
        let (object, old): (ObjectRef, Declarations.Item)
        switch earlier(item.name) {
        case .delegate(let id)? where kind == .delegate && declarations.delegates[id.index].isModel == item.isModel:
            (object, old) = (ObjectRef(.delegate, id.raw), declarations.delegates[id.index])
            declarations.delegates[id.index] = item
        case .style(let id)? where kind == .style:
            (object, old) = (ObjectRef(.style, id.raw), declarations.styles[id.index])
            declarations.styles[id.index] = item
        case .controller, .storyboard, .style, .delegate, .segueClass, .window, .nib, .function, .global, .type, nil:
            return false
        }
        replacements.objects.append(Replacements.Object(object: object, earlier: old.span, span: item.span))
        return true
    }

    /// Collects the members of the classes again that inherit from a class which is declared again.
    mutating func addSubclasses() {
        for entry in replacements.classes {
            for index in declarations.controllers.indices.dropFirst(BuiltInClass.slots) {
                let id = ClassID(UInt32(index))
                guard !added.contains(id), declarations.descends(id, from: entry.id) else { continue }
                added.append(id)
                replacements.classes.append(Replacements.Class(id: id, earlier: entry.earlier, span: entry.span))
            }
        }
    }
}
