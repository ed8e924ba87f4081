/// Relaunches the app in a new process, without any state of the old one.
extension World {
    /// Discards the controllers of the old process, and begins the numbers of instances again. The script may still
    /// have references to these controllers.
    mutating func beginRelaunch(inBackground: Bool) {
        cite(.relaunch1)
        dropTimers()
        for id in livingControllers() {
            unloadViews(id)
            forgetGeometry(of: id)
            forgetContainerState(of: id)
            forgetDelegation(of: id)
            enqueue(.system(.forget(id)))
            var record = Controller()
            record.cls = self[id].cls
            record.ordinal = self[id].ordinal
            record.serial = self[id].serial
            record.base = self[id].base
            record.scriptOwners = self[id].scriptOwners
            record.flags = .forgotten
            self[id] = record
        }
        livingCount = 0
        features.relaunch()
        splits = []
        for place in classes.indices { classes[place] = ClassState() }
        windows = Array(repeating: Window(), count: windows.count)
        keyWindow = WindowID.main
        enqueue(.system(.restarted))
        enqueue(.system(.relaunch(inBackground: inBackground)))
    }

    /// Recycles the slot of a forgotten controller, unless the script still has a reference to it.
    mutating func forget(_ id: ControllerID) {
        self[id].flags.insert(.dying)
        if self[id].scriptOwners == 0 { deadSlots.appendUnique(id) }
        stop(for: .deallocated(id))
    }

    mutating func relaunch(inBackground: Bool) {
        let canRestore = features.archive.isComplete && blueprint.app.overrides.contains(.shouldRestoreApplicationState)
        features.restoresState = canRestore && !usesScenes
        return launch(features.recipe.root, inBackground: inBackground)
    }

    /// Records how the app is launched. A root that the script has created is created again from its class.
    mutating func recordLaunch(_ root: LaunchOperation) {
        guard case .useRoot(let id) = root else {
            if features.recipe.root != root { features.recipe = LaunchRecipe(root: root) }
            return
        }
        let isDeclared = !spec(of: id).children.isEmpty
        features.recipe = LaunchRecipe(
            root: .makeRootInCode(self[id].cls), stack: isDeclared ? [] : children(of: id).map { self[$0].cls })
    }

    /// Creates the stack of `launch with N stack […]` again.
    mutating func recreateStack() {
        let root = createdObject.asController
        guard isAlive(root), self[root].base == .navigationController, !self[contents: root].firstChild.exists else {
            return
        }
        for cls in features.recipe.stack {
            enqueue(.make(cls))
            enqueue(.adoptCreatedObject(root, inCode: true))
        }
        enqueue(.setCreatedObject(root))
    }
}
