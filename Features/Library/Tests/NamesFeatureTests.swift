import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import LibraryDomain
import Screens
import Synchronization
import Testing

@testable import LibraryFeature

@Suite("Names to check")
struct NamesFeatureTests {
    private static let alien = DoubtfulName(
        doubt: .year, reference: .movie(TitleID("local-1")!), file: FileID("abcdefgh")!, library: "Movies", path: RelativePath("Alien.mkv"))
    private static let silo = DoubtfulName(
        doubt: .episode, reference: .episode(series: TitleID("local-2")!, season: 1, episode: 2), lastEpisode: 3, file: FileID("abcdefg2")!,
        library: "Series", path: RelativePath("Silo/102.mkv"))
    private static let show = DoubtfulName(
        doubt: .season, reference: .episode(series: TitleID("local-2")!, season: 1, episode: 4), file: FileID("abcdefg3")!,
        library: "Series", path: RelativePath("Silo/04.mkv"), files: 9)
    private static let unplaced = FileProblem(
        library: "Series", location: RelativePath("Silo/Pilot.mkv"), kind: .name, reason: "Rename it.")
    private static let content = NamesContent(
        doubts: [alien, silo, show], unplaced: [unplaced],
        titles: [TitleID("local-1")!: TitleName(title: "Alien"), TitleID("local-2")!: TitleName(title: "Silo", year: 2023)])

    private final class Log: Sendable {
        let corrections = Mutex<[Correction]>([])
        let places = Mutex<[RelativePath]>([])

        func client(_ error: ViewStateError? = nil) -> NamesClient {
            NamesClient(
                names: { _ in AsyncStream { $0.finish() } },
                correct: { [self] _, correction throws(ViewStateError) in
                    if let error { throw error }
                    corrections.withLock { $0.append(correction) }
                },
                place: { [self] path, _, correction throws(ViewStateError) in
                    corrections.withLock { $0.append(correction) }
                    places.withLock { $0.append(path) }
                }, withdraw: { _ in })
        }
    }

    private static var ready: NamesFeature.State {
        var state = NamesFeature.State()
        state.content = .ready(content)
        return state
    }

    /// Sends an intent and waits for its outcome.
    private func send(
        _ intent: NamesFeature.Intent, as correction: Correction? = nil, decided: NamesFeature.Decided? = nil,
        refused: ViewStateError? = nil
    ) async throws -> (Log, NamesFeature.State) {
        let log = Log()
        let feature = NamesFeature(client: log.client(refused), clock: ManualClock())
        var expected = Self.ready
        _ = feature.reduce(into: &expected, .intent(intent))
        let store = TestStore(Self.ready, feature)
        await store.send(.intent(intent)) { $0 = expected }
        if let sent = expected.sent, sent.error == nil {
            let correction = try #require(correction)
            await store.receive(.corrected(sent.subject, correction, refusal: refused)) {
                if let refused {
                    $0.sent?.error = refused.sentences
                    return
                }
                ($0.sent, $0.isStale) = (nil, true)
                $0.notice = .init(offer: .corrected(sent.subject, correction))
            }
            #expect(expected.decided == decided)
        }
        await store.cancelAll()
        return (log, await store.state)
    }

    @Test("That’s right: the guess becomes a decision")
    func confirm() async throws {
        let expected = [
            (Self.alien, try Correction(movie: "Alien", year: nil), Self.silo),
            (Self.silo, try Correction(episode: 2, to: 3, season: 1), Self.show),
            // The last one: the one before is in its place.
            (Self.show, try Correction(series: "Silo", year: 2023), Self.silo),
        ]
        for (name, correction, next) in expected {
            let (log, state) = try await send(
                .confirm(file: name.file), as: correction, decided: .init(file: name.file, next: next.file))
            #expect(log.corrections.withLock { $0 } == [correction])
            #expect(state.sent == nil)
        }
    }

    @Test("What a person enters is corrected; an episode stays in its series unless another one is entered")
    func corrected() async throws {
        let expected: [(NamesFeature.Intent, Correction)] = [
            (
                .movie(file: Self.alien.file, title: "Aliens", year: "1986", address: "tt0090605"),
                try Correction(movie: "Aliens", year: 1986, address: "tt0090605")
            ),
            (.series(file: Self.show.file, title: "Silo", year: " ", address: ""), try Correction(series: "Silo", year: nil)),
            (
                .episode(file: Self.silo.file, title: "Silo", year: "2023", address: "", season: "2", episode: "1", last: ""),
                try Correction(episode: 1, season: 2)
            ),
            (
                .episode(file: Self.silo.file, title: "Severance", year: "", address: "", season: "0", episode: "1", last: "2"),
                try Correction(episode: 1, to: 2, season: 0, of: "Severance")
            ),
            (.place(number: 0, path: "Silo/Pilot.mkv", season: "1", episode: "1", last: ""), try Correction(episode: 1, season: 1)),
        ]
        for (intent, correction) in expected {
            let decided: NamesFeature.Decided? =
                switch intent {
                case .movie: .init(file: Self.alien.file, next: Self.silo.file)
                case .series: .init(file: Self.show.file, next: Self.silo.file)
                case .episode: .init(file: Self.silo.file, next: Self.show.file)
                default: nil
                }
            let (log, state) = try await send(intent, as: correction, decided: decided)
            #expect(log.corrections.withLock { $0 } == [correction], "\(intent)")
            #expect(state.sent == nil)
        }
    }

