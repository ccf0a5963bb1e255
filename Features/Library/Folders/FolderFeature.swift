public import CoreDomain
public import Flow
public import HTML
import LibraryDomain

/// One folder of a library, with the titles that its files were identified as.
public struct FolderFeature: Feature {
    public struct State: Equatable, Sendable {
        public var place: FolderPlace
        public var content: ViewState<FolderListing> = .initial

        public init(place: FolderPlace) { self.place = place }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<FolderListing>.Action)
    }

    public enum Intent: BrowserIntent {
        case retry

        public var access: Permission { .manageLibrary }
    }

    private enum Work: Hashable { case content }

    private let client: FolderClient

    public init(client: FolderClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared, .intent(.retry): load(.load, &state)
        case .content(let action): load(action, &state)
        }
    }

    private func load(_ action: Loading<FolderListing>.Action, _ state: inout State) -> Effect<Action> {
        Loading { [client, place = state.place] in client.contents(place) }
            .reduce(into: &state.content, action).lift(under: Work.content) { .content($0) }
    }
}
