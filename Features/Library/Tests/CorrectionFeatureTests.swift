import CoreDomain
import Flow
import FlowTesting
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
    private func store(failure: ViewStateError? = nil) async -> TestStore<CorrectionFeature> {
        let calls = calls
        let client = CorrectionClient(
            file: { _ in
                AsyncStream {
                    $0.yield(.success(CorrectionGoldenTests.movie))
                    $0.finish()
                }
            },
            correct: { files, correction throws(ViewStateError) in
                calls.add("\(files.map(\.rawValue)) \(correction)")
                if let failure { throw failure }
                return CorrectionGoldenTests.movie
            },
            withdraw: { files throws(ViewStateError) in
                calls.add("withdraw \(files.map(\.rawValue))")
                if let failure { throw failure }
                return CorrectionGoldenTests.movie
            })
        let store = TestStore(
            CorrectionFeature.State(id: CorrectionGoldenTests.movie.file.id), CorrectionFeature(client: client))
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.loaded(CorrectionGoldenTests.movie))) { $0.content = .ready(CorrectionGoldenTests.movie) }
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
            await store.send(.intent(movie("Heat", files: files))) {
                $0.sent = .init(kind: .movie, form: form("Heat"), isAlone: isAlone)
                $0.isSaving = true
            }
            await store.receive(.corrected(.success(CorrectionGoldenTests.movie))) { ($0.sent, $0.isSaving) = (nil, false) }
        }
        let made = calls.all.withLock { $0 }
        #expect(made.count == 2)
        #expect(made[0].hasPrefix(#"["aaaaaaaa", "bbbbbbbb", "cccccccc"]"#) && made[1].hasPrefix(#"["aaaaaaaa"] "#))
        await store.finish()
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
            ($0.error, $0.isSaving) = (nil, true)
        }
        await store.receive(.corrected(.failure(full))) { ($0.error, $0.isSaving) = (full.message, false) }
        await store.send(.intent(.movie(file: FileID("otherfile")!, title: "Heat", year: "", address: "", files: "all")))
        await store.finish()
    }

    @Test("A correction is withdrawn for all files of the title")
    func withdraw() async throws {
        let store = await store()
        await store.send(.intent(.withdraw)) { $0.isSaving = true }
        await store.receive(.corrected(.success(CorrectionGoldenTests.movie))) { $0.isSaving = false }
        #expect(calls.all.withLock { $0 } == [#"withdraw ["aaaaaaaa", "bbbbbbbb", "cccccccc"]"#])
        await store.finish()
    }
}
