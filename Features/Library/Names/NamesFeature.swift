public import CoreDomain
public import Flow
public import HTML
public import LibraryDomain
import Screens

/// Titles whose names are a guess, and what people corrected.
public struct NamesFeature: Feature {
    public struct State: Equatable, Sendable {
        /// The last name of the page before.
        public var after: DoubtfulName.Cursor?
        public var content: ViewState<NamesContent> = .initial
        /// The last form that was sent, until its correction is saved.
        public var sent: Sent?
        public var notice = Notice<NamesOffer>.State()
        /// The name that was decided last, and the one that comes to its place.
        public var decided: Decided?
        /// A change was saved, and the names are being read again.
        public var isStale = false

        public init(after: DoubtfulName.Cursor? = nil) { self.after = after }
    }

    /// A form that was sent. A refused one is still filled in.
    public struct Sent: Equatable, Sendable {
        public var subject: Subject
        public var form: CorrectionForm
        public var error: String?
    }

    public struct Decided: Equatable, Sendable {
        public var file: FileID
        public var next: FileID
    }

    /// What a form is about.
    public enum Subject: Hashable, Sendable {
        case file(FileID)
        case place(FilePlace)
    }

    public struct FilePlace: Hashable, Sendable {
        public var library: String
        public var path: RelativePath
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<NamesContent>.Action)
        /// A correction was saved, or refused for a reason.
        case corrected(Subject, Correction, refusal: ViewStateError?)
        case notice(Notice<NamesOffer>.Action)
    }

    public enum Intent: BrowserIntent {
        case movie(file: FileID, title: String, year: String, address: String)
        case series(file: FileID, title: String, year: String, address: String)
        case episode(file: FileID, title: String, year: String, address: String, season: String, episode: String, last: String)
        /// Of the file at a place of the list.
        case place(number: Int, path: String, season: String, episode: String, last: String)
        /// The guess is right.
        case confirm(file: FileID)
        case withdraw(file: FileID)
        /// Withdraws the correction that was saved last.
        case undo
        case retry

        public var access: Permission { .manageLibrary }
    }

    private enum Work: Hashable { case content, notice }

    private let client: NamesClient
    private let clock: any Clock<Duration>

    public init(client: NamesClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared, .intent(.retry):
            return .merge(load(.load, &state), notice(.appeared, &state))
        case .content(let action):
            if action != .load { state.isStale = false }
            return load(action, &state)
        case .corrected(let subject, let correction, let refusal):
            if let refusal {
                if state.sent?.subject == subject { state.sent?.error = refusal.sentences }
                return .none
            }
            if state.sent?.subject == subject { state.sent = nil }
            state.isStale = true
            _ = notice(.started, &state)
            return .merge(notice(.finished(.success(.corrected(subject, correction))), &state), load(.load, &state))
        case .notice(.finished(.success(let offer))):
            state.isStale = true
            return .merge(notice(.finished(.success(offer)), &state), load(.load, &state))
        case .notice(let action):
            return notice(action, &state)
        case .intent(let intent):
            return reduce(into: &state, intent)
        }
    }

    private func reduce(into state: inout State, _ intent: Intent) -> Effect<Action> {
        guard let content = state.content.content else { return .none }
        var form = CorrectionForm()
        switch intent {
        case .movie(let file, let title, let year, let address):
            (form.title, form.year, form.address) = (title, year, address)
            return correct(file, with: form, in: &state) { () throws(LibraryError) in try form.movie() }
        case .series(let file, let title, let year, let address):
            (form.title, form.year, form.address) = (title, year, address)
            return correct(file, with: form, in: &state) { () throws(LibraryError) in try form.series() }
        case .episode(let file, let title, let year, let address, let season, let episode, let last):
            (form.title, form.year, form.address) = (title, year, address)
            (form.season, form.episode, form.lastEpisode) = (season, episode, last)
            let filled = content.doubts.first { $0.file == file }.map { CorrectionForm(guess: $0, content.titles[$0.reference.title]) }
            return correct(file, with: form, in: &state) { () throws(LibraryError) in try form.episode(from: filled) }
        case .place(let number, let path, let season, let episode, let last):
            (form.season, form.episode, form.lastEpisode) = (season, episode, last)
            // The list may have changed since the page was sent.
            guard content.unplaced.indices.contains(number), content.unplaced[number].path == path else { return .none }
            let file = content.unplaced[number]
            let place = FilePlace(library: file.library, path: file.location)
            return send(.place(place), form, in: &state) { () throws(LibraryError) in try form.episode() }
        case .confirm(let file):
            guard let doubt = content.doubts.first(where: { $0.file == file }) else { return .none }
            let form = CorrectionForm(guess: doubt, content.titles[doubt.reference.title])
            return correct(file, with: form, in: &state) { () throws(LibraryError) in try form.confirmed(doubt) }
        case .withdraw(let file):
            guard let correction = content.corrections.first(where: { $0.files.contains(file) }) else { return .none }
            return withdraw(correction, &state)
        case .undo:
            guard case .corrected(let subject, _) = state.notice.offer, let correction = content.correction(of: subject) else {
                return notice(.undoMissed, &state)
            }
            return withdraw(correction, &state)
        case .retry:
            return .none
        }
    }

    private func withdraw(_ correction: SharedCorrection, _ state: inout State) -> Effect<Action> {
        Notice(on: clock).save(for: correction.first.file, in: &state.notice) { [client] () async throws(ViewStateError) in
            try await client.withdraw(correction.files)
            return .withdrawn(correction.first.correction)
        }.lift(under: Work.notice) { .notice($0) }
    }

    /// A file named by a browser counts only if the page shows it.
    private func correct(
        _ file: FileID, with form: CorrectionForm, in state: inout State, _ correction: () throws(LibraryError) -> Correction
    ) -> Effect<Action> {
        guard state.content.content?.doubts.contains(where: { $0.file == file }) == true else { return .none }
        return send(.file(file), form, in: &state, correction)
    }

    private func send(
        _ subject: Subject, _ form: CorrectionForm, in state: inout State, _ correction: () throws(LibraryError) -> Correction
    ) -> Effect<Action> {
        // The second click on a button whose first is being saved.
        if let sent = state.sent, sent.subject == subject, sent.error == nil { return .none }
        state.sent = Sent(subject: subject, form: form)
        let decided: Correction
        do { decided = try correction() } catch {
            state.sent?.error = "\(error)"
            return .none
        }
        // The list may change before the answer comes.
        state.decided = state.decided(subject)
        return .write(for: subject) { [client] () async throws(ViewStateError) in
            switch subject {
            case .file(let file): try await client.correct(file, decided)
            case .place(let place): try await client.place(place.path, place.library, decided)
            }
        } outcome: {
            .corrected(subject, decided, refusal: $0)
        }
    }

    private func load(_ action: Loading<NamesContent>.Action, _ state: inout State) -> Effect<Action> {
        Loading { [client, after = state.after] in client.names(after) }
            .reduce(into: &state.content, action).lift(under: Work.content) { .content($0) }
    }

    private func notice(_ action: Notice<NamesOffer>.Action, _ state: inout State) -> Effect<Action> {
        Notice(on: clock).reduce(into: &state.notice, action).lift(under: Work.notice) { .notice($0) }
    }
}

