public import CoreDomain
public import Flow
public import HTML

/// A year in movies.
public struct YearFeature: Feature {
    public struct State: Equatable, Sendable {
        public var year: Int
        public var content: ViewState<YearContent> = .initial

        public init(year: Int) { self.year = year }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<YearContent>.Action)
    }

    public enum Intent: BrowserIntent {
        case retry

        public var access: Permission { .keep }
    }

    private enum Work: Hashable { case content }

    private let client: HistoryClient

    public init(client: HistoryClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared, .intent(.retry): load(.load, &state)
        case .content(let action): load(action, &state)
        }
    }

    private func load(_ action: Loading<YearContent>.Action, _ state: inout State) -> Effect<Action> {
        Loading { [client, year = state.year] in client.year(year) }
            .reduce(into: &state.content, action).lift(under: Work.content) { .content($0) }
    }
}
