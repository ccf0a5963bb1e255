import CoreDomain
import Flow
import FlowTesting
import HTML
import LibraryDomain
import Screens
import Synchronization
import Testing

@testable import LibraryFeature

@Suite("Correcting the title of a file")
struct CorrectionFeatureTests {
    private final class Calls: Sendable {
        let all = Mutex<[String]>([])
        func add(_ call: String) { all.withLock { $0.append(call) } }
    }

    private let calls = Calls()

    /// A store that shows the file.
    private func store(
        _ content: CorrectionContent = CorrectionGoldenTests.movie, failure: ViewStateError? = nil
    ) async -> TestStore<CorrectionFeature> {
        let calls = calls
        let client = CorrectionClient(
            file: { _ in
                AsyncStream {
                    $0.yield(.success(content))
                    $0.finish()
                }
            },
            candidates: { _, _ in AsyncStream { $0.finish() } },
            correct: { files, correction throws(ViewStateError) in
                calls.add("\(files.map(\.rawValue)) \(correction)")
                if let failure { throw failure }
                return content
            },
            withdraw: { files throws(ViewStateError) in
                calls.add("withdraw \(files.map(\.rawValue))")
                if let failure { throw failure }
                return content
            })
        let store = TestStore(
            CorrectionFeature.State(id: content.file.id), CorrectionFeature(client: client, clock: ManualClock()))
        await store.send(.appeared) { ($0.content, $0.candidates) = (.loading, .loading) }
        await store.receive(.content(.loaded(content))) { $0.content = .ready(content) }
        return store
    }

    private func movie(_ title: String, _ year: String = "", files: String = "all") -> CorrectionFeature.Intent {
        .movie(file: CorrectionGoldenTests.movie.file.id, title: title, year: year, address: "", files: files)
    }

    private func form(_ title: String, _ year: String = "") -> CorrectionForm {
        var form = CorrectionForm()
        (form.title, form.year) = (title, year)
        return form
    }

    @Test("All versions and extras of a movie are corrected, or only one file")
    func scope() async throws {
        let store = await store()
        for (files, isAlone) in [("all", false), ("one", true)] {
            let change = CorrectionChange(
                files: (isAlone ? ["aaaaaaaa"] : ["aaaaaaaa", "bbbbbbbb", "cccccccc"]).map { FileID($0)! }, before: [:],
                now: try Correction(movie: "Heat", year: nil))
            await store.send(.intent(movie("Heat", files: files))) {
                $0.sent = .init(kind: .movie, form: form("Heat"), isAlone: isAlone)
                ($0.saving, $0.notice) = ([change], .init(saving: 1))
            }
            await store.receive(.corrected(.success(CorrectionGoldenTests.movie))) {
                ($0.sent, $0.saving, $0.notice) = (nil, [], .init(offer: change))
            }
        }
        let made = calls.all.withLock { $0 }
        #expect(made.count == 2)
        #expect(made[0].hasPrefix(#"["aaaaaaaa", "bbbbbbbb", "cccccccc"]"#) && made[1].hasPrefix(#"["aaaaaaaa"] "#))
        await store.cancelAll()
    }

    @Test("A refused form says why and stays filled in")
    func refused() async throws {
        let full = ViewStateError("The disk is full.")
        let store = await store(failure: full)
        for (title, year, error) in [(" ", "1995", "Enter a title."), ("Heat", "soon", "Enter a year in digits.")] {
            await store.send(.intent(movie(title, year))) {
                $0.sent = .init(kind: .movie, form: form(title, year))
                $0.error = error
            }
        }
        await store.send(.intent(movie("Heat"))) {
            $0.sent = .init(kind: .movie, form: form("Heat"))
            ($0.error, $0.notice) = (nil, .init(saving: 1))
            let files = ["aaaaaaaa", "bbbbbbbb", "cccccccc"].map { FileID($0)! }
            $0.saving = [CorrectionChange(files: files, before: [:], now: try? Correction(movie: "Heat", year: nil))]
        }
        await store.receive(.corrected(.failure(full))) {
            ($0.error, $0.saving, $0.notice) = (full.message, [], .init(isUndone: true))
        }
        await store.send(.intent(.movie(file: FileID("otherfile")!, title: "Heat", year: "", address: "", files: "all")))
        await store.finish()
    }

