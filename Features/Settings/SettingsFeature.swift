public import Flow

/// The appearance, facts about the server, and where those about titles come from.
public struct SettingsFeature: Feature {
    public struct State: Equatable, Sendable {
        public var facts: ViewState<[SettingsFact]> = .initial
        public var usesTMDb = false
        /// Whether the viewer may open the library's pages.
        public let mayManageLibrary: Bool

        public init(mayManageLibrary: Bool = true) { self.mayManageLibrary = mayManageLibrary }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case facts(Loading<[SettingsFact]>.Action)
    }

    /// The browser keeps the appearance itself, and the facts come anew whenever the screen does.
    public typealias Intent = Never

    private let client: SettingsClient

    public init(client: SettingsClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.usesTMDb = client.usesTMDb
            return load(.load, &state)
        case .facts(let action):
            return load(action, &state)
        }
    }

    private func load(_ action: Loading<[SettingsFact]>.Action, _ state: inout State) -> Effect<Action> {
        Loading(once: client.facts).reduce(into: &state.facts, action).map { .facts($0) }
    }
}

/// One fact about the server: its data directory, the version of ffmpeg.
public struct SettingsFact: Hashable, Sendable {
    public var name: String
    public var value: String
    /// Advice if something is missing.
    public var advice: String?

    public init(name: String, value: String, advice: String? = nil) {
        self.name = name
        self.value = value
        self.advice = advice
    }
}

/// The data and operations of the settings.
public struct SettingsClient: Sendable {
    /// Whether titles are shown with facts and pictures of The Movie Database.
    public var usesTMDb: Bool
    public var facts: @Sendable () async -> [SettingsFact]

    public init(usesTMDb: Bool = false, facts: @escaping @Sendable () async -> [SettingsFact]) {
        self.usesTMDb = usesTMDb
        self.facts = facts
    }
}
