extension SwiftLibrary {
    /// Publishers that pass on what code, a notification or a timer sends, and `Published`, which announces a value
    /// before it changes.
    static let subjects: StaticString = """
        class PassthroughSubject: AnyPublisher {
            final class _Entry {
                weak var subscription: AnyCancellable?
                let number: Int
                init(_ subscription: AnyCancellable, _ number: Int) {
                    self.subscription = subscription
                    self.number = number
                }
            }
            private var entries: [_Entry] = []
            private var end: [Any] = []
            init() { super.init(nil, nil) }
            override func attach(_ subscription: AnyCancellable, _ receive: _Block, _ finish: _Block) {
                if !end.isEmpty { return finish(end[0]) }
                entries.append(_Entry(subscription, subscription.add(receive, finish)))
            }
            func send(_ value: Any = ()) {
                for entry in entries {
                    if let subscription = entry.subscription, entry.number < subscription.receivers.count {
                        subscription.receivers[entry.number](value)
                    }
                }
            }
            func send(completion: Any) {
                if !end.isEmpty { return }
                let ended = entries
                entries = []
                end = [completion]
                for entry in ended {
                    if let subscription = entry.subscription, entry.number < subscription.finishers.count {
                        subscription.finishers[entry.number](completion)
                    }
                }
            }
        }
        final class CurrentValueSubject: PassthroughSubject {
            private var current: Any
            init(_ value: Any) {
                current = value
                super.init()
            }
            var value: Any {
                get { current }
                set { send(newValue) }
            }
            override func attach(_ subscription: AnyCancellable, _ receive: _Block, _ finish: _Block) {
                super.attach(subscription, receive, finish)
                receive(current)
            }
            override func send(_ value: Any = ()) {
                current = value
                super.send(value)
            }
        }
        final class _PublishedSubject: PassthroughSubject {
            var current: Any
            private var kept: [AnyCancellable] = []
            init(_ value: Any) {
                current = value
                super.init()
            }
            func set(_ value: Any) {
                send(value)
                current = value
            }
            func keep(_ subscription: AnyCancellable) { kept.append(subscription) }
            override func attach(_ subscription: AnyCancellable, _ receive: _Block, _ finish: _Block) {
                super.attach(subscription, receive, finish)
                receive(current)
            }
        }
        final class Published {
            var projectedValue: _PublishedSubject
            init(wrappedValue: Any) { projectedValue = _PublishedSubject(wrappedValue) }
            var wrappedValue: Any {
                get { projectedValue.current }
                set { projectedValue.set(newValue) }
            }
        }
        final class _NotificationPublisher: AnyPublisher {
            private let name: Any
            private let object: Any?
            init(_ name: Any, _ object: Any?) {
                self.name = name
                self.object = object
                super.init(nil, nil)
            }
            override func attach(_ subscription: AnyCancellable, _ receive: _Block, _ finish: _Block) {
                let number = subscription.add(receive, finish)
                let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak subscription] note in
                    if let object = self.object, note.object !== object { return }
                    if let subscription, number < subscription.receivers.count { subscription.receivers[number](note) }
                }
                subscription.whenEnded { NotificationCenter.default.removeObserver(token) }
            }
        }
        final class _TimerPublisher: AnyPublisher {
            private let interval: Any
            init(_ interval: Any) {
                self.interval = interval
                super.init(nil, nil)
            }
            override func attach(_ subscription: AnyCancellable, _ receive: _Block, _ finish: _Block) {
                let number = subscription.add(receive, finish)
                let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak subscription] _ in
                    if let subscription, number < subscription.receivers.count {
                        subscription.receivers[number](Date())
                    }
                }
                subscription.whenEnded { timer.invalidate() }
            }
        }
        extension NotificationCenter {
            func publisher(for name: Any, object: Any? = nil) -> AnyPublisher { _NotificationPublisher(name, object) }
        }
        extension Timer {
            static func publish(every interval: Any, on loop: Any, in mode: Any) -> AnyPublisher {
                _TimerPublisher(interval)
            }
        }
        extension Sequence { var publisher: AnyPublisher { _SequencePublisher(Array(self)) } }
        """
}
