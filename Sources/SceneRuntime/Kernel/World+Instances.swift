/// Creation of instances in code and from storyboards.
extension World {
    mutating func perform(_ operation: InstanceOperation) {
        switch operation {
        case .setInitialValues(let id): stop(for: .initialise(id))
        case .make(let cls): return make(cls, forScript: false)
        case .instantiate(let cls): return instantiate(cls, forScript: false)
        case .decode(let cls): _ = decode(cls)
        case .decoded(let id): decoded(id)
        case .awaken(let start): awaken(from: Int(start))
        case .makeChildren(let id, let place): makeChildren(of: id, from: Int(place))
        case .makeMembers(let id, let place, let list, let forScript):
            makeMembers(of: id, from: Int(place), list, forScript: forScript)
        case .collectMember(let id, let place, let list, let forScript):
            let member = createdObject.asController
            let all = isAlive(member) ? extend(list, with: member) : list
            enqueue(.makeMembers(id, index: place + 1, all, forScript: forScript))
        case .adoptMembers(let id, let list): adoptMembers(list, into: id)
        case .adoptCreatedObject(let parent, let inCode): adoptCreatedObject(into: parent, inCode: inCode)
        case .setCreatedObject(let id): createdObject = .controller(id)
        case .giveToScript(let id): giveToScript(id)
        case .setCreatedView(let id): createdObject = .object(ObjectRef(self[id].view))
        case .setCreatedAnswer: createdObject = returnValue
        case .release(let id): if decrementOwners(id) { deinitialise(id) }
        case .deinitialise(let id): return deinitialise(id)
        case .tearDown(let id): return tearDown(id)
        }
    }

    /// LAUNCH-CODE-1: `X()` runs `init(nibName:bundle:)`. The children of a container are made before it.
    mutating func make(_ cls: ClassID, nib: NameID = .none, forScript: Bool) {
        guard !blueprint.classes[cls.index].storyboard.exists else { return instantiate(cls, forScript: forScript) }
        cite(.launchCode1)
        let id = newController(cls)
        if nib.exists { features.nibNames[id] = nib }
        addOwner(id)
        if self[id].base.isSystemOwned, !applies(.alertPresent1) { return refuse(.tooOldForAlerts, id, .none) }
        guard blueprint.classes[cls.index].systemClass.releases.contains(release) else {
            return refuse(.tooOldForClass, id, .none)
        }
        if hasMembers(cls) { return enqueue(.makeMembers(id, index: 0, .empty, forScript: forScript)) }
        if mayHaveChildren(cls) { enqueue(.makeChildren(id, index: 0)) }
        initialise(id)
        performOrEnqueue(forScript ? .giveToScript(id) : .setCreatedObject(id))
    }

    /// Creates an instance whose initialiser the script has. The script is its owner.
    mutating func allocate(_ cls: ClassID) {
        cite(.launchCode1)
        let id = newController(cls)
        addOwner(id)
        performOrEnqueue(.giveToScript(id))
    }

    /// LAUNCH-CODE-1: the initialiser of the script calls that of UIKit, which makes the children of a container.
    /// With `decodes`, it calls `init(coder:)`: an object of a storyboard, as from the block of
    /// `instantiateViewController(identifier:creator:)`.
    mutating func runInitialiser(of id: ControllerID, nib: NameID, decodes: Bool) {
        guard isAlive(id) else { return }
        cite(.launchCode1)
        if nib.exists { features.nibNames[id] = nib }
        let cls = self[id].cls
        if decodes {
            self[id].flags.insert(.madeByInitCoder)
            // The class may have an `init(coder:)` of its own, which does not run.
            recordLine(MethodCall(receiver: ObjectRef(id), method: .initCoder), isHandled: false)
        } else {
            initialise(id)
        }
        if hasMembers(cls) || mayHaveChildren(cls) { enqueue(.makeChildren(id, index: 0)) }
    }

