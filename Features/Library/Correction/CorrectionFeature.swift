public import CoreDomain
public import Flow
public import HTML
import LibraryDomain
import Screens

/// “This is a different movie”, “These are two movies”, “This belongs to season 2”: a person corrects the title of a file.
public struct CorrectionFeature: Feature {
    public struct State: Equatable, Sendable {
        public var id: FileID
        /// What a person looks for; nil for what the names of the file say.
        public var search: CandidateSearch?
        public var content: ViewState<CorrectionContent> = .initial
        public var candidates: ViewState<CandidateList> = .initial
        /// The form that is being saved or was refused.
        public var sent: Sent?
        public var error: String?
        /// The changes that are being saved, one after the other. Nil for one that cannot be undone.
        public var saving: [CorrectionChange?] = []
        public var notice = Notice<CorrectionChange>.State()

        public init(id: FileID, search: CandidateSearch? = nil) { (self.id, self.search) = (id, search) }
    }

    /// A form that was sent. A refused one is still filled in.
    public struct Sent: Equatable, Sendable {
        public enum Kind: Sendable { case movie, episode, series }

        public var kind: Kind
        public var form: CorrectionForm
        /// This file alone, without its other versions.
        public var isAlone = false
        /// Chosen from the candidates, not typed.
        public var isChoice = false
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<CorrectionContent>.Action)
        case candidates(Loading<CandidateList>.Action)
        case corrected(Result<CorrectionContent, ViewStateError>)
        case notice(Notice<CorrectionChange>.Action)
    }

    public enum Intent: BrowserIntent {
        /// - Parameter files: `one`, or `all` for all versions of the movie or episode.
        case movie(file: FileID, title: String, year: String, address: String, files: String)
        case episode(
            file: FileID, title: String, year: String, address: String, season: String, episode: String, last: String, files: String)
        case series(file: FileID, title: String, year: String, address: String)
        /// A candidate, for all versions of a movie or for the whole series.
        case choose(file: FileID, title: String, year: String, address: String, isSeries: Bool)
        case withdraw
        /// The change that was saved last.
        case undo
        case retry

        public var access: Permission { .manageLibrary }
    }

    private enum Work: Hashable { case content, candidates, notice }

    private let client: CorrectionClient
    private let clock: any Clock<Duration>

    public init(client: CorrectionClient, clock: any Clock<Duration> = ContinuousClock()) {
        (self.client, self.clock) = (client, clock)
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared, .intent(.retry):
            return .merge(load(.load, &state), loadCandidates(.load, &state), notice(.appeared, &state))
        case .notice(let action):
            return notice(action, &state)
        case .content(let action):
            return load(action, &state)
        case .candidates(let action):
            return loadCandidates(action, &state)
        case .corrected(.success(let content)):
            let change = state.saved()
            (state.sent, state.error) = (state.isSaving ? state.sent : nil, nil)
            // The last of several files that were put back may be another one.
            if content.file.id == state.id { state.content = .ready(content) }
            return notice(.finished(.success(change)), &state)
        case .corrected(.failure(let error)):
            _ = state.saved()
            // Only a form can say why it was refused.
            if state.sent == nil { return notice(.finished(.failure(error)), &state) }
            state.error = error.sentences
            return notice(.finished(.success(nil)), &state)
        case .intent(.withdraw):
            guard let files = state.files(isAlone: false) else { return .none }
            state.sent = nil
            return write(state.change(files, to: nil), &state) { [client] () async throws(ViewStateError) in
                try await client.withdraw(files)
            }
        case .intent(.undo):
            guard let change = state.notice.offer, change.canBeUndone else { return notice(.undoMissed, &state) }
            state.sent = nil
            return write(nil, &state) { [client] () async throws(ViewStateError) in try await change.undo(client) }
        case .intent(let intent):
            // Of a page that shows another file.
            guard let sent = Sent(intent, of: state.id, state.content.content) else { return .none }
            return save(sent, &state)
        }
    }

    private func save(_ sent: Sent, _ state: inout State) -> Effect<Action> {
        state.sent = sent
        guard let files = state.files(isAlone: sent.isAlone) else {
            state.error = CorrectionWords.unread
            return .none
        }
        let correction: Correction
        do { correction = try sent.correction(of: state.content.content) } catch {
            state.error = "\(error)"
            return .none
        }
        return write(state.change(files, to: correction), &state) { [client] () async throws(ViewStateError) in
            try await client.correct(files, correction)
        }
    }

    private func write(
        _ change: CorrectionChange?, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> CorrectionContent
    ) -> Effect<Action> {
        state.error = nil
        state.saving.append(change)
        return .merge(notice(.started, &state), .write(for: state.id, work) { .corrected($0) })
    }

    private func notice(_ action: Notice<CorrectionChange>.Action, _ state: inout State) -> Effect<Action> {
        Notice(on: clock).reduce(into: &state.notice, action).lift(under: Work.notice) { .notice($0) }
    }

    private func load(_ action: Loading<CorrectionContent>.Action, _ state: inout State) -> Effect<Action> {
        Loading { [client, id = state.id] in client.file(id) }.reduce(into: &state.content, action)
            .lift(under: Work.content) { .content($0) }
    }

    private func loadCandidates(_ action: Loading<CandidateList>.Action, _ state: inout State) -> Effect<Action> {
        Loading { [client, id = state.id, search = state.search] in client.candidates(id, search) }
            .reduce(into: &state.candidates, action).lift(under: Work.candidates) { .candidates($0) }
    }
}

