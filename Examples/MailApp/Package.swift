// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "MailApp",
    platforms: [.macOS(.v15)],
    dependencies: [
        // Your own package names the repository here.
        .package(name: "scenelang", path: "../..")
    ],
    targets: [
        .executableTarget(name: "calls", dependencies: [.product(name: "SceneLang", package: "scenelang")]),
        .testTarget(
            name: "MailAppTests",
            dependencies: [
                // SceneRuntime has the names of UIKit's methods, of releases and devices.
                .product(name: "SceneLang", package: "scenelang"), .product(name: "SceneRuntime", package: "scenelang"),
            ],
            resources: [.copy("Scripts")]),
    ])