    /// MEM-ORDER-2: a navigation controller is created after its root, which its initialiser gets. Code that creates a
    /// tab bar controller sets its tabs later.
    private mutating func renewSerial(of id: ControllerID) {
        guard isAlive(id), self[id].base == .navigationController else { return }
        serials &+= 1
        self[id].serial = serials
    }

    /// NIBNAME-1: the initialiser gets the name of the nib, where one is given.
    private mutating func initialise(_ id: ControllerID) {
        let nib = nibName(of: id)
        callOrEnqueue(id, .initNib, nib.exists ? .string(nib) : .absent)
    }

    /// Whether a class declares the stack or the tabs of its instances, which code passes to their initialiser.
    private func hasMembers(_ cls: ClassID) -> Bool {
        guard !blueprint.classes[cls.index].children.isEmpty else { return false }
        let base = blueprint.classes[cls.index].base
        return base == .navigationController || base == .tabBarController
    }

    /// NAV-INIT-ORDER-1: creates the members of a container from `index` on, one after another. Then its initialiser
    /// runs, and it adopts them.
    private mutating func makeMembers(of id: ControllerID, from index: Int, _ list: ListID, forScript: Bool) {
        let members = spec(of: id).children
        guard index < members.count, livingCount < controllerLimit else {
            cite(.launchCode1)
            renewSerial(of: id)
            initialise(id)
            enqueue(.adoptMembers(id, list))
            return enqueue(forScript ? .giveToScript(id) : .setCreatedObject(id))
        }
        cite(.segueRelation1)
        let cls = members[index]
        enqueue(blueprint.classes[cls.index].storyboard.exists ? .instantiate(cls) : .make(cls))
        enqueue(.collectMember(id, index: UInt32(index), list, forScript: forScript))
    }

    /// NAV-INIT-ORDER-1, TAB-MOVE-1: makes the created members children of their container.
    private mutating func adoptMembers(_ list: ListID, into container: ControllerID) {
        for id in self.list(list) where self[id].flags.contains(.alive) {
            if isAlive(container), handles(container, .pushViewController), !self[id].parent.exists {
                pushByUIKit(id, onto: container, animated: false, by: .navOverride1)
            } else if isAlive(container), !self[id].parent.exists {
                link(id, into: container)
                if self[container].base == .tabBarController {
                    showInitialTab(id, in: container)
                    callMove([id], .willMove, to: container)
                    callMove([id], .didMove, to: container)
                } else {
                    cite(.navInitOrder1)
                    call(id, .willMove, .controller(container))
                }
            }
            enqueue(.release(id))
        }
    }

    /// SEGUE-RELATION-1, VIEW-10: creates an instance from a storyboard. A container and its children are one archive.
    mutating func instantiate(_ cls: ClassID, forScript: Bool) {
        if rule == .none { cite(.view10) }
        let start = features.decodedObjects.count
        let isArchive = mayHaveChildren(cls)
        let id = isArchive ? decode(cls) : newInstance(of: cls)
        if isArchive { enqueue(.awaken(from: UInt32(start))) } else { call(id, .awakeFromNib) }
        enqueue(forScript ? .giveToScript(id) : .setCreatedObject(id))
    }

    /// Creates an instance from a storyboard with `init(coder:)`.
    private mutating func newInstance(of cls: ClassID) -> ControllerID {
        let id = newController(cls)
        self[id].flags.formUnion([.fromStoryboard, .madeByInitCoder])
        addOwner(id)
        callOrEnqueue(id, .initCoder)
        return id
    }

    /// Creates an instance of an archive, then its children.
    private mutating func decode(_ cls: ClassID) -> ControllerID {
        let id = newInstance(of: cls)
        if mayHaveChildren(cls) { enqueue(.makeChildren(id, index: 0)) }
        enqueue(.decoded(id))
        return id
    }

    /// Makes a decoded object the result. The archive retains it until it has called its `awakeFromNib`.
    private mutating func decoded(_ id: ControllerID) {
        createdObject = .controller(id)
        addOwner(id)
        features.decodedObjects.append(id)
    }

