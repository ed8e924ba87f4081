import SceneRuntime

/// Rows of tables and items of collections, which the user taps.
extension Machine {
    /// D19: `tap row N section M in X`. The delegate is what code has set, otherwise the controller of the view.
    mutating func tapRow(_ arguments: VerbArguments) {
        guard let row = state.registers[arguments.operand].asInt, row >= 0 else {
            return fail(.wrongType, "expected the number of a row, from 0 on")
        }
        let section = state.registers[arguments.register(of: .section)].asInt ?? 0
        let place = arguments.register(of: .in)
        let given = state.registers[place]
        var id = given.isAbsent ? state.world.frontmost() : referent(of: given).asController
        if given.isAbsent, isSearchOfList(id) { id = state.world.controllerBelow(id) }
        guard id.exists else { return fail(.noSubject, "no table is on screen", help: emptyScreenHelp) }
        if let obstacle = state.world.obstacle(toTouching: id), !isSearch(obstacle) {
            return fail(problem(obstacle, with: sourceText(of: .controller(id))))
        }
        guard let found = rowDelegate(of: id) else {
            guard hasRows(id) else {
                return fail(
                    .refused, "`\(sourceText(of: .controller(id)))` has no table and no method for a tapped row",
                    help: "declare: func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { … }"
                )
            }
            // The table selects the row, and calls nothing.
            let path = make(.indexPath, [.int(section), .int(row)])
            selectRow(path, of: id)
            release(path)
            var text: [UInt8] = [0x27]
            text += sourceText(of: .controller(id)).utf8
            text += "' has no method tableView(_:didSelectRowAt:)".utf8
            return emit(.nothing, text[...], depth: state.world.depth)
        }
        let list = table(found.view, of: id)
        if ignoresSelection(list) {
            let text = "'\(sourceText(of: .controller(id)))' is editing, so that rows are not selected"
            return emit(.nothing, Array(text.utf8)[...], depth: state.world.depth)
        }
        let path = make(.indexPath, [.int(section), .int(row)])
        selectRow(path, of: id)
        let closure = Value(.closure, extra: found.function, bits: UInt64(state.heap.add([retained(found.receiver)])))
        let arguments = Value(.tuple, bits: UInt64(state.heap.add([list, path])))
        state.world.request(.run(state.blocks.add(closure, with: arguments)))
    }

    /// Whether a list is being edited, and does not allow selections then, as by default (UITableView.h).
    private func ignoresSelection(_ list: Value) -> Bool {
        guard list.asObject.kind == .view, isListEditing(list.asObject.view) else { return false }
        return looseProperty("allowsSelectionDuringEditing", of: list.asObject).asBool != true
    }

    /// `tableView.setEditing(true, animated: true)`: no call of UIKit follows.
    mutating func setListEditing(of list: ObjectRef, at a: Int, count: Int) {
        setLooseProperty(state.world.internName(Array("isEditing".utf8)), of: list, to: moveOut(of: a + 1))
        let owner = state.world.ownerOfView(list.view).controller
        let isOwnerEditing = owner.exists && state.world.isEditing(owner)
        setLooseProperty(state.world.internName(Array("ownerEdits".utf8)), of: list, to: .bool(isOwnerEditing))
        finishCall(at: a, count: count, .null)
    }

    /// Whether code has begun to edit a list: by the list, or by its controller, which passes it on.
    func isListEditing(_ view: ViewID) -> Bool {
        let (owner, place) = state.world.ownerOfView(view)
        let isOwnerEditing = owner.exists && state.world.isEditing(owner)
        // The controller of a list tells it each change.
        let isLatest = place != 0 || looseProperty("ownerEdits", of: ObjectRef(view)).asBool == isOwnerEditing
        if isLatest, let own = looseProperty("isEditing", of: ObjectRef(view)).asBool { return own }
        return place == 0 && isOwnerEditing
    }

    /// Whether only a search without a controller for its results covers a list: the list shows the results.
    private func isSearch(_ obstacle: TouchObstacle) -> Bool {
        guard case .covered(let cover) = obstacle else { return false }
        return isSearchOfList(cover)
    }

    /// Whether a controller is a search without a controller for its results.
    private func isSearchOfList(_ id: ControllerID) -> Bool {
        guard id.exists, state.world.isKind(id, of: .searchController) else { return false }
        let key = StoredPropertyKey(object: ObjectRef(id), property: .searchResultsController)
        return state.storedProperties[key]?.isNull ?? true
    }

