import SceneRuntime

/// The launch options, and those of a connection.
extension Machine {
    /// R[a] = a member of options: what the event that has started the app, or connected its scene, says.
    mutating func optionsMember(_ member: MemberName, of options: ObjectRef, into a: Int) {
        let event = state.world.event(of: options)
        let isLaunch = options.kind == .launchOptions
        let owner: BuiltInMember.Owners = isLaunch ? .launchOptions : .connectionOptions
        guard let builtIn = member.builtIn, builtIn.owners.contains(owner) else {
            return failOption(member, owner, isLaunch ? "launch options have" : "connection options have")
        }
        switch builtIn {
        case .urlContexts: setRegister(a, list(of: event, .url))
        case .userActivities: setRegister(a, list(of: event, .activity))
        case .notificationResponse: setRegister(a, text(of: event, .notification))
        case .cloudKitShareMetadata: requestAndRetry(.refuse(.cloudKitShares, .none, .none))
        // Handoff is not modelled, so no activity has only a type.
        case .handoffUserActivityType: setRegister(a, .null)
        default: setRegister(a, launchOption(builtIn, of: event))
        }
    }

    /// R[a] = `options[.url]`, as Swift reads the launch options. The key can have its type before it:
    /// `UIApplication.LaunchOptionsKey.url`.
    mutating func indexOptions(_ options: ObjectRef, by key: Value, into a: Int) {
        let event = state.world.event(of: options)
        var name = key.tag == .symbol ? symbolText(key) : sourceOfUnknown(key)
        if key.tag == .unknown {
            guard let dot = name.lastIndex(of: UInt8(ascii: ".")), name[..<dot].hasSuffix("LaunchOptionsKey") else {
                return setRegister(a, unknownHere)
            }
            name = Array(name[(dot + 1)...])
        }
        let member = BuiltInMember.lexicon[name]
        guard options.kind == .launchOptions, let member, member.owners.contains(.launchOptions) else {
            return setRegister(a, .null)
        }
        let value = launchOption(member, of: event)
        switch member {
        case .remoteNotification where value.tag == .string: setRegister(a, payload(value))
        case .userActivityDictionary where value.tag == .string:
            setRegister(a, dictionary("UIApplicationLaunchOptionsUserActivityTypeKey", value))
        default: setRegister(a, value)
        }
    }

    /// Returns the payload of a notification with this text.
    private mutating func payload(_ text: Value) -> Value { dictionary("aps", dictionary("alert", text)) }

    /// Returns a dictionary with one entry, and takes over its value.
    private mutating func dictionary(_ key: StaticString, _ value: Value) -> Value {
        let slot = state.heap.add([])
        put(value, for: string(key.utf8Bytes), into: slot)
        return Value(.dictionary, bits: UInt64(slot))
    }

    private mutating func launchOption(_ member: BuiltInMember, of event: AppEvent) -> Value {
        switch member {
        case .url: text(of: event, .url)
        case .userActivityDictionary: text(of: event, .activity)
        case .remoteNotification: text(of: event, event.kind == .push ? .push : .notification)
        case .shortcutItem: text(of: event, .shortcut)
        case .location: event.kind == .location ? .bool(true) : .null
        default: .null
        }
    }

    /// The text of an event of a kind, or nil.
    private mutating func text(of event: AppEvent, _ kind: AppEvent.Kind) -> Value {
        event.kind == kind ? string(state.world.text(of: event.text)) : .null
    }

    private mutating func list(of event: AppEvent, _ kind: AppEvent.Kind) -> Value {
        array(event.kind == kind ? [text(of: event, kind)] : [])
    }

    private mutating func failOption(_ member: MemberName, _ owner: BuiltInMember.Owners, _ whose: String) {
        let name = text(member.name)
        let known = BuiltInMember.allCases.filter { $0.owners.contains(owner) && $0.owners != .all }
            .map { $0.spelling.text }
        let help =
            Suggestion.closest(to: name, in: known).map(Suggestion.question)
            ?? "they have \(known.joined(separator: ", "))"
        fail(.unknownMember, "\(whose) no member '\(name)'", help: help)
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ text: StaticString) -> Bool {
        suffix(text.utf8CodeUnitCount).elementsEqual(text.utf8Bytes)
    }
}
