import Flow
import FlowTesting
import HTML
import LibraryDomain
import LibraryFeature
import Testing

@Suite("The Library screen")
struct LibraryFeatureTests {
    private static let folder = Folder(name: "Movies", path: "/srv/movies", kind: .movies)
    private static let status = FolderStatus(
        folder: folder, isAvailable: true, isScanning: false, files: 12, titles: 10, problems: 1, lastScannedAt: nil)
    private static let content = LibraryContent(
        folders: [status],
        problems: [
            ProblemGroup(
                kind: .damaged, count: 1,
                problems: [
                    FileProblem(library: "Movies", location: RelativePath("Broken.mkv"), kind: .damaged, reason: "It ends in the middle.")
                ])
        ])

    private func client(refusal: String? = nil, progress: [ScanProgress] = []) -> LibraryClient {
        LibraryClient(
            library: {
                AsyncStream {
                    $0.yield(.success(Self.content)); $0.finish()
                }
            },
            progress: {
                AsyncStream { continuation in
                    for step in progress { continuation.yield(step) }; continuation.finish()
                }
            },
            add: { _ in refusal }, remove: { _ in unimplemented("LibraryClient.remove") },
            scan: { _ in unimplemented("LibraryClient.scan") }, cancel: { _ in unimplemented("LibraryClient.cancel") })
    }

    @Test("It shows folders, problems, and scans as they go")
    func scanning() async {
        let reading = ScanProgress(library: "Movies", phase: .reading, found: 214, toRead: 10, read: 5, current: "The General")
        let done = ScanProgress(library: "Movies", phase: .finished, found: 214)
        let store = TestStore(LibraryFeature.State(), LibraryFeature(client: client()))
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.loaded(Self.content))) { $0.content = .ready(Self.content) }
        await store.send(.progressed(reading)) { $0.scans = ["Movies": reading] }
        let page = htmlString(LibraryView(await store.state))
        for words in ["Found 214 files", "reading The General", "It ends in the middle.", "10 titles"] {
            #expect(page.contains(words), "\(words)")
        }
        await store.send(.progressed(done)) { $0.scans = [:] }
        await store.finish()
    }

    @Test("A refused folder comes back with the reason and with what was typed")
    func refused() async {
        let store = TestStore(LibraryFeature.State(), LibraryFeature(client: client(refusal: "There is no folder at /nowhere.")))
        await store.send(.intent(.add(name: " Movies ", path: " /nowhere\n", kind: .series))) {
            $0.form.name = "Movies"
            $0.form.path = "/nowhere"
            $0.form.contents = .series
            $0.form.isSaving = true
        }
        await store.receive(.added(refusal: ViewStateError("There is no folder at /nowhere."))) {
            $0.form.isSaving = false
            $0.form.error = "There is no folder at /nowhere."
        }
        let page = htmlString(LibraryView(await store.state))
        #expect(page.contains("There is no folder at /nowhere."))
        #expect(page.contains("value=\"/nowhere\""))
        await store.finish()
    }

    @Test(
        "The contents of a folder are guessed from its names, unless the form says them",
        arguments: [
            ("Series", "/srv/a", LibraryFeature.Contents.automatic, FolderKind.series), ("Mine", "/srv/TV Shows", .automatic, .series),
            ("Mine", "/srv/a", .automatic, .movies), ("Series", "/srv/tv", .movies, .movies), ("Movies", "/srv/a", .videos, .videos),
        ])
    func contents(name: String, path: String, contents: LibraryFeature.Contents, kind: FolderKind) async {
        var added = client()
        added.add = { folder in
            #expect(folder == Folder(name: name, path: path, kind: kind))
            return nil
        }
        let store = TestStore(LibraryFeature.State(), LibraryFeature(client: added))
        await store.send(.intent(.add(name: name, path: path, kind: contents))) {
            ($0.form.name, $0.form.path, $0.form.contents, $0.form.isSaving) = (name, path, contents, true)
        }
        await store.receive(.added(refusal: nil)) { $0.form = LibraryFeature.FolderForm() }
        await store.finish()
        #expect(htmlString(LibraryView(LibraryFeature.State())).contains("<option value=\"automatic\" selected"))
    }

    @Test("An added folder empties the form")
    func added() async {
        let store = TestStore(LibraryFeature.State(), LibraryFeature(client: client()))
        await store.send(.intent(.add(name: "Movies", path: "/srv/movies", kind: .movies))) {
            $0.form.name = "Movies"
            $0.form.path = "/srv/movies"
            $0.form.contents = .movies
            $0.form.isSaving = true
        }
        await store.receive(.added(refusal: nil)) { $0.form = .init() }
        await store.finish()
    }

    @Test("A name has at most 64 characters and a path 4,096", arguments: [(64, 4_096), (65, 4_097)])
    func bounds(name: Int, path: Int) {
        var state = LibraryFeature.State()
        let add = LibraryFeature.Intent.add(
            name: String(repeating: "n", count: name), path: String(repeating: "p", count: path), kind: .movies)
        _ = LibraryFeature(client: client()).reduce(into: &state, .intent(add))
        #expect(state.form.name.count == 64 && state.form.path.count == 4_096)
    }

    @Test("Forgetting a folder asks first")
    func removal() async {
        var state = LibraryFeature.State()
        state.content = .ready(Self.content)
        let store = TestStore(state, LibraryFeature(client: client()))
        await store.send(.intent(.askRemoval(name: "Movies"))) { $0.confirmsRemoval = "Movies" }
        #expect(htmlString(LibraryView(await store.state)).contains("Your files stay untouched."))
        await store.send(.intent(.keep)) { $0.confirmsRemoval = nil }
        await store.finish()
    }

    @Test("A scan that does not start is told for eight seconds")
    func failure() async {
        let clock = ManualClock(), error = ViewStateError("The folder is not there.")
        var client = client()
        client.scan = { _ throws(ViewStateError) in throw error }
        let store = TestStore(LibraryFeature.State(), LibraryFeature(client: client, clock: clock))
        await store.send(.intent(.scan(name: "Movies"))) { $0.notice = .init(saving: 1) }
        await store.receive(.notice(.finished(.failure(error)))) { $0.notice = .init(failure: error) }
        #expect(htmlString(LibraryToast(await store.state)).contains("The folder is not there."))
        await clock.advance(by: .seconds(8))
        await store.receive(.notice(.expired)) { $0.notice = .init() }
        await store.finish()
    }
}