    @Test(
        "A mistake is told, and the form stays as it was typed",
        arguments: [
            (.movie(file: alien.file, title: "Alien", year: "ninety", address: ""), "digits"),
            (.movie(file: alien.file, title: " ", year: "", address: ""), "title"),
            (.movie(file: alien.file, title: "Alien", year: "1066", address: ""), "1870"),
            (.episode(file: silo.file, title: "Silo", year: "", address: "", season: "", episode: "2", last: ""), "season"),
            (.place(number: 0, path: "Silo/Pilot.mkv", season: "1", episode: "99999999999999999999", last: ""), "1,000,000"),
        ] as [(NamesFeature.Intent, String)])
    func mistakes(intent: NamesFeature.Intent, word: String) async throws {
        let (log, state) = try await send(intent)
        #expect(log.corrections.withLock { $0 }.isEmpty)
        #expect(state.sent?.error?.contains(word) == true, "\(String(describing: state.sent?.error))")
        let page = htmlString(NamesView(state))
        #expect(page.contains(state.sent?.error ?? "-") && page.contains("role=\"alert\""))
    }

    @Test("A correction that cannot be saved comes back with the reason")
    func refused() async throws {
        let error = ViewStateError("The library can’t be read right now", reason: "The disk is away.")
        let (_, state) = try await send(
            .movie(file: Self.alien.file, title: "Aliens", year: "", address: ""), as: Correction(movie: "Aliens", year: nil),
            decided: .init(file: Self.alien.file, next: Self.silo.file), refused: error)
        #expect(state.sent?.error == "The library can’t be read right now. The disk is away." && state.sent?.form.title == "Aliens")
        #expect(htmlString(NamesView(state)).contains("value=\"Aliens\""))
    }

    @Test("After a change the page waits for the names as they are now")
    func stale() async throws {
        let changed = NamesContent(doubts: [Self.alien])
        let client = NamesClient(
            names: { _ in
                AsyncStream {
                    $0.yield(.success(changed))
                    $0.finish()
                }
            }, correct: { _, _ in }, place: { _, _, _ in }, withdraw: { _ in })
        let store = TestStore(Self.ready, NamesFeature(client: client, clock: ManualClock()))
        let silo = try Correction(series: "Silo", year: nil)
        await store.send(.corrected(.file(Self.silo.file), silo, refusal: nil)) {
            $0.isStale = true
            $0.notice = .init(offer: .corrected(.file(Self.silo.file), silo))
        }
        await store.receive(.content(.loaded(changed))) {
            $0.content = .ready(changed)
            $0.isStale = false
        }
        await store.cancelAll()
    }

    @Test("The versions of a movie that were corrected together are undone together, in the list or with the notice of the last change")
    func withdrawn() async throws {
        let aliens = try Correction(movie: "Aliens", year: 1986)
        let files = ["aaaaaaaa", "bbbbbbbb", "cccccccc"].map { FileID($0)! }
        let corrections = [aliens, try Correction(movie: "Alien", year: 1979), aliens]
        var state = Self.ready
        state.content = .ready(
            NamesContent(
                corrected: zip(files, corrections).map { file, correction in
                    CorrectedFile(
                        file: file, correction: correction, correctedAt: .distantPast,
                        place: .init(library: "Movies", path: RelativePath("\(file).mkv"), content: file, size: 1))
                }))
        let place = NamesFeature.FilePlace(library: "Movies", path: RelativePath("aaaaaaaa.mkv"))
        let offers: [NamesOffer?] = [nil, .corrected(.file(files[2]), aliens), .corrected(.place(place), aliens)]
        for offer in offers {
            state.notice = .init(offer: offer)
            let withdrawn = Mutex<[FileID]>([])
            let client = NamesClient(
                names: { _ in AsyncStream { $0.finish() } }, correct: { _, _ in }, place: { _, _, _ in },
                withdraw: { files in withdrawn.withLock { $0 += files } })
            let store = TestStore(state, NamesFeature(client: client, clock: ManualClock()))
            await store.send(.intent(offer == nil ? .withdraw(file: files[0]) : .undo)) { $0.notice = .init(saving: 1) }
            await store.receive(.notice(.finished(.success(.withdrawn(aliens))))) {
                ($0.notice, $0.isStale) = (.init(offer: .withdrawn(aliens)), true)
            }
            // A second click undoes nothing else.
            await store.send(.intent(.undo)) { _ in }
            await store.cancelAll()
            #expect(withdrawn.withLock { $0 } == [files[0], files[2]])
        }
    }

    @Test("A second click on a button whose first is being saved saves nothing else")
    func twice() throws {
        var state = Self.ready
        let feature = NamesFeature(client: Log().client())
        _ = feature.reduce(into: &state, .intent(.confirm(file: Self.alien.file)))
        // A click that is taken starts afresh, without the error.
        state.sent?.form.title = "Aliens"
        _ = feature.reduce(into: &state, .intent(.confirm(file: Self.alien.file)))
        #expect(state.sent?.form.title == "Aliens")
    }

    @Test("Files that the page does not show are not corrected")
    func unknown() async throws {
        let other = FileID("zzzzzzzz")!
        for intent in [
            .confirm(file: other), .movie(file: other, title: "A", year: "", address: ""), .withdraw(file: other),
            .place(number: 1, path: "Silo/Pilot.mkv", season: "1", episode: "1", last: ""),
            .place(number: 0, path: "Silo/Other.mkv", season: "1", episode: "1", last: ""),
        ] as [NamesFeature.Intent] {
            let (log, state) = try await send(intent)
            #expect(log.corrections.withLock { $0 }.isEmpty && state == Self.ready)
        }
    }
}
