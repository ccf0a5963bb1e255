public import CoreDomain
public import Flow
public import HTML
import LibraryDomain

/// “This is another movie”, “These are two movies”, “This belongs to season 2”: a person corrects the title of a file.
public struct CorrectionFeature: Feature {
    public struct State: Equatable, Sendable {
        public var id: FileID
        public var content: ViewState<CorrectionContent> = .initial
        /// The form that is being saved or was refused.
        public var form: CorrectionForm?
        public var error: String?
        public var isSaving = false

        public init(id: FileID) { self.id = id }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<CorrectionContent>.Action)
        case corrected(Result<CorrectionContent, ViewStateError>)
    }

    public enum Intent: BrowserIntent {
        /// - Parameter files: `all` for all versions of the movie.
        case movie(title: String, year: String, address: String, files: String)
        case episode(season: String, episode: String, series: String)
        case series(seriesTitle: String, seriesYear: String, seriesAddress: String)
        case withdraw
        case retry

        public var access: Permission { .manageLibrary }
    }

    private enum Work: Hashable { case content }

    private let client: CorrectionClient

    public init(client: CorrectionClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared, .intent(.retry):
            return load(.load, &state)
        case .content(let action):
            return load(action, &state)
        case .corrected(.success(let content)):
            (state.form, state.error, state.isSaving) = (nil, nil, false)
            state.content = .ready(content)
            return .none
        case .corrected(.failure(let error)):
            (state.error, state.isSaving) = (error.message, false)
            return .none
        case .intent(.movie(let title, let year, let address, let files)):
            return save(CorrectionForm(.movie, title: title, year: year, address: address, isAlone: files != "all"), &state)
        case .intent(.episode(let season, let episode, let series)):
            return save(CorrectionForm(.episode, title: series, season: season, episode: episode), &state)
        case .intent(.series(let title, let year, let address)):
            return save(CorrectionForm(.series, title: title, year: year, address: address), &state)
        case .intent(.withdraw):
            state.form = nil
            let files = state.content.content?.ids ?? [state.id]
            return write(&state) { [client] () async throws(ViewStateError) in try await client.withdraw(files) }
        }
    }

    private func save(_ form: CorrectionForm, _ state: inout State) -> Effect<Action> {
        state.form = form
        let correction: Correction
        do { correction = try form.correction() } catch {
            state.error = "\(error)"
            return .none
        }
        let files = form.isAlone ? [state.id] : state.content.content?.ids ?? [state.id]
        return write(&state) { [client] () async throws(ViewStateError) in try await client.correct(files, correction) }
    }

    private func write(
        _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> CorrectionContent
    ) -> Effect<Action> {
        (state.error, state.isSaving) = (nil, true)
        return .write(for: state.id.rawValue, work) { .corrected($0) }
    }

    private func load(_ action: Loading<CorrectionContent>.Action, _ state: inout State) -> Effect<Action> {
        Loading { [client, id = state.id] in client.file(id) }.reduce(into: &state.content, action)
            .lift(under: Work.content) { .content($0) }
    }
}
