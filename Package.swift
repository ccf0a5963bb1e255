// swift-tools-version: 6.2
import PackageDescription

// The architecture. `Layer.sees` is the rule, `modules` lists them from the ground up; the rest only
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
        case .dependencies: [.core, .platform, .domain, .application, .infrastructure, .composition, .adapter, .feature]
        case .app: [.core, .platform, .domain, .feature, .dependencies, .app]
        }
    }
}

struct Modules {
    private(set) var targets: [Target] = []
    private var known: [String: (layer: Layer, context: String?)] = [:]
    private var uses: [String: [String]] = [:]

    mutating func add(
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

    /// A library of the system, described by a module map. `packages` are Debian's.
    mutating func system(_ name: String, at path: String, packages: [String]) {
        known[name] = (.platform, nil)
        uses[name] = []
        targets.append(.systemLibrary(name: name, path: path, providers: [.apt(packages)]))
    }

    mutating func core(_ name: String, uses: [String] = [], assets: [String] = [], without: [String] = []) {
        add(name, .core, at: "Core/\(name)", uses: uses, assets: assets, without: without)
    }

    mutating func platform(
        _ name: String, uses: [String] = [], external: [Target.Dependency] = [], without: [String] = ["Tests"]
    ) {
        add(name, .platform, at: "Platform/\(name)", uses: uses, external: external, without: without)
    }

    /// A bounded context: one target for each of its layers that holds something.
    mutating func context(
        _ name: String, application: Bool = false, platform: [String] = ["Persistence"], external: [Target.Dependency] = []
    ) {
        let root = "Contexts/\(name)"
        add("\(name)Domain", .domain, at: "\(root)/Domain", uses: ["CoreDomain"], context: name)
        var parts = ["CoreDomain", "\(name)Domain"]
        if application {
            add("\(name)Application", .application, at: "\(root)/Application", uses: parts, context: name)
        }
        add(
            "\(name)Infrastructure", .infrastructure, at: "\(root)/Infrastructure", uses: parts + platform, external: external,
            context: name)
        // With one type in each layer there is nothing to compose.
        guard application else { return }
        parts.append("\(name)Application")
        add(
            "\(name)Composition", .composition, at: "\(root)/Composition", uses: parts + ["\(name)Infrastructure"] + platform,
            context: name)
    }

    /// A screen or flow. `reads` names the contexts whose values it shows.
    mutating func feature(_ name: String, reads: [String] = [], also: [String] = [], assets: [String] = []) {
        add(
            "\(name)Feature", .feature, at: "Features/\(name)",
            uses: ["CoreDomain", "Flow", "HTML", "Live", "DesignSystem", "Screens"] + reads.map { "\($0)Domain" } + also, assets: assets,
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

extension Modules {
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
let asyncHTTPClient = Target.Dependency.product(name: "AsyncHTTPClient", package: "async-http-client")
let configuration = Target.Dependency.product(name: "Configuration", package: "swift-configuration")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore = Target.Dependency.product(name: "HummingbirdCore", package: "hummingbird")
let lifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let metrics = Target.Dependency.product(name: "CoreMetrics", package: "swift-metrics")
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")

func nio(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio") }
func nioExtras(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-nio-extras") }

var modules = Modules()

// MARK: Core: values and the kernel, no input or output

modules.core("CoreDomain", without: ["Tests"])
modules.core("Flow", without: ["Tests"])
modules.core("FlowTesting", uses: ["Flow"])
modules.core("HTML", uses: ["CoreDomain"], without: ["Tests"])
modules.core("Live", uses: ["CoreDomain", "Flow", "HTML"], assets: ["live.js"], without: ["Tests"])
modules.core("LiveTesting", uses: ["HTML", "Live"])
modules.core(
    "DesignSystem", uses: ["CoreDomain", "HTML"],
    assets: [
        "tokens.css", "shell.css", "cards.css", "screens.css", "player.css", "television.css", "shell.js", "keys.js", "search.js",
        "list.js", "grain.svg", "icon.svg",
    ].map { "Assets/\($0)" },
    without: ["Tests"])

modules.core("Screens", uses: ["CoreDomain", "Flow", "HTML", "Live", "DesignSystem"], without: ["Tests"])
modules.core("ScreensTesting", uses: ["CoreDomain", "Flow", "FlowTesting", "Screens"])

// MARK: Platform: mechanisms without knowledge of movies or people

modules.platform("Settings", external: [configuration, system])
modules.platform("Observability", uses: ["CoreDomain"], external: [logging, metrics])
modules.platform("Persistence", uses: ["CoreDomain"], external: [grdb])
modules.platform("PersistenceTesting", uses: ["CoreDomain", "Persistence"], external: [grdb], without: [])
modules.platform("Caching", uses: ["CoreDomain"])
modules.platform("Files")
modules.platform("Encodings", without: ["Tests", "Fuzz"])
modules.platform("Containers", uses: ["CoreDomain"], without: ["Tests", "Fuzz"])
modules.system("CZlib", at: "Platform/CZlib", packages: ["zlib1g-dev"])
modules.platform(
    "LiveServer", uses: ["CoreDomain", "Files", "HTML", "Live", "CZlib"],
    external: [
        hummingbird, hummingbirdCore, nio("NIOCore"), nio("NIOPosix"), nio("NIOHTTP1"), nio("NIOWebSocket"),
        nioExtras("NIOHTTPTypes"), nioExtras("NIOHTTPTypesHTTP1"), httpTypes, logging, metrics, crypto, lifecycle,
    ])
modules.platform(
    "NetworkLayer", uses: ["CoreDomain"],
    external: [asyncHTTPClient, nio("NIOCore"), nio("NIOHTTP1"), nioExtras("NIOHTTPCompression"), logging])
modules.platform(
    "NetworkTesting", uses: ["NetworkLayer"], external: [nio("NIOCore"), nio("NIOPosix"), nio("NIOHTTP1")], without: [])

// MARK: Contexts: one business domain each, unknown to each other

modules.context(
    "Library", application: true, platform: ["Persistence", "Containers", "Caching", "Encodings", "Files"], external: [grdb, crypto])
modules.context("Movies", external: [grdb])
modules.context("TVSeries", external: [grdb])
modules.context("People", external: [grdb])
modules.context("Viewing", external: [grdb])
modules.context("Search", external: [grdb])
modules.context("Discovery", application: true, external: [grdb])
modules.context("Streaming", platform: ["Caching", "Containers", "Files"])

// MARK: Adapters: one outside program or service each

modules.add(
    "FFmpegAdapter", .adapter, at: "Adapters/FFmpeg", uses: ["Containers", "CoreDomain", "StreamingDomain"], external: [subprocess],
    without: ["Tests"])
modules.add(
    "TMDbAdapter", .adapter, at: "Adapters/TMDb", uses: ["Caching", "CoreDomain", "NetworkLayer", "MoviesDomain", "TVSeriesDomain"],
    external: [crypto, logging], without: ["Tests"])
modules.add(
    "RemoteArtwork", .adapter, at: "Adapters/RemoteArtwork", uses: ["Caching", "Containers", "CoreDomain", "NetworkLayer"],
    external: [logging], without: ["Tests"])
modules.add("SampleLibrary", .adapter, at: "Adapters/SampleLibrary", uses: ["CoreDomain", "FFmpegAdapter"], without: ["Tests"])
modules.add("SampleCatalogue", .adapter, at: "Adapters/SampleCatalogue", uses: ["CoreDomain"], without: ["Tests"])

// MARK: Features: one screen or flow each

modules.feature("Explore", reads: ["Movies", "TVSeries", "People", "Streaming", "Viewing"])
modules.feature("Discover", reads: ["Discovery", "Movies", "TVSeries", "People", "Viewing"])
modules.feature("Movies", reads: ["Movies", "Viewing"])
modules.feature("MovieDetails", reads: ["Movies", "Library", "People", "Streaming", "Viewing"])
modules.feature("Series", reads: ["TVSeries", "Library", "People", "Streaming", "Viewing"])
modules.feature("Watch", reads: ["Library", "Streaming", "Viewing"], assets: ["capabilities.js", "player.js", "stream.js", "watch.css"])
modules.feature("Search", reads: ["Search"])
modules.feature("People", reads: ["People"])
modules.feature("Watchlist", reads: ["Movies", "TVSeries", "Viewing"])
modules.feature("History", reads: ["Movies", "TVSeries", "Viewing"])
modules.feature("Library", reads: ["Library"])
modules.feature("Settings")
modules.feature("Showroom")

let domains = ["Library", "Movies", "TVSeries", "People", "Viewing", "Search", "Streaming", "Discovery"].map { "\($0)Domain" }
let features = [
    "Explore", "Discover", "Movies", "MovieDetails", "Series", "Watch", "Search", "People", "Watchlist", "History", "Library", "Settings",
].map { "\($0)Feature" }

// MARK: The object graph, and the program

modules.add(
    "AppDependencies", .dependencies, at: "AppDependencies",
    uses: ["CoreDomain", "DesignSystem", "Flow", "Screens"] + domains + features
        + [
            "LibraryComposition", "LibraryApplication", "MoviesInfrastructure", "TVSeriesInfrastructure", "ViewingInfrastructure",
            "SearchInfrastructure", "PeopleInfrastructure", "DiscoveryApplication", "DiscoveryComposition",
            "DiscoveryInfrastructure", "StreamingInfrastructure",
        ]
        + [
            "FFmpegAdapter", "RemoteArtwork", "SampleCatalogue", "SampleLibrary", "TMDbAdapter", "Caching", "Containers", "LiveServer",
            "NetworkLayer", "Persistence", "Settings",
        ],
    external: [crypto, lifecycle, logging], without: ["Tests"])
modules.add(
    "WebScene", .app, at: "App/Scenes/Web",
    uses: ["CoreDomain", "Flow", "HTML", "Live", "DesignSystem", "Screens"], without: ["Tests"])
modules.add(
    "WebAPI", .app, at: "App/API", uses: ["CoreDomain", "AppDependencies", "LiveServer", "DiscoverFeature", "HistoryFeature"] + domains,
    external: [hummingbird, httpTypes], assets: ["openapi.json"], without: ["Tests"])
modules.add(
    "CinemaServer", .app, at: "App/Server",
    uses: [
        "CoreDomain", "Containers", "Files", "HTML", "Live", "Screens", "Caching", "DesignSystem", "LiveServer", "Observability",
        "AppDependencies",
        "WebScene", "WebAPI", "ShowroomFeature",
    ]
        + domains
        + features,
    external: [hummingbird, httpTypes, lifecycle, logging, metrics], without: ["Tests"])
modules.add(
    "popcorn", .app, at: "App/Commands",
    uses: [
        "CoreDomain", "DesignSystem", "AppDependencies", "CinemaServer", "LiveServer", "Observability", "Settings", "SettingsFeature",
    ] + domains,
    external: [argumentParser, lifecycle, logging], executable: true)

modules.add(
    "PopcornBench", .app, at: "Benchmarks/Swift",
    uses: ["CoreDomain", "HTML", "Live", "AppDependencies", "Settings", "MoviesDomain", "SearchDomain", "TVSeriesDomain"],
    external: [argumentParser, hummingbird], executable: true)

// MARK: Tests

modules.tests("CoreDomainTests", at: "Core/CoreDomain/Tests", of: ["CoreDomain"])
modules.tests("FlowTests", at: "Core/Flow/Tests", of: ["Flow", "FlowTesting"])
modules.tests("HTMLTests", at: "Core/HTML/Tests", of: ["CoreDomain", "HTML"])
modules.tests(
    "LiveTests", at: "Core/Live/Tests", of: ["CoreDomain", "Flow", "FlowTesting", "HTML", "Live", "LiveTesting"], without: ["Golden"])
modules.tests(
    "DesignSystemTests", at: "Core/DesignSystem/Tests", of: ["CoreDomain", "DesignSystem", "HTML", "SampleCatalogue"], golden: ["Golden"])
modules.tests("ScreensTests", at: "Core/Screens/Tests", of: ["CoreDomain", "Flow", "FlowTesting", "Screens", "ScreensTesting"])
modules.tests("SettingsTests", at: "Platform/Settings/Tests", of: ["Settings"])
modules.tests("ObservabilityTests", at: "Platform/Observability/Tests", of: ["Observability"], external: [logging, metrics])
modules.tests("PersistenceTests", at: "Platform/Persistence/Tests", of: ["CoreDomain", "Persistence"], external: [grdb])
modules.tests("FilesTests", at: "Platform/Files/Tests", of: ["Files"])
modules.tests("EncodingsTests", at: "Platform/Encodings/Tests", of: ["Encodings"])
modules.tests("CachingTests", at: "Platform/Caching/Tests", of: ["Caching"])
modules.tests("ContainersTests", at: "Platform/Containers/Tests", of: ["Containers", "CoreDomain"])
modules.tests(
    "LiveServerTests", at: "Platform/LiveServer/Tests", of: ["CoreDomain", "Files", "Flow", "HTML", "Live", "LiveServer", "Observability"],
    external: [
        hummingbird, httpTypes, lifecycle, logging, metrics, nio("NIOCore"), nio("NIOHTTP1"), nio("NIOEmbedded"), nio("NIOPosix"),
        nio("NIOWebSocket"),
    ])
modules.tests(
    "NetworkLayerTests", at: "Platform/NetworkLayer/Tests", of: ["CoreDomain", "FlowTesting", "NetworkLayer", "NetworkTesting"],
    external: [logging])
for context in ["Movies", "TVSeries", "People", "Viewing", "Search"] {
    modules.tests(
        "\(context)Tests", at: "Contexts/\(context)/Tests",
        of: ["CoreDomain", "Persistence", "PersistenceTesting", "\(context)Domain", "\(context)Infrastructure"], external: [grdb])
}
modules.tests(
    "LibraryTests", at: "Contexts/Library/Tests",
    of: [
        "Containers", "CoreDomain", "Files", "Persistence", "Caching", "LibraryDomain", "LibraryApplication", "LibraryInfrastructure",
        "LibraryComposition",
    ], external: [grdb])
modules.tests(
    "DiscoveryTests", at: "Contexts/Discovery/Tests",
    of: [
        "CoreDomain", "Persistence", "PersistenceTesting", "DiscoveryDomain", "DiscoveryApplication", "DiscoveryInfrastructure",
        "DiscoveryComposition",
    ], external: [grdb])
modules.tests(
    "StreamingTests", at: "Contexts/Streaming/Tests",
    of: ["Caching", "Containers", "CoreDomain", "FlowTesting", "StreamingDomain", "StreamingInfrastructure"])
modules.tests("FFmpegAdapterTests", at: "Adapters/FFmpeg/Tests", of: ["Containers", "CoreDomain", "FFmpegAdapter", "StreamingDomain"])
modules.tests(
    "TMDbAdapterTests", at: "Adapters/TMDb/Tests",
    of: ["CoreDomain", "FlowTesting", "MoviesDomain", "NetworkLayer", "NetworkTesting", "TMDbAdapter", "TVSeriesDomain"],
    external: [logging], golden: ["Answers"])
modules.tests(
    "RemoteArtworkTests", at: "Adapters/RemoteArtwork/Tests",
    of: ["Caching", "Containers", "FlowTesting", "NetworkLayer", "NetworkTesting", "RemoteArtwork"], external: [logging])
modules.tests("SampleLibraryTests", at: "Adapters/SampleLibrary/Tests", of: ["FFmpegAdapter", "SampleLibrary"])
modules.tests("SampleCatalogueTests", at: "Adapters/SampleCatalogue/Tests", of: ["CoreDomain", "SampleCatalogue"])
for feature in features {
    modules.tests(
        "\(feature)Tests", at: "Features/\(feature.dropLast("Feature".count))/Tests",
        of: ["CoreDomain", "Flow", "FlowTesting", "HTML", "Live", "DesignSystem", "Screens", "ScreensTesting", feature] + domains,
        without: ["Golden"])
}
modules.tests(
    "ShowroomFeatureTests", at: "Features/Showroom/Tests",
    of: ["CoreDomain", "DesignSystem", "Flow", "FlowTesting", "HTML", "ShowroomFeature"], without: ["Golden"])
modules.tests(
    "AppDependenciesTests", at: "AppDependencies/Tests",
    of: [
        "AppDependencies", "Caching", "DiscoveryApplication", "DiscoveryComposition", "CoreDomain", "FFmpegAdapter", "Flow", "Persistence",
        "PersistenceTesting", "Screens", "Settings",
        "LibraryApplication", "LibraryComposition",
        "MoviesInfrastructure", "TVSeriesInfrastructure", "ViewingInfrastructure", "SearchInfrastructure", "PeopleInfrastructure",
        "SampleCatalogue", "DiscoveryInfrastructure", "NetworkLayer", "NetworkTesting", "RemoteArtwork", "TMDbAdapter",
    ] + domains + features, external: [grdb, logging])
modules.tests(
    "WebAPITests", at: "App/API/Tests", of: ["AppDependencies", "CoreDomain", "DiscoverFeature", "LiveServer", "WebAPI"] + domains)
modules.tests(
    "CinemaServerTests", at: "App/Server/Tests",
    of: [
        "AppDependencies", "CinemaServer", "CoreDomain", "Files", "LibraryDomain", "LiveServer", "MoviesDomain", "PeopleDomain",
        "SearchDomain", "Settings", "TVSeriesDomain", "ViewingDomain",
    ],
    external: [httpTypes, lifecycle, logging])
modules.tests(
    "WebSceneTests", at: "App/Scenes/Web/Tests",
    of: ["CoreDomain", "Flow", "FlowTesting", "HTML", "Live", "DesignSystem", "Screens", "WebScene", "ShowroomFeature"] + domains + features
)

// `POPCORN_ONLY=FlowTests,LiveTests swift test` builds these targets and what they use, in seconds instead of minutes.
if let only = Context.environment["POPCORN_ONLY"], !only.isEmpty { modules.keep(only.split(separator: ",").map(String.init)) }

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
        .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
    ],
    targets: modules.targets,
    swiftLanguageModes: [.v6]
)
