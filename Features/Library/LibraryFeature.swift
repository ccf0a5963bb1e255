public import CoreDomain
public import Flow
public import HTML
public import LibraryDomain

/// The folders: what is in them, what is being read, what could not be read, and the way to add one.
public struct LibraryFeature: Feature {
    public struct State: Equatable, Sendable {
        public var content: ViewState<LibraryContent> = .initial
        /// Scans at work, by the name of their folder.
        public var scans: [String: ScanProgress] = [:]
        public var form = FolderForm()
        /// The folder whose removal waits for a yes.
        public var confirmsRemoval: String?

        public init() {}
    }

    /// The form as it was sent, so that a refused one comes back filled in.
    public struct FolderForm: Equatable, Sendable {
        public var name = ""
        public var path = ""
        public var kind = FolderKind.movies
        public var error: String?
        public var isSaving = false

        public init() {}
    }

    public enum Action: Sendable {
        case appeared
        case intent(Intent)
        case changed(LibraryContent)
        case failed(ViewStateError)
        case progressed(ScanProgress)
        case added
        case refused(String)
    }

    public enum Intent: BrowserIntent {
        case add(name: String, path: String, kind: FolderKind)
        case scan(name: String?)
        case cancel(name: String)
        case askRemoval(name: String)
        case keep
        case remove(name: String)
        case retry

        public var access: Permission {
            switch self {
            case .add, .scan, .cancel, .askRemoval, .keep, .remove, .retry: .manageLibrary
            }
        }
    }

    private enum Work: Hashable { case content, progress, add }

    private let client: LibraryClient

    public init(client: LibraryClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            guard state.content.wantsLoading else { return .none }
            return .merge(follow(&state), .observe(Work.progress, client.progress) { .progressed($0) })
        case .changed(let content):
            state.content = .ready(content)
            let names = Set(content.folders.map(\.folder.name))
            state.scans = state.scans.filter { names.contains($0.key) }
            return .none
        case .failed(let error):
            if state.content.content == nil { state.content = .error(error) }
            return .none
        case .progressed(let progress):
            switch progress.phase {
            case .finished, .cancelled, .failed: state.scans[progress.library] = nil
            default: state.scans[progress.library] = progress
            }
            return .none
        case .added:
            state.form = FolderForm()
            return .none
        case .refused(let reason):
            state.form.isSaving = false
            state.form.error = reason
            return .none
        case .intent(let intent):
            return reduce(into: &state, intent)
        }
    }

    private func reduce(into state: inout State, _ intent: Intent) -> Effect<Action> {
        switch intent {
        case .retry:
            return follow(&state)
        case .add(let name, let path, let kind):
            state.form = FolderForm()
            state.form.name = String(name.prefix(64))
            state.form.path = String(path.prefix(4_096))
            state.form.kind = kind
            state.form.isSaving = true
            let folder = Folder(name: state.form.name, path: state.form.path, kind: kind)
            return .run(replacing: Work.add) { [client] send in
                if let reason = await client.add(folder) { await send(.refused(reason)) } else { await send(.added) }
            }
        case .scan(let name):
            return .run { [client] _ in await client.scan(name) }
        case .cancel(let name):
            return .run { [client] _ in await client.cancel(name) }
        case .askRemoval(let name):
            state.confirmsRemoval = name
            return .none
        case .keep:
            state.confirmsRemoval = nil
            return .none
        case .remove(let name):
            state.confirmsRemoval = nil
            return .run { [client] _ in await client.remove(name) }
        }
    }

    private func follow(_ state: inout State) -> Effect<Action> {
        state.content = .loading
        return .run(replacing: Work.content) { [client] send in
            for await result in client.library() {
                switch result {
                case .success(let content): await send(.changed(content))
                case .failure(let error): await send(.failed(error))
                }
            }
        }
    }
}
