extension SwiftLibrary {
    /// A publisher passes values and the end of the stream to closures. A subscription ends with its `AnyCancellable`,
    /// which owns them.
    static let combine: StaticString = """
        typealias _Block = (Any) -> Void
        enum _Completion { case finished, failure(Error) }
        enum Subscribers { typealias Completion = _Completion }
        final class AnyCancellable: NSObject {
            var receivers: [_Block] = []
            var finishers: [_Block] = []
            var isOpen = true
            private var end: (() -> Void)?
            init(_ end: (() -> Void)? = nil) {
                self.end = end
                super.init()
            }
            func add(_ receive: @escaping _Block, _ finish: @escaping _Block) -> Int {
                receivers.append(receive)
                finishers.append(finish)
                return receivers.count - 1
            }
            func whenEnded(_ block: @escaping () -> Void) {
                let before = end
                end = {
                    before?()
                    block()
                }
            }
            func cancel() {
                isOpen = false
                receivers = []
                finishers = []
                let block = end
                end = nil
                block?()
            }
            func store(in list: inout Any) { if list is [Any] { list.append(self) } else { list.insert(self) } }
            deinit { end?() }
        }
        class AnyPublisher: NSObject {
            private let source: AnyPublisher?
            private let change: ((Any, _Block, _Block) -> Void)?
            private let end: ((Any, _Block, _Block) -> Void)?
            init(
                _ source: AnyPublisher? = nil, _ change: ((Any, _Block, _Block) -> Void)? = nil,
                end: ((Any, _Block, _Block) -> Void)? = nil
            ) {
                self.source = source
                self.change = change
                self.end = end
            }
            func attach(_ subscription: AnyCancellable, _ receive: _Block, _ finish: _Block) {
                guard let source, let change else { return }
                source.attach(
                    subscription, { value in change(value, receive, finish) },
                    { completion in
                        if let end { end(completion, receive, finish) } else { finish(completion) }
                    })
            }
            func sink(receiveValue: @escaping (Any) -> Void) -> AnyCancellable {
                sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
            }
            func sink(receiveCompletion: @escaping (Any) -> Void, receiveValue: @escaping (Any) -> Void)
                -> AnyCancellable
            {
                let made = AnyCancellable()
                attach(made, { [weak made] value in if let made, made.isOpen { receiveValue(value) } }) {
                    [weak made] completion in
                    if let made, made.isOpen {
                        made.cancel()
                        receiveCompletion(completion)
                    }
                }
                return made
            }
            func assign(to path: Any, on object: Any) -> AnyCancellable {
                sink { object[keyPath: path] = $0 }
            }
            func assign(to published: Any) {
                published.keep(sink { [weak published] value in published?.set(value) })
            }
            func map(_ change: @escaping (Any) -> Any) -> AnyPublisher {
                AnyPublisher(self) { value, pass, _ in pass(change(value)) }
            }
            func tryMap(_ change: @escaping (Any) throws -> Any) -> AnyPublisher {
                AnyPublisher(self) { value, pass, finish in
                    do { pass(try change(value)) } catch { finish(_Completion.failure(error)) }
                }
            }
            func filter(_ isIncluded: @escaping (Any) -> Bool) -> AnyPublisher {
                AnyPublisher(self) { value, pass, _ in if isIncluded(value) { pass(value) } }
            }
            func compactMap(_ change: @escaping (Any) -> Any?) -> AnyPublisher {
                AnyPublisher(self) { value, pass, _ in if let changed = change(value) { pass(changed) } }
            }
            func flatMap(maxPublishers: Any = 0, _ change: @escaping (Any) -> AnyPublisher) -> AnyPublisher {
                _FlatPublisher(self, change, latest: false)
            }
            func switchToLatest() -> AnyPublisher { _FlatPublisher(self, { $0 }, latest: true) }
            func mapError(_ change: @escaping (Any) -> Any) -> AnyPublisher {
                AnyPublisher(self, { value, pass, _ in pass(value) }) { completion, _, finish in
                    if case .failure(let error) = completion {
                        finish(_Completion.failure(change(error)))
                    } else {
                        finish(completion)
                    }
                }
            }
            func replaceError(with value: Any) -> AnyPublisher {
                AnyPublisher(self, { value, pass, _ in pass(value) }) { completion, pass, finish in
                    if case .failure = completion { pass(value) }
                    finish(_Completion.finished)
                }
            }
            func `catch`(_ other: @escaping (Any) -> AnyPublisher) -> AnyPublisher { _CatchingPublisher(self, other) }
            func dropFirst(_ count: Int = 1) -> AnyPublisher {
                _FreshPublisher {
                    var left = count
                    return AnyPublisher(self) { value, pass, _ in
                        if left > 0 { left -= 1 } else { pass(value) }
                    }
                }
            }
            func removeDuplicates() -> AnyPublisher { removeDuplicates { $0 == $1 } }
            func removeDuplicates(by isEqual: @escaping (Any, Any) -> Bool) -> AnyPublisher {
                _FreshPublisher {
                    var last: [Any] = []
                    return AnyPublisher(self) { value, pass, _ in
                        if last.isEmpty || !isEqual(last[0], value) {
                            last = [value]
                            pass(value)
                        }
                    }
                }
            }
            func receive(on queue: Any, options: Any? = nil) -> AnyPublisher {
                AnyPublisher(self, { value, pass, _ in DispatchQueue.main.async { pass(value) } }) {
                    completion, _, finish in
                    DispatchQueue.main.async { finish(completion) }
                }
            }
            func delay(for delay: Any, scheduler: Any) -> AnyPublisher {
                AnyPublisher(
                    self, { value, pass, _ in DispatchQueue.main.asyncAfter(deadline: .now() + delay) { pass(value) } }
                ) { completion, _, finish in
                    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { finish(completion) }
                }
            }
            func debounce(for delay: Any, scheduler: Any) -> AnyPublisher {
                _FreshPublisher {
                    var number = 0
                    return AnyPublisher(self) { value, pass, _ in
                        number += 1
                        let own = number
                        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { if own == number { pass(value) } }
                    }
                }
            }
            func throttle(for delay: Any, scheduler: Any, latest: Bool) -> AnyPublisher {
                _FreshPublisher {
                    var waiting: [Any] = []
                    var isOpen = true
                    return AnyPublisher(self) { value, pass, _ in
                        if isOpen {
                            isOpen = false
                            pass(value)
                            DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
                                isOpen = true
                                if let next = latest ? waiting.last : waiting.first { pass(next) }
                                waiting = []
                            }
                        } else {
                            waiting.append(value)
                        }
                    }
                }
            }
            func scan(_ start: Any, _ next: @escaping (Any, Any) -> Any) -> AnyPublisher {
                _FreshPublisher {
                    var result = start
                    return AnyPublisher(self) { value, pass, _ in
                        result = next(result, value)
                        pass(result)
                    }
                }
            }
            func reduce(_ start: Any, _ next: @escaping (Any, Any) -> Any) -> AnyPublisher {
                _FreshPublisher {
                    var result = start
                    return AnyPublisher(self, { value, _, _ in result = next(result, value) }) {
                        completion, pass, finish in
                        pass(result)
                        finish(completion)
                    }
                }
            }
            func collect() -> AnyPublisher { reduce([]) { $0 + [$1] } }
            func collect(_ count: Int) -> AnyPublisher {
                _FreshPublisher {
                    var list: [Any] = []
                    return AnyPublisher(self, { value, pass, _ in
                        list.append(value)
                        if list.count == count {
                            let full = list
                            list = []
                            pass(full)
                        }
                    }) { completion, pass, finish in
                        if !list.isEmpty { pass(list) }
                        finish(completion)
                    }
                }
            }
            func prefix(_ count: Int) -> AnyPublisher {
                _FreshPublisher {
                    var left = count
                    return AnyPublisher(self) { value, pass, finish in
                        if left > 0 {
                            left -= 1
                            pass(value)
                            if left == 0 { finish(_Completion.finished) }
                        }
                    }
                }
            }
            func first() -> AnyPublisher { prefix(1) }
            func first(where isIncluded: @escaping (Any) -> Bool) -> AnyPublisher { filter(isIncluded).prefix(1) }
            func prepend(_ values: Any...) -> AnyPublisher { _SequencePublisher(values, then: self) }
            func handleEvents(
                receiveSubscription: Any? = nil, receiveOutput: ((Any) -> Void)? = nil,
                receiveCompletion: ((Any) -> Void)? = nil, receiveCancel: Any? = nil, receiveRequest: Any? = nil
            ) -> AnyPublisher {
                AnyPublisher(self, { value, pass, _ in
                    receiveOutput?(value)
                    pass(value)
                }) { completion, _, finish in
                    receiveCompletion?(completion)
                    finish(completion)
                }
            }
            func ignoreOutput() -> AnyPublisher { filter { _ in false } }
            func merge(with others: AnyPublisher...) -> AnyPublisher {
                others.reduce(self) { _MergedPublishers($0, $1) }
            }
            func zip(_ other: AnyPublisher) -> AnyPublisher { _ZippedPublishers(self, other) }
            func zip(_ other: AnyPublisher, _ change: @escaping (Any, Any) -> Any) -> AnyPublisher {
                zip(other).map { change($0.0, $0.1) }
            }
            func zip(_ second: AnyPublisher, _ third: AnyPublisher) -> AnyPublisher {
                zip(second).zip(third).map { ($0.0.0, $0.0.1, $0.1) }
            }
            func combineLatest(_ other: AnyPublisher) -> AnyPublisher { _LatestPublishers(self, other) }
            func combineLatest(_ other: AnyPublisher, _ change: @escaping (Any, Any) -> Any) -> AnyPublisher {
                combineLatest(other).map { change($0.0, $0.1) }
            }
            func combineLatest(_ second: AnyPublisher, _ third: AnyPublisher) -> AnyPublisher {
                combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
            }
            func combineLatest(
                _ second: AnyPublisher, _ third: AnyPublisher, _ change: @escaping (Any, Any, Any) -> Any
            ) -> AnyPublisher {
                combineLatest(second, third).map { change($0.0, $0.1, $0.2) }
            }
            func share() -> AnyPublisher { self }
            func autoconnect() -> AnyPublisher { self }
            func eraseToAnyPublisher() -> AnyPublisher { self }
            func setFailureType(to type: Any) -> AnyPublisher { self }
            func assertNoFailure() -> AnyPublisher { self }
            func subscribe(on queue: Any) -> AnyPublisher { self }
        }
        enum Publishers {
            static func CombineLatest(_ a: AnyPublisher, _ b: AnyPublisher) -> AnyPublisher { a.combineLatest(b) }
            static func CombineLatest3(_ a: AnyPublisher, _ b: AnyPublisher, _ c: AnyPublisher) -> AnyPublisher {
                a.combineLatest(b, c)
            }
            static func CombineLatest4(
                _ a: AnyPublisher, _ b: AnyPublisher, _ c: AnyPublisher, _ d: AnyPublisher
            ) -> AnyPublisher {
                a.combineLatest(b, c).combineLatest(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
            }
            static func Merge(_ a: AnyPublisher, _ b: AnyPublisher) -> AnyPublisher { a.merge(with: b) }
            static func Merge3(_ a: AnyPublisher, _ b: AnyPublisher, _ c: AnyPublisher) -> AnyPublisher {
                a.merge(with: b, c)
            }
            static func MergeMany(_ all: AnyPublisher...) -> AnyPublisher { _merged(all) }
            static func MergeMany(_ all: [AnyPublisher]) -> AnyPublisher { _merged(all) }
            static func _merged(_ all: [AnyPublisher]) -> AnyPublisher {
                all.reduce(_SequencePublisher([])) { $0.merge(with: $1) }
            }
            static func Zip3(_ a: AnyPublisher, _ b: AnyPublisher, _ c: AnyPublisher) -> AnyPublisher { a.zip(b, c) }
            static func Zip(_ a: AnyPublisher, _ b: AnyPublisher) -> AnyPublisher { a.zip(b) }
        }
        final class _SequencePublisher: AnyPublisher {
            private let values: [Any]
            private let next: AnyPublisher?
            private let end: Any
            init(_ values: [Any], then next: AnyPublisher? = nil, end: Any = _Completion.finished) {
                self.values = values
                self.next = next
                self.end = end
                super.init(nil, nil)
            }
            override func attach(_ subscription: AnyCancellable, _ receive: _Block, _ finish: _Block) {
                for value in values { receive(value) }
                if let next { next.attach(subscription, receive, finish) } else { finish(end) }
            }
        }
        func Just(_ value: Any) -> AnyPublisher { _SequencePublisher([value]) }
        func Empty(completeImmediately: Bool = true) -> AnyPublisher {
            completeImmediately ? _SequencePublisher([]) : PassthroughSubject()
        }
        func Fail(error: Any) -> AnyPublisher { _SequencePublisher([], end: _Completion.failure(error)) }
        final class Future: AnyPublisher {
            private let subject = PassthroughSubject()
            private var result: [Any] = []
            init(_ body: (@escaping _Block) -> Void) {
                super.init(nil, nil)
                body { result in
                    if self.result.isEmpty {
                        self.result = [result]
                        self.subject.send(0)
                        self.subject.send(completion: _Completion.finished)
                    }
                }
            }
            override func attach(_ subscription: AnyCancellable, _ receive: _Block, _ finish: _Block) {
                let deliver = {
                    switch self.result[0] {
                    case .success(let value):
                        receive(value)
                        finish(_Completion.finished)
                    case .failure(let error): finish(_Completion.failure(error))
                    }
                }
                if result.isEmpty { subject.attach(subscription, { _ in deliver() }, { _ in }) } else { deliver() }
            }
        }
        final class _FreshPublisher: AnyPublisher {
            private let make: () -> AnyPublisher
            init(_ make: @escaping () -> AnyPublisher) {
                self.make = make
                super.init(nil, nil)
            }
            override func attach(_ subscription: AnyCancellable, _ receive: _Block, _ finish: _Block) {
                make().attach(subscription, receive, finish)
            }
        }
        final class _FlatPublisher: AnyPublisher {
            private let source: AnyPublisher
            private let change: (Any) -> AnyPublisher
            private let isLatest: Bool
            init(_ source: AnyPublisher, _ change: @escaping (Any) -> AnyPublisher, latest: Bool) {
                self.source = source
                self.change = change
                isLatest = latest
                super.init(nil, nil)
            }
            override func attach(_ subscription: AnyCancellable, _ receive: _Block, _ finish: _Block) {
                var open = 1
                var last: AnyCancellable?
                let leave: _Block = { completion in
                    open -= 1
                    if case .failure = completion { finish(completion) } else if open == 0 { finish(completion) }
                }
                source.attach(
                    subscription,
                    { [weak subscription] value in
                        if self.isLatest, let last {
                            last.cancel()
                            open -= 1
                        }
                        open += 1
                        let inner = self.change(value).sink(receiveCompletion: { completion in
                            if self.isLatest { last = nil }
                            leave(completion)
                        }, receiveValue: receive)
                        if self.isLatest { last = inner }
                        subscription?.whenEnded { inner.cancel() }
                    }, leave)
            }
        }
        final class _CatchingPublisher: AnyPublisher {
            private let source: AnyPublisher
            private let other: (Any) -> AnyPublisher
            init(_ source: AnyPublisher, _ other: @escaping (Any) -> AnyPublisher) {
                self.source = source
                self.other = other
                super.init(nil, nil)
            }
            override func attach(_ subscription: AnyCancellable, _ receive: _Block, _ finish: _Block) {
                var hasFailed = false
                source.attach(subscription, { value in if !hasFailed { receive(value) } }) {
                    [weak subscription] completion in
                    if hasFailed { return }
                    if case .failure(let error) = completion, let subscription {
                        hasFailed = true
                        self.other(error).attach(subscription, receive, finish)
                    } else {
                        finish(completion)
                    }
                }
            }
        }
        class _PublisherPair: AnyPublisher {
            let first: AnyPublisher
            let second: AnyPublisher
            init(_ first: AnyPublisher, _ second: AnyPublisher) {
                self.first = first
                self.second = second
                super.init(nil, nil)
            }
            func attachBoth(_ subscription: AnyCancellable, _ finish: _Block, _ receive: @escaping (Int, Any) -> Void) {
                var open = 2
                let leave: _Block = { completion in
                    open -= 1
                    if case .failure = completion { finish(completion) } else if open == 0 { finish(completion) }
                }
                first.attach(subscription, { receive(0, $0) }, leave)
                second.attach(subscription, { receive(1, $0) }, leave)
            }
        }
        final class _MergedPublishers: _PublisherPair {
            override func attach(_ subscription: AnyCancellable, _ receive: _Block, _ finish: _Block) {
                attachBoth(subscription, finish) { _, value in receive(value) }
            }
        }
        final class _LatestPublishers: _PublisherPair {
            override func attach(_ subscription: AnyCancellable, _ receive: _Block, _ finish: _Block) {
                var values: [[Any]] = [[], []]
                attachBoth(subscription, finish) { place, value in
                    values[place] = [value]
                    if !values[0].isEmpty && !values[1].isEmpty { receive((values[0][0], values[1][0])) }
                }
            }
        }
        final class _ZippedPublishers: _PublisherPair {
            override func attach(_ subscription: AnyCancellable, _ receive: _Block, _ finish: _Block) {
                var values: [[Any]] = [[], []]
                attachBoth(subscription, finish) { place, value in
                    values[place].append(value)
                    if !values[0].isEmpty && !values[1].isEmpty {
                        receive((values[0].removeFirst(), values[1].removeFirst()))
                    }
                }
            }
        }
        """
}
