public import CoreDomain
public import Flow
public import HTML
public import LibraryDomain

/// The folders: their titles, running scans and problems, and a form to add one.
public struct LibraryFeature: Feature {
    public struct State: Equatable, Sendable {
        public var content: ViewState<LibraryContent> = .initial
        /// Running scans by the name of their folder.
        public var scans: [String: ScanProgress] = [:]
        public var form = FolderForm()
        /// The folder whose removal waits for confirmation.
        public var confirmsRemoval: String?
        public var notice = Notice<Never>.State()

        public init() {}
    }

    /// The submitted form, so that a refused one is still filled in.
    public struct FolderForm: Equatable, Sendable {
        public var name = ""
        public var path = ""
        public var contents = Contents.automatic
        public var error: String?
        public var isSaving = false

        public init() {}
    }

    /// What the form says about the contents of a folder.
    public enum Contents: String, Sendable, Codable, CaseIterable {
        /// As the names say.
        case automatic
        case movies, series, videos

        func kind(name: String, path: String) -> FolderKind {
            switch self {
            case .automatic: FolderKind(guessedFrom: name, path: path)
            case .movies: .movies
            case .series: .series
            case .videos: .videos
            }
        }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<LibraryContent>.Action)
        case progressed(ScanProgress)
        /// The folder of the form was added, or refused for a reason.
        case added(refusal: ViewStateError?)
        case notice(Notice<Never>.Action)
    }

    public enum Intent: BrowserIntent {
        case add(name: String, path: String, kind: Contents)
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

    private enum Work: Hashable { case content, progress, notice }

    private let client: LibraryClient
    private let clock: any Clock<Duration>

    public init(client: LibraryClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            // Progress from before the screen was covered is out of date.
            state.scans = [:]
            return .merge(
                load(.load, &state), .observe(Work.progress, client.progress) { .progressed($0) }, notice(.appeared, &state))
        case .content(let action):
            let effect = load(action, &state)
            if let content = state.content.content {
                let names = Set(content.folders.map(\.folder.name))
                state.scans = state.scans.filter { names.contains($0.key) }
            }
            return effect
        case .progressed(let progress):
            switch progress.phase {
            case .finished, .cancelled, .failed: state.scans[progress.library] = nil
            default: state.scans[progress.library] = progress
            }
            return .none
        case .added(nil):
            state.form = FolderForm()
            return .none
        case .added(let refusal?):
            state.form.isSaving = false
            state.form.error = refusal.message
            return .none
        case .notice(let action):
            return notice(action, &state)
        case .intent(let intent):
            return reduce(into: &state, intent)
        }
    }

    private func reduce(into state: inout State, _ intent: Intent) -> Effect<Action> {
        switch intent {
        case .retry:
            return load(.load, &state)
        case .add(let name, let path, let contents):
            state.form = FolderForm()
            // Spaces come with what is pasted.
            state.form.name = NameText.squeezed(String(name.prefix(64)))
            state.form.path = path.prefix(4_096).withoutOuterWhitespace
            state.form.contents = contents
            state.form.isSaving = true
            let folder = Folder(
                name: state.form.name, path: state.form.path, kind: contents.kind(name: state.form.name, path: state.form.path))
            return .write(for: folder.name) { [client] () async throws(ViewStateError) in
                if let reason = await client.add(folder) { throw ViewStateError(reason) }
            } outcome: {
                .added(refusal: $0)
            }
        case .scan(let name):
            return save(name ?? "", &state) { [client] () async throws(ViewStateError) in try await client.scan(name) }
        case .cancel(let name):
            return save(name, &state) { [client] in await client.cancel(name) }
        case .askRemoval(let name):
            state.confirmsRemoval = name
            return .none
        case .keep:
            state.confirmsRemoval = nil
            return .none
        case .remove(let name):
            state.confirmsRemoval = nil
            return save(name, &state) { [client] () async throws(ViewStateError) in try await client.remove(name) }
        }
    }

    private func load(_ action: Loading<LibraryContent>.Action, _ state: inout State) -> Effect<Action> {
        Loading(client.library).reduce(into: &state.content, action).lift(under: Work.content) { .content($0) }
    }

    private func save(
        _ folder: String, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> Void
    ) -> Effect<Action> {
        Notice<Never>(on: clock).save(for: folder, in: &state.notice) { () async throws(ViewStateError) in
            try await work()
            return nil
        }.lift(under: Work.notice) { .notice($0) }
    }

    private func notice(_ action: Notice<Never>.Action, _ state: inout State) -> Effect<Action> {
        Notice(on: clock).reduce(into: &state.notice, action).lift(under: Work.notice) { .notice($0) }
    }
}
