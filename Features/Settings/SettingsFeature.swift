public import Flow

/// The appearance, facts about the server, and where those about titles come from.
public struct SettingsFeature: Feature {
    public struct State: Equatable, Sendable {
        public var content: ViewState<SettingsContent> = .initial
        /// Whether the viewer may open the library's pages.
        public let mayManageLibrary: Bool

        public init(mayManageLibrary: Bool = true) { self.mayManageLibrary = mayManageLibrary }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<SettingsContent>.Action)
    }

    /// The browser keeps the appearance itself, and the facts come anew whenever the screen does.
    public typealias Intent = Never

    private let client: SettingsClient

    public init(client: SettingsClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared: load(.load, &state)
        case .content(let action): load(action, &state)
        }
    }

    private func load(_ action: Loading<SettingsContent>.Action, _ state: inout State) -> Effect<Action> {
        Loading(once: client.content).reduce(into: &state.content, action).map { .content($0) }
    }
}

/// What the settings say besides what the browser keeps.
public struct SettingsContent: Hashable, Sendable {
    /// None for a viewer who does not operate the server.
    public var facts: [SettingsFact]
    /// Whether titles are shown with facts and pictures of The Movie Database.
    public var usesTMDb: Bool

    public init(facts: [SettingsFact] = [], usesTMDb: Bool = false) {
        self.facts = facts
        self.usesTMDb = usesTMDb
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
    public var content: @Sendable () async -> SettingsContent

    public init(content: @escaping @Sendable () async -> SettingsContent) { self.content = content }
}
