// swift-tools-version: 6.2
import PackageDescription

/// Every target of ours: warnings are errors, existentials are spelled, imports are private.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let isTestBuild = Context.environment["SCENE_TEST_BUILD"] != nil

/// In the test build the core modules are optimised for size, which takes a fifth less time to compile, and not across
/// modules, so that others compile against them meanwhile. What takes longer to optimise than to run is not optimised:
/// the tool, the tests and the reader of storyboards.
let forSize: [SwiftSetting] = isTestBuild ? [.unsafeFlags(["-Osize", "-disable-cmo"])] : []
let quickly: [SwiftSetting] = isTestBuild ? [.unsafeFlags(["-Onone"])] : []
/// Without the option, the package manager does not ask for the module of an executable, which the tests import.
let withModule: [SwiftSetting] = isTestBuild ? [.unsafeFlags(["-no-emit-module-separately-wmo"])] : []

/// The core modules also mark each unsafe expression, and say next to it why it is valid.
let core: [SwiftSetting] = strict + [.strictMemorySafety()]
let tool: [SwiftSetting] = strict + quickly

let package = Package(
    name: "scenelang",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "SceneRuntime", targets: ["SceneRuntime"]),
        .library(name: "SceneLang", targets: ["SceneLang"]),
        .library(name: "SceneStoryboard", targets: ["SceneStoryboard"]),
        .executable(name: "scenesh", targets: ["scenesh"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
    ],
    targets: [
        .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
        .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        // toml++ has only headers. Homebrew puts them where `CTOML.cpp` looks for them.
        .target(name: "CTOML"),
        .target(name: "SceneRuntime", swiftSettings: core + forSize),
        .target(name: "SceneLang", dependencies: ["SceneRuntime"], swiftSettings: core + forSize),
        .target(name: "SceneStoryboard", dependencies: ["SceneLang", "CExpat"], swiftSettings: core + quickly),
        .executableTarget(
            name: "scenesh",
            dependencies: [
                // SceneRuntime too: what is laid out there shows through SceneLang, and must rebuild the tool.
                "SceneLang", "SceneRuntime", "SceneStoryboard", "CReadline", "CTOML",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: tool + withModule),
        // What the test targets share.
        .target(
            name: "TestSupport", dependencies: ["SceneLang"], path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(name: "TestSupportTests", dependencies: ["TestSupport", "SceneLang"], swiftSettings: tool),
        .testTarget(
            name: "SceneRuntimeTests", dependencies: ["SceneRuntime", "TestSupport"], swiftSettings: tool),
        .testTarget(
            name: "SceneLangTests", dependencies: ["SceneLang", "SceneRuntime", "SceneStoryboard", "TestSupport"],
            exclude: [
                "Cases", "Formatting", "Fuzzing/Finds", "Moments", "PublicNames", "Storyboards", "WrongScripts",
            ],
            swiftSettings: tool),
        .testTarget(
            name: "sceneshTests",
            dependencies: ["scenesh", "SceneLang", "SceneRuntime", "SceneStoryboard", "TestSupport"],
            exclude: ["CheckedStoryboards", "Commands", "ComparedStoryboards", "Configurations", "Graphs"],
            swiftSettings: tool),
    ],
    cxxLanguageStandard: .cxx17)
