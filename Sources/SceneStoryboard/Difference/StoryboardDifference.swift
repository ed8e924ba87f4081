/// The differences between two versions of a storyboard, by the ids of their objects.
public struct StoryboardDifference: Sendable {
    /// What has an effect on an app: scenes, segues, actions, and the views that have them. Names are those of the
    /// newer storyboard.
    public let changes: [StoryboardChange]
    /// The number of objects that differ in something else, such as frames, colours and constraints.
    public let detailCount: Int

    /// Compares two storyboards. One that could not be read has no differences.
    public init(from older: ComparedStoryboard, to newer: ComparedStoryboard) {
        detailCount = StoryboardDetails.differences(between: older.details, and: newer.details)
        guard let old = older.reading.storyboard, let new = newer.reading.storyboard else {
            changes = []
            return
        }
        let names = ComparedNames(older: old, newer: new)
        let (left, right) = (ComparedItems(old, names).all, ComparedItems(new, names).all)
        var earlier: [String: ComparedItem] = [:]
        for item in left { earlier[item.key] = item }
        var later: Set<String> = []
        var changes: [StoryboardChange] = []
        for item in right where later.insert(item.key).inserted {
            if let before = earlier[item.key] {
                if let change = before.change(to: item) { changes.append(change) }
            } else if item.noun != "view" {
                // A view that is connected for the first time need not be new, and its connections are reported.
                changes.append(item.only(.added))
            }
        }
        for item in left where item.noun != "view" && later.insert(item.key).inserted {
            changes.append(item.only(.removed))
        }
        self.changes = changes + StoryboardDifference.orders(left, right)
    }

    /// Returns the changes of the order of tabs and of the actions of a view: the same objects in another order.
    private static func orders(_ left: [ComparedItem], _ right: [ComparedItem]) -> [StoryboardChange] {
        let common = Set(left.map { $0.key }).intersection(right.map { $0.key })
        var old: [String: [ComparedItem]] = [:]
        for members in lists(left, common) { if let id = members.first?.list?.id { old[id] = members } }
        return lists(right, common).compactMap { members -> StoryboardChange? in
            guard let list = members.first?.list, let before = old[list.id],
                before.count == members.count, before.map({ $0.key }) != members.map({ $0.key })
            else { return nil }
            let names = [before, members].map { $0.compactMap { $0.list?.member }.joined(separator: " ") }
            let field = StoryboardChange.Field(name: "order", old: names[0], new: names[1])
            return StoryboardChange(kind: .changed, noun: list.noun, id: list.id, title: list.title, fields: [field])
        }
    }

    /// Returns the members of each list that are in both storyboards.
    private static func lists(_ items: [ComparedItem], _ common: Set<String>) -> [[ComparedItem]] {
        var places: [String: Int] = [:]
        var lists: [[ComparedItem]] = []
        for item in items where common.contains(item.key) {
            guard let id = item.list?.id else { continue }
            if let place = places[id] {
                lists[place].append(item)
            } else {
                places[id] = lists.count
                lists.append([item])
            }
        }
        return lists
    }
}
