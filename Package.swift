// swift-tools-version: 6.2
import PackageDescription

// The architecture. `Layer.sees` is the rule, `house` is the list of modules from the ground up; the rest only
// translates them for SwiftPM. A module may use only what is declared above it and what its layer sees.

enum Layer: String {
    case core, platform, domain, application, infrastructure, composition, adapter, feature, dependencies, app

    var sees: Set<Layer> {
        switch self {
        case .core: [.core]
        case .platform: [.core, .platform]
        case .domain: [.core]
        case .application: [.core, .domain]
        case .infrastructure: [.core, .platform, .domain]
        case .composition: [.core, .platform, .domain, .application, .infrastructure]
        case .adapter: [.core, .platform, .domain, .adapter]
        case .feature: [.core, .domain]
        case .dependencies: [.core, .platform, .domain, .application, .composition, .adapter, .feature]
        case .app: [.core, .platform, .domain, .feature, .dependencies, .app]
        }
    }
}

struct House {
    private(set) var targets: [Target] = []
    private var known: [String: (layer: Layer, context: String?)] = [:]
    private var uses: [String: [String]] = [:]

    mutating func module(
        _ name: String, _ layer: Layer, at path: String, uses: [String] = [], external: [Target.Dependency] = [],
        assets: [String] = [], without: [String] = [], context: String? = nil, executable: Bool = false
    ) {
        for used in uses { allow(name, layer, context, toUse: used) }
        known[name] = (layer, context)
        self.uses[name] = uses
        let dependencies = uses.map { Target.Dependency.byName(name: $0) } + external
        let resources = assets.map { Resource.embedInCode($0) }
        targets.append(
            executable
                ? .executableTarget(
                    name: name, dependencies: dependencies, path: path, exclude: without, resources: resources, swiftSettings: settings)
                : .target(
                    name: name, dependencies: dependencies, path: path, exclude: without, resources: resources, swiftSettings: settings))
    }

    private func allow(_ name: String, _ layer: Layer, _ context: String?, toUse used: String) {
        guard let other = known[used] else { fatalError("\(name) uses \(used), which is not declared above it.") }
        guard layer.sees.contains(other.layer) else {
            fatalError("\(name) is \(layer): it may not use \(used), which is \(other.layer).")
        }
        if let context, let theirs = other.context, context != theirs {
            fatalError("\(name) belongs to \(context): it may not use \(used) of \(theirs).")
        }
    }

    mutating func core(_ name: String, uses: [String] = [], assets: [String] = [], without: [String] = []) {
        module(name, .core, at: "Core/\(name)", uses: uses, assets: assets, without: without)
    }

    mutating func platform(
        _ name: String, uses: [String] = [], external: [Target.Dependency] = [], without: [String] = ["Tests"]
    ) {
        module(name, .platform, at: "Platform/\(name)", uses: uses, external: external, without: without)
    }

    /// A bounded context: one target for each of its layers that holds something.
    mutating func context(
        _ name: String, application: Bool = false, platform: [String] = ["Persistence"], external: [Target.Dependency] = []
    ) {
        let root = "Contexts/\(name)"
        module("\(name)Domain", .domain, at: "\(root)/Domain", uses: ["CoreDomain"], context: name)
        var parts = ["CoreDomain", "\(name)Domain"]
        if application {
            module("\(name)Application", .application, at: "\(root)/Application", uses: parts, context: name)
        }
        module(
            "\(name)Infrastructure", .infrastructure, at: "\(root)/Infrastructure", uses: parts + platform, external: external,
            context: name)
        if application { parts.append("\(name)Application") }
        module(
            "\(name)Composition", .composition, at: "\(root)/Composition", uses: parts + ["\(name)Infrastructure"] + platform,
            external: application ? external : [], context: name)
    }

    /// A screen or flow. `reads` names the contexts whose values it shows.
    mutating func feature(_ name: String, reads: [String] = [], also: [String] = [], assets: [String] = []) {
        module(
            "\(name)Feature", .feature, at: "Features/\(name)",
            uses: ["CoreDomain", "Flow", "HTML", "DesignSystem"] + reads.map { "\($0)Domain" } + also, assets: assets,
            without: ["Tests"])
    }

    /// Tests stand beside what they test and may use anything.
    mutating func tests(
        _ name: String, at path: String, of modules: [String], external: [Target.Dependency] = [], golden: [String] = [],
        without: [String] = []
    ) {
        uses[name] = modules
        targets.append(
            .testTarget(
                name: name, dependencies: modules.map { .byName(name: $0) } + external, path: path, exclude: without,
                resources: golden.map { .copy($0) }, swiftSettings: settings))
    }
}

