import Testing

@testable import scenesh

/// The invariants of the code's structure, as ARCHITECTURE.md states them.
@Suite struct TidyTests {
    @Test func coreModulesImportOnlyWhatLiesBelow() {
        let allowed = ["SceneRuntime": [], "SceneLang": ["SceneRuntime"]]
        for file in SwiftCode.sources {
            guard let allowed = allowed[file.module] else { continue }
            for (index, line) in file.code.enumerated() {
                guard let match = line.firstMatch(of: /^(?:\w+ )*import (?:\w+ )?(\w+)/) else { continue }
                #expect(allowed.contains(String(match.1)), "\(file.place(index))")
            }
        }
    }

    @Test func readlineIsUsedInOneFile() {
        let users = SwiftCode.sources.filter { !$0.places(/import CReadline/).isEmpty }.map(\.path)
        #expect(users == ["Sources/scenesh/REPL/LineEditor.swift"])
    }

    @Test func filesStaySmall() {
        for file in SwiftCode.all where !file.mayBeLong {
            #expect(file.lines.count <= 500, "\(file.path) has \(file.lines.count) lines")
            for (index, line) in file.lines.enumerated() where line.count > 120 {
                Issue.record("\(file.path):\(index + 1) is \(line.count) characters long")
            }
        }
    }

    @Test func functionsStayShort() {
        for file in SwiftCode.all where !file.mayBeLong {
            for function in file.functions where function.length > 70 {
                Issue.record("\(file.path):\(function.line) has a function of \(function.length) lines")
            }
        }
    }

    /// A case that is added to the model later must be answered everywhere, so no switch over an enumeration has a
    /// `default`.
    @Test func switchesOverTheModelAreWhole() {
        for file in SwiftCode.sources {
            for (index, line) in file.code.enumerated() where line.contains(/^ *default:/) {
                #expect(!file.switchHasEnumerationCases(endingAt: index), "\(file.place(index))")
            }
        }
    }

    /// Two facts in one bit would each be true because of the other.
    @Test func everyFlagHasABitOfItsOwn() {
        for file in SwiftCode.sources {
            var owners: [String: String] = [:]
            for (index, line) in file.code.enumerated() {
                guard let match = line.firstMatch(of: /static let (\w+) = (\w+)\(rawValue: 1 << (\d+)\)/) else {
                    continue
                }
                let bit = "\(match.2) \(match.3)"
                #expect(owners[bit] == nil, "\(file.place(index)): \(match.1)")
                owners[bit] = String(match.1)
            }
        }
    }

    @Test func nothingTraps() {
        for file in SwiftCode.sources {
            #expect(file.places(/[\w)\]]!(?:[^=]|$)/) == [], "a forced unwrap")
            #expect(file.places(/\b(?:try|as)!/) == [])
            #expect(file.places(/\b(?:fatalError|precondition|preconditionFailure|unsafelyUnwrapped)\b/) == [])
        }
    }

    @Test func onlyTheConsolePrints() {
        for file in SwiftCode.sources where file.places(/func print\(/).isEmpty {
            #expect(file.places(/\b(?:print|debugPrint|dump|puts|printf)\(/) == [])
        }
    }

    @Test func nothingIsLeftForLater() {
        let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X:", "HA" + "CK"]
        for file in SwiftCode.all {
            for (index, line) in file.lines.enumerated() where words.contains(where: { line.contains($0) }) {
                Issue.record("\(file.place(index))")
            }
        }
    }

    /// A nested type says what it is by its name and its owner's contract.
    @Test func publicDeclarationsSayWhatTheyDo() {
        let type = /^(?:@\w+ )*public (?:\w+ )*(?:struct|class|enum|protocol|typealias)\b/
        let function = /^ *(?:@\w+ )*public (?:\w+ )*(?:func|subscript)\b/
        for file in SwiftCode.sources {
            for (index, line) in file.code.enumerated() where line.contains(type) || line.contains(function) {
                #expect(file.isDocumented(index) || file.isOperator(index), "\(file.place(index))")
            }
        }
    }

    @Test func foldersOfAModuleFormNoCircle() {
        for module in Set(SwiftCode.sources.map(\.module)).sorted() {
            #expect(FolderGraph(files: SwiftCode.sources.filter { $0.module == module }).circles == [])
        }
    }

    /// The checks above see what they are made to see.
    @Test func checksSeeWhatTheyShould() {
        let text = """
            // a comment with x! and "quotes"
            func f(_ x: Int?) -> String {
                switch x {
                case .some: "a ! \\(g("b)") + x!) "
                default: ""
                }
            }
            """
        let file = SwiftCode(path: "Sources/M/F/a.swift", text: text)
        #expect(file.code.count == file.lines.count)
        #expect(file.places(/[\w)\]]!/).count == 1)
        #expect(file.switchHasEnumerationCases(endingAt: 4))
        #expect(file.functions.map(\.length) == [6])
        let upper = SwiftCode(path: "Sources/M/Upper/U.swift", text: "struct Up { let low: Low }")
        let lower = SwiftCode(path: "Sources/M/Lower/L.swift", text: "struct Low { let up: Up? }")
        #expect(FolderGraph(files: [upper, lower]).circles == ["Lower <-> Upper: Up, Low"])
    }
}