/// The last change of the names.
public enum NamesOffer: Hashable, Sendable {
    case corrected(NamesFeature.Subject, Correction)
    case withdrawn(Correction)

    /// A name whose correction was withdrawn is in the list again.
    var canBeUndone: Bool { if case .corrected = self { true } else { false } }

    /// Differs for each change, for the key of its toast.
    var key: String {
        switch self {
        case .corrected(.file(let file), let correction): "filed-\(file)-\(correction.digest)"
        case .corrected(.place, let correction): "filed-\(correction.digest)"
        case .withdrawn(let correction): "undone-\(correction.digest)"
        }
    }
}

extension NamesFeature.State {
    /// What takes the place of a name that a person decides: the one after it, else the one before.
    fileprivate func decided(_ subject: NamesFeature.Subject) -> NamesFeature.Decided? {
        guard case .file(let file) = subject, let doubts = content.content?.doubts,
            let place = doubts.firstIndex(where: { $0.file == file })
        else { return nil }
        let next = place + 1 < doubts.count ? doubts[place + 1] : place > 0 ? doubts[place - 1] : nil
        return next.map { NamesFeature.Decided(file: file, next: $0.file) }
    }
}

extension CorrectionForm {
    /// The guess as a decision, so that it is no longer in doubt.
    func confirmed(_ doubt: DoubtfulName) throws(LibraryError) -> Correction {
        switch (doubt.reference, doubt.doubt) {
        case (.episode, .season), (.episode, .series): try series()
        case (.episode, _): try episode(from: self)
        default: try movie()
        }
    }
}
