/// Presentations of controllers whose class chooses their style.
extension World {
    /// Whether `id` is an activity view controller on an iPad, which is a popover unless the script says otherwise.
    func isActivityPopover(_ id: ControllerID) -> Bool {
        applies(.sysActivity1) && spec(of: id).systemClass == .activity && environment.device.isPad
            && environment.device.isRegularWidth
    }

    /// SYS-PICKER-2: whether `id` is an image picker, a navigation controller whose class fills its stack.
    @inline(__always)
    func isPicker(_ id: ControllerID) -> Bool {
        blueprint.classes[self[id].cls.index].systemClass == .imagePicker
    }

    /// Returns the stack without the private controllers of the class, with a warning that they are missing.
    mutating func readPickerStack(of id: ControllerID) {
        createdObject = .list(makeList(children(of: id)))
        leaveOut(.stackOfPicker, id, .none)
    }

    /// SYS-PICKER-1: whether the class chooses the style of `id`. No source says which, so the script must state it.
    func lacksStyle(_ id: ControllerID) -> Bool {
        spec(of: id).systemClass.choosesStyle && self[id].style == .automatic && !isActivityPopover(id)
    }
}