    /// Whether a controller has a table or a collection, whose kind a script may call `table`, `list` or `tableView`.
    private func hasRows(_ id: ControllerID) -> Bool {
        if state.world.isKind(id, of: .tableViewController) || state.world.isKind(id, of: .collectionViewController) {
            return true
        }
        let kinds: Set<String> = ["table", "list", "tableview", "collection", "collectionview", "grid"]
        let views = state.world.blueprint.classes[state.world.classOf(id).index].views
        return views.contains { kinds.contains(text($0.kind).lowercased()) }
    }

    /// The object whose method UIKit calls for a row, and the method: the delegate of a view of the controller,
    /// otherwise the controller itself.
    private func rowDelegate(of id: ControllerID) -> (receiver: Value, function: UInt32, view: ViewID)? {
        let name = state.world.findName(Array("delegate".utf8))
        let keys = state.uikit.properties.keys.filter { key in
            key.name == name && key.object.kind == .view && state.world.ownerOfView(key.object.view).controller == id
        }
        for key in keys.sorted(by: { $0.object.view.raw < $1.object.view.raw }) {
            guard let receiver = state.uikit.properties[key].map({ referent(of: $0) }) else { continue }
            if let function = rowFunction(of: receiver) { return (receiver, function, key.object.view) }
        }
        return rowFunction(of: .controller(id)).map { (.controller(id), $0, .none) }
    }

    /// The view with the rows: the one whose delegate UIKit calls, or the root view of a controller of a table;
    /// unknown for another controller.
    private mutating func table(_ view: ViewID, of id: ControllerID) -> Value {
        if view.exists {
            state.world.markReferenced(view)
            return .object(ObjectRef(view))
        }
        let isList =
            state.world.isKind(id, of: .tableViewController) || state.world.isKind(id, of: .collectionViewController)
        guard isList, case .value(let root) = state.world.read(.view, of: ObjectRef(id)) else { return unknownHere }
        return value(of: root)
    }

    private func rowFunction(of value: Value) -> UInt32? {
        for (base, label) in [("tableView", "didSelectRowAt"), ("collectionView", "didSelectItemAt")] {
            let name = state.world.findName(Array(base.utf8))
            guard name.exists, let all = functions(named: name, of: value) else { continue }
            for function in all {
                guard let signature = program.signatures[function], signature.labels.count == 2,
                    signature.labels[1].exists, text(signature.labels[1]) == label
                else { continue }
                return function
            }
        }
        return nil
    }
}

// The selected rows.
extension Machine {
    /// The controller of a table: the owner of the view, otherwise self.
    private func controller(ofTable value: Value) -> ControllerID {
        let view = referent(of: value).asObject.view
        if view.exists { return state.world.ownerOfView(view).controller }
        return referent(of: top.selfValue).asController
    }

    /// Selects a row, which it takes over no reference of.
    mutating func selectRow(_ path: Value, of id: ControllerID) {
        let old = state.uikit.selectedRows.updateValue([retained(path)], forKey: id) ?? []
        for value in old { release(value) }
        state.world.setRowSelected(in: id)
    }

    /// `table.selectRow(at: p, animated: b, scrollPosition: s)`, `table.deselectRow(at: p, animated: b)`.
    mutating func changeSelection(_ call: UIKitCall, at a: Int, count: Int) {
        let id = controller(ofTable: state.registers[a])
        let path = state.registers[a + 1]
        if call == .selectRow, valueClass(of: path) == .indexPath {
            selectRow(path, of: id)
        } else {
            // UIKit deselects one row; a row that nothing knows may be any of them.
            let all = state.uikit.selectedRows.removeValue(forKey: id) ?? []
            var kept: [Value] = []
            for value in all {
                let isMeant = path.isNull || path.tag == .unknown || isEqual(value, path)
                if isMeant { release(value) } else { kept.append(value) }
            }
            if !kept.isEmpty { state.uikit.selectedRows[id] = kept }
        }
        finishUIKit(at: a, count: count, .null)
    }

    /// The selected rows of a table, for `indexPathForSelectedRow` and its relatives; nil for another member.
    mutating func selection(_ member: MemberName, of value: Value) -> Value? {
        guard !state.uikit.selectedRows.isEmpty || member.group == .stored,
            value.tag == .unknown || value.asObject.kind == .view
        else { return nil }
        let name = text(member.name)
        guard name.hasPrefix("indexPathForSelected") || name.hasPrefix("indexPathsForSelected") else { return nil }
        let id = controller(ofTable: value)
        let all = state.world.keepsSelectedRow(in: id) ? state.uikit.selectedRows[id] ?? [] : []
        if name == "indexPathForSelectedRow" { return all.first.map { retained($0) } ?? .null }
        return all.isEmpty ? .null : copies(of: all)
    }
}
