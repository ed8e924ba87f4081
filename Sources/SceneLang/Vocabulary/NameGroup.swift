import SceneRuntime

/// The four groups of names of UIKit: modelled, stored, noted and not modelled. Names that are modelled are in the
/// tables of properties, methods and verbs; this type finds the others.
enum NameGroup: UInt8, Sendable, BitwiseCopyable {
    /// UIKit has no such name, or it is modelled.
    case none
    /// A property that no rule reads: a script sets and reads it.
    case stored
    /// It cannot change a call of UIKit.
    case noted
    /// It can change calls, and has no rule.
    case unmodelled

    /// Returns the group of a member.
    static func of(_ name: ArraySlice<UInt8>) -> NameGroup {
        if let found = listed.find(name) { return groups[Int(found.index)] }
        guard let row = PublicName.find(name, of: .all) else { return looks.contains(name) ? .noted : .none }
        switch row.substitute {
        case .withoutEffect: return .noted
        case .renamed: return .none
        case .none, .instead, .read: break
        }
        switch row.owner {
        case .navigationItem, .tabBarItem: return .stored
        case .search: return row.kind == .handler ? .none : .noted
        case _ where row.owner.isOfViews: return row.kind == .property ? .stored : .noted
        default: return row.kind == .handler ? .none : .unmodelled
        }
    }

    /// Returns the names of a group that the table of public names does not decide, sorted. Properties that are
    /// modelled are left out.
    static func listedNames(of group: NameGroup) -> [String] {
        var names: [String] = []
        for (other, list) in exceptions where other == group {
            for name in list where of(name.utf8Bytes[...]) == group && PropertyLexicon.lexicon[name.utf8Bytes] == nil {
                names.append(name.text)
            }
        }
        return names.sorted()
    }

    /// The name under which a member is modelled today, or nil.
    static func renamed(_ name: ArraySlice<UInt8>) -> StaticString? {
        guard case .renamed(let new)? = PublicName.find(name, of: .all)?.substitute else { return nil }
        return new
    }

    private static let looks = Set(ForeignNames.looks.map { Array($0.utf8)[...] })

    /// Names with a group that does not follow from the table of public names.
    private static let exceptions: [(NameGroup, [StaticString])] = [
        (
            .unmodelled,
            [
                "interactivePopGestureRecognizer", "completionWithItemsHandler", "setOverrideTraitCollection",
                "overrideTraitCollection", "isTabBarHidden", "setTabBarHidden", "addKeyCommand", "removeKeyCommand",
                "customizableViewControllers", "addInteraction", "dragInteractionEnabled", "dragDelegate",
                "dropDelegate", "interactiveContentPopGestureRecognizer", "requestSceneSessionRefresh",
                "activateSceneSession", "activateSceneSessionForRequest", "isReversed",
            ]
        ),
        (
            .stored,
            [
                "text", "placeholder", "isHidden", "isEnabled", "isOn", "tag", "target", "alpha", "isSelected",
                "isHighlighted",
                "selectedSegmentIndex", "isUserInteractionEnabled", "value", "currentPage", "numberOfPages",
                "attributedText", "image", "accessoryType", "badgeValue", "isEditable", "minimumValue", "maximumValue",
                "progress", "date", "prompt", "rightBarButtonItem", "leftBarButtonItem", "rightBarButtonItems",
                "leftBarButtonItems", "toolbarItems", "backAction", "refreshControl", "menu",
                "showsMenuAsPrimaryAction",
                "contentOffset", "isOpaque", "userInfo", "numberOfLines", "titleView", "backBarButtonItem",
                "allowsSelection", "isScrollEnabled", "dataSource", "isAnimating", "isRefreshing",
                "restorationIdentifier", "searchBar",
                "inputView", "inputAccessoryView", "isSecureTextEntry", "barButtonItem", "isEditing", "items",
                "primaryAction", "configuration", "currentTitle", "indexPathForSelectedRow",
                "indexPathsForSelectedRows", "indexPathsForSelectedItems",
            ]
        ),
        (
            .noted,
            [
                "layer", "constraint", "constraints", "addConstraint", "addConstraints", "isActive", "activate",
                "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
                "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor", "safeAreaLayoutGuide",
                "layoutMarginsGuide", "readableContentGuide", "reloadData", "reloadRows", "reloadSections",
                "insertRows",
                "deleteRows", "beginUpdates", "endUpdates", "performBatchUpdates", "dequeueReusableCell", "register",
                "scrollToRow", "scrollToItem", "setContentOffset", "textLabel",
                "detailTextLabel", "imageView", "accessoryView", "contentView", "titleLabel", "rowHeight",
                "estimatedRowHeight", "tableFooterView", "tableHeaderView", "separatorStyle", "separatorInset",
                "sizeToFit", "sizeThatFits", "setNeedsDisplay",
                "reloadComponent",
                "setImage", "setTitleColor", "setBackgroundImage", "setAttributedTitle", "contentEdgeInsets",
                "returnKeyType", "keyboardType", "autocorrectionType", "autocapitalizationType", "textContentType",
                "keyboardDismissMode", "contentInset", "contentInsetAdjustmentBehavior", "tableView", "collectionView",
                "isTranslucent", "prefersLargeTitles", "standardAppearance", "scrollEdgeAppearance",
                "compactAppearance", "setValue", "transform", "center", "mask",
                "overrideUserInterfaceStyle",
                "setContentHuggingPriority", "setContentCompressionResistancePriority", "spacing", "distribution",
                "alignment", "axis", "isLayoutMarginsRelativeArrangement", "addArrangedSubview", "setProgress",
                "selectionStyle", "cellForRow", "visibleCells",
                "automaticDimension", "sourceRect", "permittedArrowDirections", "popoverLayoutMargins",
                "popoverBackgroundViewClass", "canOverlapSourceViewRect", "preferredCornerRadius",
                "prefersEdgeAttachedInCompactHeight", "prefersScrollingExpandsWhenScrolledToEdge",
                "automaticallyAdjustsScrollViewInsets",
            ]
        ),
    ]

    private static let listed = IdentifierTable(exceptions.flatMap { $0.1.map { $0.utf8Bytes } })

    /// The groups of `listed`, by number.
    private static let groups: [NameGroup] = {
        var groups = [NameGroup](repeating: .none, count: listed.count)
        for (group, names) in exceptions {
            for name in names {
                guard let found = listed.find(name.utf8Bytes[...]), groups[Int(found.index)] == .none else { continue }
                groups[Int(found.index)] = group
            }
        }
        return groups
    }()
}
