import SceneRuntime

/// The state before the block of an `expect exception`, which it goes back to.
struct Guard: Sendable {
    let world: World
    let heap: Heap
    let fields: FieldStore
    let registers: Slab<Value>
    let frames: Slab<Frame>
    let handlers: Slab<HandlerRecord>
    let globals: [Value]
    let blocks: BlockStore
    let senders: [Value]
    let senderTexts: [[UInt8]]
    let answers: [Value]
    let texts: [TextProperty: Value]
    let archived: [CoderKey: Value]
    let setups: Int
    /// Where the script goes on.
    let target: Int
}

extension Machine {
    /// What happens from here on can be undone; then the script goes on at `target`.
    mutating func protect(target: Int) {
        exception = nil
        guards.append(
            Guard(
                world: world, heap: heap, fields: fields, registers: registers, frames: frames, handlers: handlers,
                globals: globals, blocks: blocks, senders: senders, senderTexts: senderTexts, answers: answers,
                texts: texts, archived: archived, setups: setups, target: target))
        // What the guard keeps is not to be written over.
        interrupt()
    }

    /// Goes back to the innermost guard. `seen` is the text of the exception, nil if there was none.
    mutating func restore(seen: [UInt8]?) {
        guard let state = guards.popLast() else { return }
        let observation = world.observation
        world = state.world
        // What was undone was seen all the same.
        world.observation = observation
        heap = state.heap
        fields = state.fields
        registers = state.registers
        frames = state.frames
        handlers = state.handlers
        globals = state.globals
        blocks = state.blocks
        senders = state.senders
        senderTexts = state.senderTexts
        answers = state.answers
        texts = state.texts
        archived = state.archived
        setups = state.setups
        writer.isMuted = setups > 0
        exception = seen
        if let top = frames.indices.last { frames[top].pc = UInt32(truncatingIfNeeded: state.target) }
        interrupt()
    }
}