    /// An episode that a person put into another series, with two episodes in its file.
    private func corrected() throws -> CorrectionContent {
        var content = CorrectionGoldenTests.episode
        content.title = TitleName(title: "Lost", year: 2004)
        content.file.lastEpisode = 4
        content.correction = try Correction(episode: 3, to: 4, season: 1, of: "Lost", year: 2004, address: "tvdb-73739")
        return content
    }

    @Test("A saved correction is said in a notice that undoes it: back to the corrections of before, or to none")
    func undo() async throws {
        let (now, older) = (try Correction(movie: "Heat", year: nil), try Correction(movie: "Haet", year: 1986))
        var content = CorrectionGoldenTests.movie
        content.otherCorrections = [FileID("bbbbbbbb")!: older]
        let store = await store(content)
        let change = CorrectionChange(files: content.ids, before: content.otherCorrections, now: now)
        await store.send(.intent(movie("Heat"))) {
            $0.sent = .init(kind: .movie, form: form("Heat"))
            ($0.saving, $0.notice) = ([change], .init(saving: 1))
        }
        await store.receive(.corrected(.success(content))) {
            ($0.sent, $0.saving, $0.notice) = (nil, [], .init(offer: change))
        }
        let toast = await htmlString(CorrectionToast(store.state))
        #expect(toast.contains("Filed as") && toast.contains("Heat") && toast.contains("Undo"))
        await store.send(.intent(.undo)) { ($0.saving, $0.notice) = ([nil], .init(saving: 1)) }
        await store.receive(.corrected(.success(content))) { ($0.saving, $0.notice) = ([], .init(isUndone: true)) }
        #expect(
            calls.all.withLock { $0.dropFirst() } == [
                #"withdraw ["aaaaaaaa", "bbbbbbbb", "cccccccc"]"#, "\(["bbbbbbbb"]) \(older)",
            ])
        await store.cancelAll()
    }

    @Test("Of two corrections in a row, the notice undoes the last")
    func twice() async throws {
        let store = await store()
        let ids = CorrectionGoldenTests.movie.ids
        let changes = try ["Heat", "Ran"].map { CorrectionChange(files: ids, before: [:], now: try Correction(movie: $0, year: nil)) }
        await store.send(.intent(movie("Heat"))) {
            $0.sent = .init(kind: .movie, form: form("Heat"))
            ($0.saving, $0.notice) = ([changes[0]], .init(saving: 1))
        }
        await store.send(.intent(movie("Ran"))) {
            $0.sent = .init(kind: .movie, form: form("Ran"))
            ($0.saving, $0.notice) = (changes, .init(saving: 2))
        }
        await store.receive(.corrected(.success(CorrectionGoldenTests.movie))) {
            ($0.saving, $0.notice) = ([changes[1]], .init(saving: 1))
        }
        await store.receive(.corrected(.success(CorrectionGoldenTests.movie))) {
            ($0.sent, $0.saving, $0.notice) = (nil, [], .init(offer: changes[1]))
        }
        await store.cancelAll()
    }

    @Test("An undoing that failed is said in the notice; a series that another file may remember cannot be undone there")
    func notUndone() async throws {
        let full = ViewStateError("The disk is full.")
        let store = await store(failure: full)
        await store.send(.intent(.withdraw)) {
            $0.saving = [CorrectionChange(files: CorrectionGoldenTests.movie.ids, before: [:], now: nil)]
            $0.notice = .init(saving: 1)
        }
        await store.receive(.corrected(.failure(full))) { ($0.saving, $0.notice) = ([], .init(failure: full)) }
        let toast = await htmlString(CorrectionToast(store.state))
        #expect(toast.contains("The disk is full."))
        let place = try Correction(episode: 1, season: 1)
        #expect(
            !CorrectionChange(files: [], before: [FileID("aaaaaaaa")!: place], now: try Correction(series: "Lost", year: nil)).canBeUndone)
        await store.cancelAll()
    }

    @Test("The form shows the correction that the file has, so that the next one starts from it")
    func filled() throws {
        let form = CorrectionForm(try corrected(), for: .episode)
        #expect([form.title, form.year, form.address] == ["Lost", "2004", "tvdb-73739"])
        #expect([form.season, form.episode, form.lastEpisode] == ["1", "3", "4"])
        #expect(try form.episode(from: form, kept: corrected().correction?.name) == corrected().correction)
        #expect(CorrectionForm(try corrected(), for: .movie) == CorrectionForm())
        #expect(CorrectionWords.filed(try corrected()) == "Filed as Lost (2004), season 1, episodes 3–4, as corrected by you.")
    }

    @Test("A changed number keeps the series that a person entered; another title is another series")
    func keptSeries() async throws {
        let content = try corrected()
        let store = await store(content)
        for (title, address, series) in [
            ("Lost", "tvdb-73739", content.correction?.name), ("Lost", "", try Correction(series: "Lost", year: 2004).name),
            ("Dark", "", try Correction(series: "Dark", year: 2004).name),
        ] {
            var form = CorrectionForm(content, for: .episode)
            (form.title, form.address, form.episode) = (title, address, "2")
            let intent = CorrectionFeature.Intent.episode(
                file: content.file.id, title: title, year: "2004", address: address, season: "1", episode: "2", last: "4", files: "one")
            let expected = Correction.episode(of: series, season: 1, episodes: 2...4)
            let change = CorrectionChange(
                files: [content.file.id], before: [content.file.id: try #require(content.correction)], now: expected)
            await store.send(.intent(intent)) {
                $0.sent = .init(kind: .episode, form: form, isAlone: true)
                ($0.saving, $0.notice) = ([change], .init(saving: 1))
            }
            await store.receive(.corrected(.success(content))) {
                ($0.sent, $0.saving, $0.notice) = (nil, [], .init(offer: change))
            }
            #expect(calls.all.withLock { $0.last } == "\(["dddddddd"]) \(expected)")
        }
        await store.cancelAll()
    }

    @Test("Only this file is the default for an episode made of a movie’s file, and after a correction of this file alone")
    func defaultScope() throws {
        var content = CorrectionGoldenTests.movie
        func shown() -> [String] {
            let html = htmlString(CorrectionForms(state: CorrectionGoldenTests.state(.ready(content)), content: content))
            return html.split(separator: "<option").filter { $0.contains("selected") }.map { $0.contains("\"one\"") ? "one" : "all" }
        }
        #expect(shown() == ["all", "one"])
        content.correction = try Correction(movie: "Heat", year: 1995)
        #expect(shown() == ["one", "one"])
        content.otherCorrections = [FileID("bbbbbbbb")!: try Correction(movie: "Heat", year: 1995)]
        #expect(shown() == ["all", "one"], "They were corrected together")
    }

    @Test("A correction is withdrawn for all files of the title")
    func withdraw() async throws {
        let store = await store()
        let change = CorrectionChange(files: CorrectionGoldenTests.movie.ids, before: [:], now: nil)
        await store.send(.intent(.withdraw)) { ($0.saving, $0.notice) = ([change], .init(saving: 1)) }
        await store.receive(.corrected(.success(CorrectionGoldenTests.movie))) {
            ($0.saving, $0.notice) = ([], .init(offer: change))
        }
        #expect(calls.all.withLock { $0 } == [#"withdraw ["aaaaaaaa", "bbbbbbbb", "cccccccc"]"#])
        await store.cancelAll()
    }
}
