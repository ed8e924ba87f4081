/// The texts that UIKit prints or raises.
public enum Message: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case none
}
