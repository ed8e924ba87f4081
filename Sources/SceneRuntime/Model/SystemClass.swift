/// A class whose controllers have content of the system or of SwiftUI. The app makes and shows them as any controller.
public enum SystemClass: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    case none, hosting, imagePicker, activity, documentPicker, safari

    /// The name in scripts.
    package var spelling: StaticString {
        switch self {
        case .none: ""
        case .hosting: "HostingController"
        case .imagePicker: "ImagePickerController"
        case .activity: "ActivityViewController"
        case .documentPicker: "DocumentPickerViewController"
        case .safari: "SFSafariViewController"
        }
    }

    /// The releases of iOS that have the class.
    var releases: ReleaseRange {
        switch self {
        case .none, .imagePicker: .since(3)
        case .hosting: .since(13)
        case .activity: .since(6)
        case .documentPicker: .since(8)
        case .safari: .since(9)
        }
    }

    /// The class of UIKit that it inherits from. SYS-PICKER-2: an image picker is a navigation controller.
    package var base: ControllerKind { self == .imagePicker ? .navigationController : .viewController }

    /// Whether the class itself chooses what `.automatic` means.
    var choosesStyle: Bool {
        switch self {
        case .none, .hosting: false
        case .imagePicker, .activity, .documentPicker, .safari: true
        }
    }
}