extension CorrectionFeature.State {
    public var isSaving: Bool { !saving.isEmpty }

    /// The change that was saved, or refused, now.
    fileprivate mutating func saved() -> CorrectionChange? { saving.isEmpty ? nil : saving.removeFirst() }

    fileprivate func change(_ files: [FileID], to correction: Correction?) -> CorrectionChange {
        var before = content.content?.otherCorrections ?? [:]
        before[id] = content.content?.correction
        return CorrectionChange(files: files, before: before.filter { files.contains($0.key) }, now: correction)
    }

    /// Nil as long as it is not known which others there are, and how they were corrected before.
    fileprivate func files(isAlone: Bool) -> [FileID]? { content.content.map { isAlone ? [id] : $0.ids } }
}

extension CorrectionFeature.Sent {
    fileprivate init?(_ intent: CorrectionFeature.Intent, of id: FileID, _ content: CorrectionContent?) {
        var form = CorrectionForm()
        switch intent {
        case .movie(let file, let title, let year, let address, let files):
            guard file == id else { return nil }
            (form.title, form.year, form.address) = (title, year, address)
            self.init(kind: .movie, form: form, isAlone: files != "all")
        case .episode(let file, let title, let year, let address, let season, let episode, let last, let files):
            guard file == id else { return nil }
            (form.title, form.year, form.address) = (title, year, address)
            (form.season, form.episode, form.lastEpisode) = (season, episode, last)
            self.init(kind: .episode, form: form, isAlone: files != "all")
        case .series(let file, let title, let year, let address):
            guard file == id else { return nil }
            (form.title, form.year, form.address) = (title, year, address)
            self.init(kind: .series, form: form)
        case .choose(let file, let title, let year, let address, let isSeries):
            guard file == id else { return nil }
            (form.title, form.year, form.address) = (title, year, address)
            self.init(kind: isSeries ? .series : .movie, form: form, isAlone: !isSeries && content?.isAlone ?? false, isChoice: true)
        case .withdraw, .undo, .retry: return nil
        }
    }

    /// - Throws: `LibraryError.invalidCorrection` with what to change.
    fileprivate func correction(of content: CorrectionContent?) throws(LibraryError) -> Correction {
        switch kind {
        case .movie: try form.movie()
        case .series: try form.series()
        case .episode:
            try form.episode(
                from: content.map { CorrectionForm($0, for: .episode) }, kept: content?.series == nil ? nil : content?.correction?.name)
        }
    }
}
