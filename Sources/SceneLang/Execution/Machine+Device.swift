import SceneRuntime

/// Methods of the device.
extension Machine {
    /// A method of the device.
    mutating func callDevice(_ method: BuiltInMember, _ member: MemberName, at a: Int, count: Int) {
        guard checkMethodCall(member, count, isMutating: false) else { return }
        let begins = method == .beginGeneratingDeviceOrientationNotifications
        guard begins || method == .endGeneratingDeviceOrientationNotifications else {
            return failMember(member, of: .device)
        }
        state.world.reportOrientation(begins)
        finishCall(at: a, count: count, .null)
    }
}
