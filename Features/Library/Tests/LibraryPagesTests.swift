import Flow
import FlowTesting
import HTML
import LibraryDomain
import Live
import Screens
import ScreensTesting
import Testing

@testable import LibraryFeature

@Suite("The pages below the Library screen")
struct LibraryPagesTests {
    private static func updates<Value: Sendable>(_ value: Value) -> AsyncStream<Result<Value, ViewStateError>> {
        AsyncStream {
            $0.yield(.success(value))
            $0.finish()
        }
    }

    private static func open(_ feature: some ScreenFeature, _ address: String) -> OpenScreen? {
        Location(parsing: address).flatMap { Screen(feature).open($0, cookies: [:], for: .owner) }
    }

    private static func problem(_ path: RelativePath, in library: String = "Movies") -> FileProblem {
        FileProblem(library: library, location: path, kind: .name, reason: "Rename it.")
    }

    @Test("A page of problems loads those after the address, and shows the next address")
    func problems() async throws {
        let page = ProblemPage(count: 3, problems: [Self.problem(RelativePath("A/x & y.mkv"))], hasMore: true)
        let after = Self.problem(RelativePath("A/a.mkv")).cursor
        let client = ProblemsClient { kind, last in
            #expect(kind == .name && last == after)
            return Self.updates(page)
        }
        let store = TestStore(ProblemsFeature.State(kind: .name, after: after), ProblemsFeature(client: client))
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.loaded(page))) { $0.content = .ready(page) }
        await store.finish()
        let shown = htmlString(ProblemsView(await store.state))
        #expect(shown.contains("A/") && shown.contains("x &amp; y.mkv") && shown.contains("Next page"))
    }

    @Test(
        "An address of a page of problems leads to the problem that it was made from",
        arguments: [
            RelativePath("A/b.mkv"), RelativePath("A & B/50%+1.mkv"), RelativePath([0x41, 0x2F, 0xFF, 0x00]), RelativePath("\u{5E9}"),
        ])
    func addresses(path: RelativePath) throws {
        let address = try #require(LibraryAddress.problems(.name, after: Self.problem(path).cursor))
        let location = try #require(Location(parsing: address))
        let problems = try #require(LibraryAddress.problems(in: location))
        #expect(problems.kind == .name)
        #expect(problems.after == Self.problem(path).cursor)
        let folder = try #require(LibraryAddress.folder(path, in: "My & Movies", after: path.name).flatMap { Location(parsing: $0) })
        #expect(LibraryAddress.place(in: folder) == FolderPlace(library: "My & Movies", path: path, after: path.name))
        let typed = try #require(Location(parsing: "/library/folder?name=Movies&path=A%2FB%2F"))
        #expect(LibraryAddress.place(in: typed) == FolderPlace(library: "Movies", path: RelativePath("A/B")))
    }

    @Test("Without a kind, a page of problems shows those of all kinds, each with its kind, and goes on after its last one")
    func allProblems() throws {
        let problems = ProblemsFeature(client: ProblemsClient { _, _ in AsyncStream { $0.finish() } })
        #expect(Self.open(problems, "/library/problems") != nil)
        let last = FileProblem(library: "Movies", location: RelativePath("A/b.srt"), kind: .encoding, reason: "Save it as UTF-8.")
        var state = ProblemsFeature.State()
        state.content = .ready(ProblemPage(count: 3, problems: [Self.problem(RelativePath("A/a.mkv")), last], hasMore: true))
        let page = htmlString(ProblemsView(state))
        for words in ["Episodes without a number", "Rename it.", "Unclear text encoding", "Save it as UTF-8.", "Next page"] {
            #expect(page.contains(words), "\(words)")
        }
        let next = try #require(LibraryAddress.problems(after: last.cursor).flatMap { Location(parsing: $0) })
        let found = try #require(LibraryAddress.problems(in: next))
        #expect(found.kind == nil && found.after == last.cursor)
    }

    @Test("Addresses with an unknown kind or with damaged bytes are no pages")
    func malformed() {
        let problems = ProblemsFeature(client: ProblemsClient { _, _ in AsyncStream { $0.finish() } })
        let folders = FolderFeature(client: FolderClient { _ in AsyncStream { $0.finish() } })
        for address in ["in=M", "last=other&in=M", "kind=other", "kind=name&in=M&after-hex=4"].map({ "/library/problems?\($0)" }) {
            #expect(Self.open(problems, address) == nil, "\(address)")
        }
        for address in ["/library/folder", "/library/folder?name=M&path-hex=zz"] {
            #expect(Self.open(folders, address) == nil, "\(address)")
        }
        #expect(Self.open(problems, "/library/problems?kind=name") != nil)
        #expect(Self.open(folders, "/library/folder?name=M&path=A/B") != nil)
    }

    @Test("A path that is too long for an address has no link")
    func long() {
        let path = RelativePath(String(repeating: "x", count: 2_100))
        #expect(LibraryAddress.folder(path, in: "Movies") == nil)
        #expect(LibraryAddress.problems(.name, after: Self.problem(path).cursor) == nil)
        #expect(htmlString(ProblemList(key: "p", problems: [Self.problem(path.appending([0x61]))])).contains("xxx"))
    }
}
