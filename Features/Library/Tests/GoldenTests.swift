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

    private static let content = LibraryContent(
        folders: [status("Movies", .movies), status("Series", .series, problems: 1), status("Clips", .videos, isAvailable: false)],
        problems: [FileProblem(library: "Series", path: "a <b>.mkv", reason: "The file is cut off.")],
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

    @Test("Each phase of a scan", arguments: [.waiting, .listing, .reading, .filing, .pictures] as [ScanProgress.Phase])
    func scans(phase: ScanProgress.Phase) throws {
        try check("scan-\(phase)", .ready(LibraryContent(folders: [Self.status("Movies", .movies)], problems: []))) {
            $0.scans = [
                "Movies": ScanProgress(library: "Movies", phase: phase, found: 20, toRead: 8, read: 2, current: "Dune", problems: 1)
            ]
        }
    }
}
