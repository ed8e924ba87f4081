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
            fileName: "<Foundation>", names: ["NSCache", "NSLock", "NSRecursiveLock"], source: foundation),
        SwiftLibrary(fileName: "<Swift>", names: ["OptionSet"], source: options),
        SwiftLibrary(fileName: "<Combine>", names: namesOfCombine, source: combine),
        SwiftLibrary(fileName: "<Combine subjects>", names: namesOfCombine, source: subjects),
        SwiftLibrary(
            fileName: "<UIKit>",
            names: [
                "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
                "NSDiffableDataSourceSnapshot",
            ], source: dataSources),
    ]

    /// Whether a file in messages is one of a library.
    static func isFile(_ name: String) -> Bool { all.contains { $0.fileName == name } }

    private static let namesOfCombine: [StaticString] = [
        "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "Published",
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

    /// A cache that never discards an object, and locks, for which nothing waits.
    private static let foundation: StaticString = """
        class NSCache: NSObject {
            private var objects: [AnyHashable: Any] = [:]
            var name = ""
            var countLimit = 0
            var totalCostLimit = 0
            var evictsObjectsWithDiscardedContent = true
            weak var delegate: AnyObject?
            override init() {}
            func object(forKey key: Any) -> Any? { objects[key] }
            func setObject(_ object: Any, forKey key: Any) { objects[key] = object }
            func setObject(_ object: Any, forKey key: Any, cost: Int) { objects[key] = object }
            func removeObject(forKey key: Any) { objects[key] = nil }
            func removeAllObjects() { objects = [:] }
        }
        class NSLock: NSObject {
            var name: String?
            override init() {}
            func lock() {}
            func unlock() {}
            func `try`() -> Bool { true }
            func lock(before limit: Date) -> Bool { true }
            func withLock(_ body: () throws -> Any) rethrows -> Any { try body() }
        }
        class NSRecursiveLock: NSLock {}
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
