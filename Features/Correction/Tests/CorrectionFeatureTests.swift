import CoreDomain
import Flow
import FlowTesting
import LibraryDomain
import Screens
import Synchronization
import Testing

@testable import CorrectionFeature

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
                    $0.yield(.success(GoldenTests.movie))
                    $0.finish()
                }
            },
            correct: { files, correction throws(ViewStateError) in
                calls.add("\(files.map(\.rawValue)) \(correction)")
                if let failure { throw failure }
                return GoldenTests.movie
            },
            withdraw: { files throws(ViewStateError) in
                calls.add("withdraw \(files.map(\.rawValue))")
                if let failure { throw failure }
                return GoldenTests.movie
            })
        let store = TestStore(
            CorrectionFeature.State(id: GoldenTests.movie.file.id), CorrectionFeature(client: client))
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.loaded(GoldenTests.movie))) { $0.content = .ready(GoldenTests.movie) }
        return store
    }

    @Test("All versions and extras of a movie are corrected, or only one file")
    func movie() async throws {
        let store = await store()
        for (files, isAlone) in [("all", false), ("one", true)] {
            await store.send(.intent(.movie(title: "Heat", year: " ", address: "tt0113277", files: files))) {
                $0.form = CorrectionForm(.movie, title: "Heat", year: " ", address: "tt0113277", isAlone: isAlone)
                $0.isSaving = true
            }
            await store.receive(.corrected(.success(GoldenTests.movie))) { ($0.form, $0.isSaving) = (nil, false) }
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
        for (title, year, error) in [(" ", "1995", "Enter a title."), ("Heat", "soon", "Enter a year from 1870 to 2100, or none.")] {
            await store.send(.intent(.movie(title: title, year: year, address: "", files: "all"))) {
                $0.form = CorrectionForm(.movie, title: title, year: year)
                $0.error = error
            }
        }
        await store.send(.intent(.movie(title: "Heat", year: "", address: "", files: "all"))) {
            $0.form = CorrectionForm(.movie, title: "Heat")
            ($0.error, $0.isSaving) = (nil, true)
        }
        await store.receive(.corrected(.failure(full))) { ($0.error, $0.isSaving) = (full.message, false) }
        await store.finish()
    }

    @Test("A correction is withdrawn for all files of the title")
    func withdraw() async throws {
        let store = await store()
        await store.send(.intent(.withdraw)) { $0.isSaving = true }
        await store.receive(.corrected(.success(GoldenTests.movie))) { $0.isSaving = false }
        #expect(calls.all.withLock { $0 } == [#"withdraw ["aaaaaaaa", "bbbbbbbb", "cccccccc"]"#])
        await store.finish()
    }

    @Test(
        "Seasons and episodes are numbers; a file may hold several episodes",
        arguments: [
            ("2", "3", 3...3), ("0", "3-4", 3...4), (" 12 ", " 3 - 4 ", 3...4), ("1", "", nil), ("", "1", nil), ("1", "4-3", nil),
            ("1", "1-2-3", nil), ("-1", "1", nil), ("1", "١", nil), ("99999999999", "1", nil),
        ] as [(String, String, ClosedRange<Int>?)])
    func numbers(season: String, episode: String, expected: ClosedRange<Int>?) {
        let correction = try? CorrectionForm(.episode, season: season, episode: episode).correction()
        guard let expected else {
            #expect(correction == nil)
            return
        }
        guard case .episode(nil, _, expected)? = correction else {
            Issue.record("\(String(describing: correction))")
            return
        }
    }
}