    /// NIB-ORDER-1, NIB-PARENT-1: an archive is decoded. Its objects get `awakeFromNib`, children before their parent.
    private mutating func awaken(from start: Int) {
        guard start <= features.decodedObjects.count else { return }
        let (cause, objects) = (rule, Array(features.decodedObjects[start...]))
        features.decodedObjects.removeSubrange(start...)
        for id in objects {
            let parent = self[id].parent
            cite(cause)
            if parent.exists, spec(of: parent).storyboard.exists, spec(of: parent).storyboard != spec(of: id).storyboard
            {
                cite(.segueRef1)
            } else if applies(.nibOrder1) {
                cite(parent.exists ? .nibParent1 : .nibOrder1)
            }
            call(id, .awakeFromNib)
            cite(cause)
            enqueue(.release(id))
        }
    }

    /// Whether the class may have connections to children.
    @inline(__always)
    private func mayHaveChildren(_ cls: ClassID) -> Bool {
        !blueprint.classes[cls.index].children.isEmpty || blueprint.classes[cls.index].base == .splitViewController
    }

    /// Creates the children of a container's connections from `index` on, one after another.
    private mutating func makeChildren(of id: ControllerID, from index: Int) {
        let children = spec(of: id).children
        let isSplit = self[id].base == .splitViewController
        if isSplit, index == 0 { enqueue(.check(id)) }
        guard index < children.count, livingCount < controllerLimit else { return }
        cite(.segueRelation1)
        let inCode = !self[id].flags.contains(.madeByInitCoder)
        let child = children[index]
        guard inCode || canInstantiate(child, for: id) else { return }
        let start = features.decodedObjects.count
        let isDecoded = blueprint.classes[child.index].storyboard.exists
        if isDecoded, !inCode {
            enqueue(.decode(child))
        } else {
            enqueue(isDecoded ? .instantiate(child) : .make(child))
        }
        if isSplit {
            enqueue(.adopt(id, index: UInt32(index)))
        } else {
            enqueue(.adoptCreatedObject(id, inCode: inCode))
        }
        // SEGUE-REF-1: a child after a reference is an archive of its own.
        let isReference = isDecoded && !inCode && blueprint.classes[child.index].storyboard != spec(of: id).storyboard
        if isReference { enqueue(.awaken(from: UInt32(start))) }
        enqueue(.makeChildren(id, index: UInt32(index + 1)))
    }

    /// Makes the result a child of `parent`.
    private mutating func adoptCreatedObject(into parent: ControllerID, inCode: Bool) {
        let child = createdObject.asController
        guard child.exists, self[child].flags.contains(.alive) else { return }
        // A handler may have moved it to another container, or released the container.
        guard isAlive(parent), !self[child].parent.exists else { return enqueue(.release(child)) }
        if self[parent].base == .pageViewController { return adoptPage(child, into: parent) }
        link(child, into: parent)
        if self[parent].base == .tabBarController { showInitialTab(child, in: parent) }
        if inCode, self[parent].base == .navigationController {
            cite(.modalNavB1)
            call(child, .willMove, .controller(parent))
        }
        enqueue(.release(child))
    }

    /// Makes a new instance the result. Its reference now belongs to the script, which must release it.
    private mutating func giveToScript(_ id: ControllerID) {
        createdObject = .controller(id)
        if isAlive(id) { self[id].scriptOwners += 1 }
    }

    /// Adds a record for a new instance without owners.
    mutating func newController(_ cls: ClassID) -> ControllerID {
        let id = freeControllers.popLast() ?? ControllerID(UInt32(controllers.count))
        if id.index == controllers.count { controllers.append(Controller()) }
        serials &+= 1
        livingCount += 1
        // From here on the machine sees each line, so that a run ends at the same one in all formats.
        if livingCount >= controllerLimit { lineBatch.written = MethodSet() }
        let previous = classes[cls.index].latest
        classes[unique: cls.index].createdCount += 1
        classes[unique: cls.index].latest = id
        if previous.exists { self[previous].nextInstance = id } else { classes[unique: cls.index].oldest = id }
        var record = Controller()
        record.cls = cls
        record.ordinal = classes[cls.index].createdCount
        record.serial = serials
        record.base = blueprint.classes[cls.index].base
        record.flags = .alive
        let isAutomatic = has(.automaticStyleIsSheet) || blueprint.classes[cls.index].systemClass.choosesStyle
        record.style = defaultStyle ?? (isAutomatic ? .automatic : .fullScreen)
        record.previousInstance = previous
        if record.base == .navigationController { record.flags.insert(.definesContext) }
        self[id] = record
        let declared = defaultDeclaredStyle
        if declared.exists { updateDelegation(of: id) { $0.customStyle = declared } }
        if record.base == .alertController { features.alerts.append(Alert(of: id)) }
        if record.base == .splitViewController {
            splits.append(Split(owner: id, style: blueprint.classes[cls.index].splitStyle))
        }
        return id
    }