extension House {
    /// Leaves out every target but the named ones and what they use.
    mutating func keep(_ names: [String]) {
        var kept: Set<String> = []
        var waiting = names
        while let name = waiting.popLast() {
            guard kept.insert(name).inserted else { continue }
            guard let used = uses[name] else { fatalError("There is no target \(name).") }
            waiting += used
        }
        targets.removeAll { !kept.contains($0.name) }
    }
}

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let configuration = Target.Dependency.product(name: "Configuration", package: "swift-configuration")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore = Target.Dependency.product(name: "HummingbirdCore", package: "hummingbird")
let lifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let metrics = Target.Dependency.product(name: "CoreMetrics", package: "swift-metrics")
let signals = Target.Dependency.product(name: "UnixSignals", package: "swift-service-lifecycle")
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")

func nio(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio") }
func nioExtras(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio-extras") }

var house = House()

// MARK: Core: values and the kernel, no input or output

house.core("CoreDomain", without: ["Tests"])
house.core("Flow", without: ["Tests"])
house.core("FlowTesting", uses: ["Flow"])
house.core("HTML", without: ["Tests"])
house.core("Live", uses: ["Flow", "HTML"], assets: ["live.js"], without: ["Tests"])
house.core("LiveTesting", uses: ["HTML", "Live"])
house.core(
    "DesignSystem", uses: ["CoreDomain", "HTML"],
    assets: ["tokens.css", "shell.css", "cards.css", "screens.css", "player.css", "television.css", "shell.js", "grain.svg", "icon.svg"].map
    { "Assets/\($0)" },
    without: ["Tests"])

// MARK: Platform: mechanisms without knowledge of movies or people

house.platform("Settings", external: [configuration, system])
house.platform("Observability", external: [logging, metrics])
house.platform("Persistence", uses: ["CoreDomain"], external: [grdb])
house.platform("Caching")
house.platform("Containers", without: ["Tests", "Fuzz"])
house.platform(
    "LiveServer", uses: ["HTML", "Live"],
    external: [
        hummingbird, hummingbirdCore, nio("NIOCore"), nio("NIOPosix"), nio("NIOHTTP1"), nio("NIOWebSocket"), nio("NIOEmbedded"),
        nioExtras("NIOHTTPTypes"), nioExtras("NIOHTTPTypesHTTP1"), nioExtras("NIOHTTPCompression"), httpTypes, logging, metrics, crypto,
        lifecycle, signals,
    ])

// MARK: Contexts: one business domain each, unknown to each other

house.context("Library", application: true, platform: ["Persistence", "Containers", "Caching"], external: [grdb, crypto])
house.context("Movies", external: [grdb])
house.context("TVSeries", external: [grdb])
house.context("Viewing", external: [grdb])
house.context("Search", external: [grdb])
house.module("StreamingDomain", .domain, at: "Contexts/Streaming/Domain", uses: ["CoreDomain"], context: "Streaming")

// MARK: Adapters: one outside program or service each

house.module("FFmpegAdapter", .adapter, at: "Adapters/FFmpeg", external: [subprocess], without: ["Tests"])
house.module("SampleLibrary", .adapter, at: "Adapters/SampleLibrary", uses: ["FFmpegAdapter"], without: ["Tests"])

// MARK: Features: one screen or flow each

house.feature("Explore", reads: ["Movies", "TVSeries"])
house.feature("Movies", reads: ["Movies"])
house.feature("MovieDetails", reads: ["Movies", "Library", "Viewing"])
house.feature("Series", reads: ["TVSeries", "Library", "Viewing"])
house.feature("Watch", reads: ["Library", "Streaming", "Viewing"], assets: ["player.js", "watch.css"])
house.feature("Search", reads: ["Search"])
house.feature("Watchlist", reads: ["Movies", "TVSeries"])
house.feature("Library", reads: ["Library"])
house.feature("Settings")
house.feature("Showroom")

let domains = ["LibraryDomain", "MoviesDomain", "TVSeriesDomain", "ViewingDomain", "SearchDomain", "StreamingDomain"]
let features = ["Explore", "Movies", "MovieDetails", "Series", "Watch", "Search", "Watchlist", "Library", "Settings"].map { "\($0)Feature" }

// MARK: The object graph, and the program

house.module(
    "AppDependencies", .dependencies, at: "AppDependencies",
    uses: ["CoreDomain", "Flow"] + domains + features
        + [
            "LibraryComposition", "LibraryApplication", "MoviesComposition", "TVSeriesComposition", "ViewingComposition",
            "SearchComposition",
        ]
        + ["FFmpegAdapter", "SampleLibrary", "Containers", "LiveServer", "Persistence", "Settings"],
    external: [crypto, lifecycle, logging], without: ["Tests"])
house.module(
    "WebScene", .app, at: "App/Scenes/Web",
    uses: ["CoreDomain", "Flow", "HTML", "Live", "DesignSystem", "ShowroomFeature"] + domains + features, without: ["Tests"])
house.module(
    "WebAPI", .app, at: "App/API", uses: ["CoreDomain", "AppDependencies", "LiveServer"] + domains,
    external: [hummingbird, httpTypes], assets: ["openapi.json"])
house.module(
    "CinemaServer", .app, at: "App/Server",
    uses: ["CoreDomain", "HTML", "Live", "DesignSystem", "LiveServer", "Observability", "AppDependencies", "WebScene", "WebAPI"] + domains
        + features,
    external: [hummingbird, httpTypes, lifecycle, logging, metrics], without: ["Tests"])
house.module(
    "popcorn", .app, at: "App/Commands",
    uses: ["CoreDomain", "AppDependencies", "CinemaServer", "LiveServer", "Observability", "Settings", "SettingsFeature"] + domains,
    external: [argumentParser, lifecycle, logging, signals], executable: true)

house.module(
    "PopcornBench", .app, at: "Benchmarks/Swift",
    uses: ["CoreDomain", "HTML", "Live", "AppDependencies", "Settings", "MoviesDomain", "TVSeriesDomain"],
    external: [argumentParser, hummingbird], executable: true)

// MARK: Tests

house.tests("CoreDomainTests", at: "Core/CoreDomain/Tests", of: ["CoreDomain"])
house.tests("FlowTests", at: "Core/Flow/Tests", of: ["Flow", "FlowTesting"])
house.tests("HTMLTests", at: "Core/HTML/Tests", of: ["HTML"])
house.tests("LiveTests", at: "Core/Live/Tests", of: ["Flow", "FlowTesting", "HTML", "Live", "LiveTesting"], without: ["Golden"])
house.tests("DesignSystemTests", at: "Core/DesignSystem/Tests", of: ["CoreDomain", "DesignSystem", "HTML"], golden: ["Golden"])
house.tests("SettingsTests", at: "Platform/Settings/Tests", of: ["Settings"])
house.tests("ObservabilityTests", at: "Platform/Observability/Tests", of: ["Observability"], external: [logging, metrics])
house.tests("PersistenceTests", at: "Platform/Persistence/Tests", of: ["CoreDomain", "Persistence"], external: [grdb])
house.tests("CachingTests", at: "Platform/Caching/Tests", of: ["Caching"])
house.tests("ContainersTests", at: "Platform/Containers/Tests", of: ["Containers"])
house.tests(
    "LiveServerTests", at: "Platform/LiveServer/Tests", of: ["Flow", "HTML", "Live", "LiveServer", "Observability"],
    external: [
        hummingbird, httpTypes, lifecycle, logging, metrics, nio("NIOCore"), nio("NIOHTTP1"), nio("NIOEmbedded"), nio("NIOPosix"),
    ])
for context in ["Movies", "TVSeries", "Viewing", "Search"] {
    house.tests(
        "\(context)Tests", at: "Contexts/\(context)/Tests",
        of: ["CoreDomain", "Persistence", "\(context)Domain", "\(context)Infrastructure", "\(context)Composition"], external: [grdb])
}
house.tests(
    "LibraryTests", at: "Contexts/Library/Tests",
    of: [
        "CoreDomain", "Persistence", "Caching", "LibraryDomain", "LibraryApplication", "LibraryInfrastructure", "LibraryComposition",
    ], external: [grdb])
house.tests("StreamingTests", at: "Contexts/Streaming/Tests", of: ["CoreDomain", "StreamingDomain"])
house.tests("FFmpegAdapterTests", at: "Adapters/FFmpeg/Tests", of: ["FFmpegAdapter"])
house.tests("SampleLibraryTests", at: "Adapters/SampleLibrary/Tests", of: ["FFmpegAdapter", "SampleLibrary"])
for feature in features {
    house.tests(
        "\(feature)Tests", at: "Features/\(feature.dropLast("Feature".count))/Tests",
        of: ["CoreDomain", "Flow", "FlowTesting", "HTML", "DesignSystem", feature] + domains)
}
house.tests("ShowroomFeatureTests", at: "Features/Showroom/Tests", of: ["CoreDomain", "DesignSystem", "Flow", "HTML", "ShowroomFeature"])
house.tests(
    "AppDependenciesTests", at: "AppDependencies/Tests",
    of: [
        "AppDependencies", "CoreDomain", "Persistence", "MoviesComposition", "TVSeriesComposition", "ViewingComposition",
        "SearchComposition",
    ] + domains)
house.tests(
    "CinemaServerTests", at: "App/Server/Tests",
    of: ["AppDependencies", "CinemaServer", "CoreDomain", "LibraryDomain", "LiveServer", "Settings"],
    external: [httpTypes, lifecycle, logging])
house.tests(
    "WebSceneTests", at: "App/Scenes/Web/Tests", of: ["CoreDomain", "Flow", "FlowTesting", "HTML", "Live", "WebScene"] + domains + features)

// `POPCORN_ONLY=FlowTests,LiveTests swift test` builds these targets and what they use, in seconds instead of minutes.
if let only = Context.environment["POPCORN_ONLY"], !only.isEmpty { house.keep(only.split(separator: ",").map(String.init)) }

let package = Package(
    name: "popcorn",
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-configuration", exact: "1.4.0", traits: ["YAML"]),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
        .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
    ],
    targets: house.targets,
    swiftLanguageModes: [.v6]
)
