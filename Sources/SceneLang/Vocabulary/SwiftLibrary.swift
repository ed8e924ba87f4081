import SceneRuntime

/// Classes of Apple's libraries that are written in Swift themselves. A script that uses one of the names, and declares
/// no type with it, gets the declarations. They are as simple as the language, which checks no types. Members that are
/// not declared here are unknown values, because no script declares the superclass.
struct SwiftLibrary: Sendable {
    /// The name of the file in messages.
    let fileName: String
    /// The names that a script uses.
    let names: [StaticString]
    let source: StaticString

    static let all: [SwiftLibrary] = [
        SwiftLibrary(fileName: "<Dispatch>", names: ["DispatchGroup"], source: dispatch),
        SwiftLibrary(
            fileName: "<Combine>",
            names: ["AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "Published"],
            source: combine),
        SwiftLibrary(
            fileName: "<UIKit>",
            names: [
                "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
                "NSDiffableDataSourceSnapshot",
            ], source: dataSources),
    ]

    private static let dispatch: StaticString = """
        final class DispatchGroup: NSObject {
            private var count = 0
            private var blocks: [() -> Void] = []
            func enter() { count += 1 }
            func leave() {
                count -= 1
                if count == 0 { run() }
            }
            func notify(queue: Any, execute block: @escaping () -> Void) {
                blocks.append(block)
                if count == 0 { run() }
            }
            private func run() {
                let waiting = blocks
                blocks = []
                for block in waiting { DispatchQueue.main.async(execute: block) }
            }
        }
        """

    /// A subscription ends with its `AnyCancellable`, which owns the closures. `Published` announces a value before it
    /// changes.
    private static let combine: StaticString = """
        final class AnyCancellable: NSObject {
            var receivers: [(Any) -> Void] = []
            func add(_ receive: @escaping (Any) -> Void) -> Int {
                receivers.append(receive)
                return receivers.count - 1
            }
            func cancel() { receivers = [] }
            func store(in list: inout Any) { if list is [Any] { list.append(self) } else { list.insert(self) } }
        }
        class AnyPublisher: NSObject {
            private let source: AnyPublisher?
            private let change: ((Any, (Any) -> Void) -> Void)?
            init(_ source: AnyPublisher? = nil, _ change: ((Any, (Any) -> Void) -> Void)? = nil) {
                self.source = source
                self.change = change
            }
            func attach(_ subscription: AnyCancellable, _ receive: @escaping (Any) -> Void) {
                guard let source, let change else { return }
                source.attach(subscription) { value in change(value, receive) }
            }
            func sink(receiveValue: @escaping (Any) -> Void) -> AnyCancellable {
                let made = AnyCancellable()
                attach(made, receiveValue)
                return made
            }
            func sink(receiveCompletion: @escaping (Any) -> Void, receiveValue: @escaping (Any) -> Void)
                -> AnyCancellable
            {
                sink(receiveValue: receiveValue)
            }
            func map(_ change: @escaping (Any) -> Any) -> AnyPublisher {
                AnyPublisher(self) { value, send in send(change(value)) }
            }
            func filter(_ isIncluded: @escaping (Any) -> Bool) -> AnyPublisher {
                AnyPublisher(self) { value, send in if isIncluded(value) { send(value) } }
            }
            func compactMap(_ change: @escaping (Any) -> Any?) -> AnyPublisher {
                AnyPublisher(self) { value, send in if let changed = change(value) { send(changed) } }
            }
            func dropFirst(_ count: Int = 1) -> AnyPublisher {
                var left = count
                return AnyPublisher(self) { value, send in
                    if left > 0 { left -= 1 } else { send(value) }
                }
            }
            func removeDuplicates() -> AnyPublisher { removeDuplicates { $0 == $1 } }
            func receive(on queue: Any) -> AnyPublisher {
                AnyPublisher(self) { value, send in DispatchQueue.main.async { send(value) } }
            }
            func debounce(for delay: Any, scheduler: Any) -> AnyPublisher {
                var number = 0
                return AnyPublisher(self) { value, send in
                    number += 1
                    let own = number
                    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { if own == number { send(value) } }
                }
            }
            func removeDuplicates(by isEqual: @escaping (Any, Any) -> Bool) -> AnyPublisher {
                var last: [Any] = []
                return AnyPublisher(self) { value, send in
                    if last.isEmpty || !isEqual(last[0], value) {
                        last = [value]
                        send(value)
                    }
                }
            }
            func merge(with other: AnyPublisher) -> AnyPublisher { _MergedPublishers(self, other) }
            func combineLatest(_ other: AnyPublisher) -> AnyPublisher { _LatestPublishers(self, other) }
            func scan(_ start: Any, _ next: @escaping (Any, Any) -> Any) -> AnyPublisher {
                var result = start
                return AnyPublisher(self) { value, send in
                    result = next(result, value)
                    send(result)
                }
            }
            func prefix(_ count: Int) -> AnyPublisher {
                var left = count
                return AnyPublisher(self) { value, send in
                    if left > 0 {
                        left -= 1
                        send(value)
                    }
                }
            }
            func first() -> AnyPublisher { prefix(1) }
            func delay(for delay: Any, scheduler: Any) -> AnyPublisher {
                AnyPublisher(self) { value, send in
                    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { send(value) }
                }
            }
            func share() -> AnyPublisher { self }
            func eraseToAnyPublisher() -> AnyPublisher { self }
            func setFailureType(to type: Any) -> AnyPublisher { self }
            func subscribe(on queue: Any) -> AnyPublisher { self }
        }
        final class _MergedPublishers: AnyPublisher {
            private let first: AnyPublisher
            private let second: AnyPublisher
            init(_ first: AnyPublisher, _ second: AnyPublisher) {
                self.first = first
                self.second = second
                super.init(nil, nil)
            }
            override func attach(_ subscription: AnyCancellable, _ receive: @escaping (Any) -> Void) {
                first.attach(subscription, receive)
                second.attach(subscription, receive)
            }
        }
        final class _LatestPublishers: AnyPublisher {
            private let first: AnyPublisher
            private let second: AnyPublisher
            init(_ first: AnyPublisher, _ second: AnyPublisher) {
                self.first = first
                self.second = second
                super.init(nil, nil)
            }
            override func attach(_ subscription: AnyCancellable, _ receive: @escaping (Any) -> Void) {
                var left: [Any] = []
                var right: [Any] = []
                first.attach(subscription) { value in
                    left = [value]
                    if !right.isEmpty { receive((value, right[0])) }
                }
                second.attach(subscription) { value in
                    right = [value]
                    if !left.isEmpty { receive((left[0], value)) }
                }
            }
        }
        class PassthroughSubject: AnyPublisher {
            final class Entry {
                weak var subscription: AnyCancellable?
                let number: Int
                init(_ subscription: AnyCancellable, _ number: Int) {
                    self.subscription = subscription
                    self.number = number
                }
            }
            private var entries: [Entry] = []
            init() { super.init(nil, nil) }
            override func attach(_ subscription: AnyCancellable, _ receive: @escaping (Any) -> Void) {
                entries.append(Entry(subscription, subscription.add(receive)))
            }
            func send(_ value: Any = ()) {
                for entry in entries {
                    if let subscription = entry.subscription, entry.number < subscription.receivers.count {
                        subscription.receivers[entry.number](value)
                    }
                }
            }
            func send(completion: Any) { entries = [] }
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
            override func attach(_ subscription: AnyCancellable, _ receive: @escaping (Any) -> Void) {
                super.attach(subscription, receive)
                receive(current)
            }
            override func send(_ value: Any = ()) {
                current = value
                super.send(value)
            }
        }
        final class _PublishedSubject: PassthroughSubject {
            var current: Any
            init(_ value: Any) {
                current = value
                super.init()
            }
            override func attach(_ subscription: AnyCancellable, _ receive: @escaping (Any) -> Void) {
                super.attach(subscription, receive)
                receive(current)
            }
        }
        final class Published {
            let projectedValue: _PublishedSubject
            init(wrappedValue: Any) { projectedValue = _PublishedSubject(wrappedValue) }
            var wrappedValue: Any {
                get { projectedValue.current }
                set {
                    projectedValue.send(newValue)
                    projectedValue.current = newValue
                }
            }
        }
        """

    private static let dataSources: StaticString = """
        struct NSDiffableDataSourceSnapshot: NSObjectProtocol {
            private(set) var sectionIdentifiers: [Any] = []
            private var lists: [[Any]] = []
            init() {}
            var itemIdentifiers: [Any] { lists.flatMap { $0 } }
            var numberOfItems: Int { itemIdentifiers.count }
            var numberOfSections: Int { sectionIdentifiers.count }
            func itemIdentifiers(inSection section: Any) -> [Any] { lists[place(of: section)] }
            func numberOfItems(inSection section: Any) -> Int { lists[place(of: section)].count }
            func indexOfItem(_ item: Any) -> Int? { itemIdentifiers.firstIndex { $0 == item } }
            func indexOfSection(_ section: Any) -> Int? { sectionIdentifiers.firstIndex { $0 == section } }
            private func place(of section: Any) -> Int { sectionIdentifiers.firstIndex { $0 == section }! }
            mutating func appendSections(_ sections: [Any]) {
                for section in sections {
                    sectionIdentifiers.append(section)
                    lists.append([])
                }
            }
            mutating func appendItems(_ items: [Any], toSection section: Any? = nil) {
                var place = lists.count - 1
                if let section { place = self.place(of: section) }
                lists[place] = lists[place] + items
            }
            mutating func insertItems(_ items: [Any], beforeItem item: Any) { insert(items, item, 0) }
            mutating func insertItems(_ items: [Any], afterItem item: Any) { insert(items, item, 1) }
            mutating func moveItem(_ item: Any, beforeItem other: Any) {
                deleteItems([item])
                insert([item], other, 0)
            }
            mutating func moveItem(_ item: Any, afterItem other: Any) {
                deleteItems([item])
                insert([item], other, 1)
            }
            private mutating func insert(_ items: [Any], _ item: Any, _ distance: Int) {
                lists = lists.map { list in
                    guard let place = list.firstIndex(where: { $0 == item }) else { return list }
                    return Array(list.prefix(place + distance)) + items + Array(list.dropFirst(place + distance))
                }
            }
            mutating func insertSections(_ sections: [Any], beforeSection section: Any) {
                insertSections(sections, at: place(of: section))
            }
            mutating func insertSections(_ sections: [Any], afterSection section: Any) {
                insertSections(sections, at: place(of: section) + 1)
            }
            private mutating func insertSections(_ sections: [Any], at place: Int) {
                for (number, section) in sections.enumerated() {
                    sectionIdentifiers.insert(section, at: place + number)
                    lists.insert([], at: place + number)
                }
            }
            func sectionIdentifier(containingItem item: Any) -> Any? {
                for (number, list) in lists.enumerated() {
                    if list.contains(where: { $0 == item }) { return sectionIdentifiers[number] }
                }
                return nil
            }
            mutating func deleteItems(_ items: [Any]) {
                lists = lists.map { list in list.filter { item in !items.contains { $0 == item } } }
            }
            mutating func deleteAllItems() {
                sectionIdentifiers = []
                lists = []
            }
            mutating func deleteSections(_ sections: [Any]) {
                for section in sections {
                    let place = self.place(of: section)
                    sectionIdentifiers.remove(at: place)
                    lists.remove(at: place)
                }
            }
            mutating func reloadItems(_ items: [Any]) {}
            mutating func reconfigureItems(_ items: [Any]) {}
            mutating func reloadSections(_ sections: [Any]) {}
        }
        class UITableViewDiffableDataSource: NSObject {
            private var current = NSDiffableDataSourceSnapshot()
            var defaultRowAnimation: Any = 0
            var supplementaryViewProvider: Any?
            init(tableView: Any, cellProvider: Any) {}
            init(collectionView: Any, cellProvider: Any) {}
            func apply(
                _ snapshot: NSDiffableDataSourceSnapshot, animatingDifferences: Bool = true,
                completion: (() -> Void)? = nil
            ) {
                current = snapshot
                if let completion { DispatchQueue.main.async(execute: completion) }
            }
            func applySnapshotUsingReloadData(
                _ snapshot: NSDiffableDataSourceSnapshot, completion: (() -> Void)? = nil
            ) {
                apply(snapshot, completion: completion)
            }
            func snapshot() -> NSDiffableDataSourceSnapshot { current }
            func sectionIdentifier(for index: Int) -> Any? {
                index < current.numberOfSections ? current.sectionIdentifiers[index] : nil
            }
            func itemIdentifier(for path: IndexPath) -> Any? {
                guard path.section < current.numberOfSections else { return nil }
                let items = current.itemIdentifiers(inSection: current.sectionIdentifiers[path.section])
                return path.row < items.count ? items[path.row] : nil
            }
            func indexPath(for item: Any) -> IndexPath? {
                for (number, section) in current.sectionIdentifiers.enumerated() {
                    let items = current.itemIdentifiers(inSection: section)
                    if let row = items.firstIndex(where: { $0 == item }) {
                        return IndexPath(row: row, section: number)
                    }
                }
                return nil
            }
        }
        class UICollectionViewDiffableDataSource: UITableViewDiffableDataSource {}
        """
}