    /// Whether `id` is alive and not being deallocated, so that it can be retained.
    @inlinable @inline(__always)
    package func isAlive(_ id: ControllerID) -> Bool {
        id.index < controllers.count && self[id].isAlive
    }

    /// Whether `id` can be used: it is alive, or its `deinit` is running.
    @inlinable @inline(__always)
    package func isUsable(_ id: ControllerID) -> Bool {
        id.index < controllers.count && self[id].flags.contains(.alive)
    }

    /// A number that no other instance has or will have.
    package func serial(of id: ControllerID) -> UInt32 { self[id].serial }

    /// Returns the class of a controller that is alive and not being deallocated; none for others.
    @inlinable @inline(__always)
    package func classIfAlive(_ id: ControllerID) -> ClassID { isAlive(id) ? self[id].cls : .none }

    /// The class of an instance, alive or not.
    @inlinable @inline(__always)
    package func classOf(_ id: ControllerID) -> ClassID { self[id].cls }

    /// Returns the latest living instance of `cls`, or none.
    @inlinable
    package func latest(of cls: ClassID) -> ControllerID { classes[cls.index].latest }

    /// Returns the number of instances of `cls` that were ever created.
    package func creationCount(of cls: ClassID) -> UInt32 { classes[cls.index].createdCount }

    /// The living instance of `cls` with the number `ordinal`, or none.
    package func instance(of cls: ClassID, ordinal: UInt32) -> ControllerID {
        var id = classes[cls.index].latest
        while id.exists, self[id].ordinal > ordinal { id = self[id].previousInstance }
        return id.exists && self[id].ordinal == ordinal ? id : .none
    }

    /// The living instances of `cls`, oldest first.
    package mutating func instances(of cls: ClassID) -> ListID {
        let start = lists.count
        var id = classes[cls.index].oldest
        while id.exists {
            lists.append(id)
            id = self[id].nextInstance
        }
        return ListID(start: UInt32(start), count: UInt32(lists.count - start))
    }

    /// Whether `id` is of the built-in kind `base` (a table view controller is a view controller too).
    @inlinable @inline(__always)
    package func isKind(_ id: ControllerID, of base: ControllerKind) -> Bool {
        base == .viewController || self[id].base == base
    }

    /// Returns a list with one more element. It grows in place unless another list was made after it.
    private mutating func extend(_ list: ListID, with id: ControllerID) -> ListID {
        guard list.count > 0, Int(list.start) + Int(list.count) == lists.count else {
            return makeList(Array(self.list(list)) + [id])
        }
        lists.append(id)
        return ListID(start: list.start, count: list.count + 1)
    }

    /// Adds a list for a request or a result. It is valid until the world is idle.
    package mutating func makeList(_ elements: [ControllerID]) -> ListID {
        let start = lists.count
        lists.append(contentsOf: elements)
        return ListID(start: UInt32(start), count: UInt32(elements.count))
    }

    /// Returns the elements of a list. A list is valid until `endStep` clears it; later, the result has no meaning.
    @inline(__always)
    package func list(_ list: ListID) -> ArraySlice<ControllerID> {
        let start = Int(list.start)
        guard start + Int(list.count) <= lists.count else { return [] }
        return lists[start..<start + Int(list.count)]
    }
}
