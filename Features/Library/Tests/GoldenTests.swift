import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import LibraryDomain
import Testing

@testable import LibraryFeature

@Suite("Golden library")
struct GoldenTests {
    private static func status(_ name: String, _ kind: FolderKind, problems: Int = 0, isAvailable: Bool = true) -> FolderStatus {
        FolderStatus(
            folder: Folder(name: name, path: "/srv/\(name)", kind: kind), isAvailable: isAvailable, isScanning: false, files: 2, titles: 1,
            problems: problems, lastScannedAt: nil)
    }

    private static let problems = [
        ProblemGroup(
            kind: .damaged, count: 120,
            problems: [
                FileProblem(library: "Series", location: RelativePath("a <b>.mkv"), kind: .damaged, reason: "The file is cut off."),
                FileProblem(library: "Series", location: RelativePath("D/E & F/c.mkv"), kind: .damaged, reason: "The file is cut off."),
            ]),
        ProblemGroup(
            kind: .link, count: 1,
            problems: [FileProblem(library: "Movies", location: RelativePath("D/\u{5E9}"), kind: .link, reason: "This link leads out.")]),
    ]

    private static let content = LibraryContent(
        folders: [status("Movies", .movies), status("Series", .series, problems: 1), status("Clips", .videos, isAvailable: false)],
        problems: problems,
        watchLimits: ["Series": "Changes are noticed only by a scan."], sampleFolder: "Movies")

    private func check(
        _ name: String, _ content: ViewState<LibraryContent> = .ready(content), change: (inout LibraryFeature.State) -> Void = { _ in }
    ) throws {
        var state = LibraryFeature.State()
        state.content = content
        change(&state)
        try expectGolden(name, htmlString(LibraryFeature.view(state)) + htmlString(LibraryFeature.toasts(state)))
    }

    @Test("Each state of the screen")
    func states() throws {
        try check("loading", .loading)
        try check("error", .error(ViewStateError("It broke", reason: "The disk is full.", recovery: "Free some space.")))
        try check("ready")
        try check("empty", .ready(LibraryContent(folders: [], problems: [])))
        try check("removal") { $0.confirmsRemoval = "Series" }
        try check("notice") { $0.notice = .init(failure: ViewStateError("The disk is away.")) }
        try check("form") {
            $0.form.name = "Home <videos>"
            $0.form.path = "/srv/home"
            $0.form.kind = .videos
            $0.form.error = "There is no such folder."
        }
        try check("adding") { $0.form.isSaving = true }
    }

    @Test("A kind of problems has a page")
    func problemPage() throws {
        func check(_ name: String, _ content: ViewState<ProblemPage>) throws {
            var state = ProblemsFeature.State(kind: .damaged)
            state.content = content
            try expectGolden("problems-\(name)", htmlString(ProblemsFeature.view(state)))
        }
        try check("loading", .loading)
        try check("error", .error(ViewStateError("It broke", reason: "The disk is full.", recovery: "Free some space.")))
        try check("ready", .ready(ProblemPage(count: 120, problems: Self.problems[0].problems, hasMore: true)))
        try check("solved", .ready(ProblemPage(count: 0, problems: [], hasMore: false)))
    }

    @Test("A folder has a page")
    func folderPage() throws {
        func check(_ name: String, path: String = "A/B", _ content: ViewState<FolderListing>) throws {
            var state = FolderFeature.State(place: FolderPlace(library: "Movies", path: RelativePath(path)))
            state.content = content
            try expectGolden("folder-\(name)", htmlString(FolderFeature.view(state)))
        }
        let (alien, silo) = (TitleID("local-1")!, TitleID("local-2")!)
        let contents = FolderContents(
            library: "Movies", path: RelativePath("A/B"),
            folders: [
                Subfolder(path: RelativePath("A/B/Alien"), files: 2, problems: 0, title: .movie(alien)),
                Subfolder(path: RelativePath([0x41, 0x2F, 0x42, 0x2F, 0xFF]), files: 1_200, problems: 1, title: nil),
            ],
            files: [
                FiledFile(id: FileID("abcdefgh")!, path: RelativePath("A/B/x.mkv"), reference: .movie(alien), version: "2160p", part: 2),
                FiledFile(
                    id: FileID("abcdefg2")!, path: RelativePath("A/B/s.mkv"), reference: .episode(series: silo, season: 2, episode: 1),
                    isMissing: true),
            ],
            problems: ["x.mkv", "x.srt"].map {
                FileProblem(library: "Movies", location: RelativePath("A/B/\($0)"), kind: .encoding, reason: "Save it as UTF-8.")
            }, isCut: true)
        try check("ready", .ready(FolderListing(contents: contents, titles: [alien: "Alien (1979)", silo: "Silo"])))
        try check("empty", path: "", .ready(FolderListing(contents: FolderContents(library: "Movies", path: .root), titles: [:])))
        try check("gone", .error(ViewStateError("There is no folder named “Movies”", isRetryable: false)))
        try check("loading", .loading)
    }

    @Test("Each phase of a scan", arguments: [.waiting, .listing, .reading, .filing, .pictures] as [ScanProgress.Phase])
    func scans(phase: ScanProgress.Phase) throws {
        try check("scan-\(phase)", .ready(LibraryContent(folders: [Self.status("Movies", .movies)], problems: []))) {
            $0.scans = [
                "Movies": ScanProgress(library: "Movies", phase: phase, found: 20, toRead: 8, read: 2, current: "Dune", problems: 1)
            ]
        }
    }
}
