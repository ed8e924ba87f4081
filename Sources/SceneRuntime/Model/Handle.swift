/// A 32-bit handle of an object of the kind `Kind` in an array. Slot 0 is the null object.
///
/// Handles are plain numbers: trivial to copy, compare and hash. `Kind` is never instantiated.
@frozen
public struct Handle<Kind>: Hashable, Sendable, BitwiseCopyable {
    /// The slot; 0 for no object.
    public let raw: UInt32

    @inlinable
    public init(_ raw: UInt32) { self.raw = raw }

    @inlinable
    init(slot: Int) { raw = UInt32(truncatingIfNeeded: slot) }

    /// The handle of no object.
    @inlinable
    public static var none: Self { Self(0) }

    /// Whether it refers to an object.
    @inlinable
    public var exists: Bool { raw != 0 }

    /// `raw` as an index.
    @inlinable
    public var index: Int { Int(raw) }
}

/// The kinds of objects. They have no values and only distinguish the types of handles.
public enum Kinds {
    public enum Controller {}
    public enum View {}
    public enum Class {}
    public enum Segue {}
    public enum SegueClass {}
    public enum Storyboard {}
    public enum Nib {}
    public enum Style {}
    public enum Delegate {}
    public enum Window {}
    public enum Name {}
    public enum Block {}
    public enum Transition {}
    public enum ContainerState {}
    public enum Delegation {}
    public enum Search {}
}

/// A view controller instance, alive or with a slot that is not recycled yet.
public typealias ControllerID = Handle<Kinds.Controller>
/// A view: the root view of a controller, or a named view.
public typealias ViewID = Handle<Kinds.View>
/// A declared controller (`scene` or `controller`).
public typealias ClassID = Handle<Kinds.Class>
/// A declared segue.
public typealias SegueID = Handle<Kinds.Segue>
/// A declared custom segue class (`segue Fade(segue) { … }`).
public typealias SegueClassID = Handle<Kinds.SegueClass>
/// A declared storyboard; 1 is the main one.
public typealias StoryboardID = Handle<Kinds.Storyboard>
/// A declared nib.
public typealias NibID = Handle<Kinds.Nib>
/// A declared presentation style.
public typealias StyleID = Handle<Kinds.Style>
/// A declared delegate object.
public typealias DelegateID = Handle<Kinds.Delegate>
/// A window; 1 is the main one, the others are declared.
public typealias WindowID = Handle<Kinds.Window>
/// A name in a `NameTable`.
public typealias NameID = Handle<Kinds.Name>
/// A block of the script (completion); opaque to the world.
public typealias BlockID = Handle<Kinds.Block>
/// A transition in flight.
public typealias TransitionID = Handle<Kinds.Transition>
/// The record of a controller's children, occupants and presentation.
public typealias ContainerStateID = Handle<Kinds.ContainerState>
/// The record of a controller's delegates.
public typealias DelegationID = Handle<Kinds.Delegation>
/// A search for the destination of an unwind segue.
public typealias SearchID = Handle<Kinds.Search>

/// A list of controllers in an array of the world. It is valid until the world is idle.
public struct ListID: Hashable, Sendable, BitwiseCopyable {
    /// The index of the first element.
    public let start: UInt32
    /// The number of elements.
    public let count: UInt32

    public init(start: UInt32, count: UInt32) {
        self.start = start
        self.count = count
    }

    /// The list without elements.
    public static var empty: ListID { ListID(start: 0, count: 0) }
}

extension Handle where Kind == Kinds.Storyboard {
    /// The storyboard `Main`.
    @inlinable
    package static var main: Self { Self(1) }
}

extension Handle where Kind == Kinds.Window {
    /// The window with the name `window`.
    @inlinable
    package static var main: Self { Self(1) }
}
