import SceneRuntime

// The text of Swift's values, as Swift prints them.
extension Machine {
    func writeSwift(_ value: Value, to text: inout [UInt8], quoted: Bool, depth: Int) {
        switch value.tag {
        default: break
        }
    }
}
