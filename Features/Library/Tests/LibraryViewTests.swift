import CoreDomain
import Flow
import HTML
import LibraryDomain
import Testing

@testable import LibraryFeature

@Suite("Folders on the Library screen")
struct LibraryViewTests {
    private static func status(isAvailable: Bool = true, files: Int = 2, titles: Int = 1, problems: Int = 0) -> FolderStatus {
        FolderStatus(
            folder: Folder(name: "Movies", path: "/srv/movies", kind: .movies), isAvailable: isAvailable, isScanning: false, files: files,
            titles: titles, problems: problems, lastScannedAt: nil)
    }

    private static func page(
        _ folders: [FolderStatus], problems: [ProblemGroup] = [], change: (inout LibraryFeature.State) -> Void = { _ in }
    ) -> String {
        var state = LibraryFeature.State()
        state.content = .ready(LibraryContent(folders: folders, problems: problems))
        change(&state)
        return htmlString(LibraryView(state))
    }

    @Test("The messages of all pages of the library say what failed and why, in whole sentences")
    func failures() {
        let failure = ViewStateError("File not found", reason: "It may have been moved or removed.", isRetryable: false)
        var library = LibraryFeature.State(), names = NamesFeature.State()
        var correction = CorrectionFeature.State(id: FileID("aaaaaaaa")!)
        library.notice = .init(failure: failure)
        names.notice = .init(failure: failure)
        correction.notice = .init(failure: failure)
        for toast in [htmlString(LibraryToast(library)), htmlString(NamesToast(names)), htmlString(CorrectionToast(correction))] {
            #expect(toast.contains("File not found. It may have been moved or removed."))
        }
    }

    @Test("Notes appear only if they apply")
    func notes() {
        let plain = Self.page([Self.status()]), empty = Self.page([])
        for word in ["No folders yet", "isn’t available", "Problems", "problem<", "Remove this folder?", "Stop", "Adding…"] {
            #expect(!plain.contains(word), "\(word)")
        }
        #expect(plain.contains("1 title<") && plain.contains("2 files<") && plain.contains("Scan Movies"))
        #expect(empty.contains("No folders yet") && !empty.contains("Scan Movies"))
        let away = Self.page(
            [Self.status(isAvailable: false, problems: 1)],
            problems: [
                ProblemGroup(
                    kind: .damaged, count: 1,
                    problems: [FileProblem(library: "Movies", location: RelativePath("a.mkv"), kind: .damaged, reason: "Cut")])
            ])
        #expect(away.contains("isn’t available") && away.contains(">Problems<") && away.contains("a.mkv") && away.contains("1 problem<"))
    }

    @Test("A folder is removed only after a confirmation")
    func removal() {
        let page = Self.page([Self.status()]) { $0.confirmsRemoval = "Movies" }
        #expect(page.contains("Remove this folder?") && page.contains("Cancel") && !page.contains("Scan Movies"))
        #expect(!Self.page([Self.status()]) { $0.confirmsRemoval = "Other" }.contains("Remove this folder?"))
    }

    @Test("While a folder is scanned, the scan can be stopped")
    func scanning() {
        let page = Self.page([Self.status()]) { $0.scans = ["Movies": ScanProgress(library: "Movies", phase: .listing, found: 3)] }
        #expect(page.contains("Stop") && page.contains("Found 3 files so far") && !page.contains("Scan Movies"))
    }

    @Test(
        "Words of a scan",
        arguments: [
            (.waiting, 0, "Waiting…"), (.listing, 0, "Scanning…"), (.listing, 1, "Found 1 file so far"), (.reading, 2, "Found 2 files"),
            (.filing, 2, "Updating the library…"), (.pictures, 2, "Preparing artwork…"), (.finished, 2, "Done"),
        ] as [(ScanProgress.Phase, Int, String)])
    func headlines(phase: ScanProgress.Phase, found: Int, expected: String) {
        #expect(FolderWords.headline(ScanProgress(library: "Movies", phase: phase, found: found)) == expected)
    }

    @Test("The screen is settled when nothing is loading or being saved")
    func settled() {
        var state = LibraryFeature.State()
        #expect(!LibraryFeature.isSettled(state))
        state.content = .ready(LibraryContent(folders: [], problems: []))
        #expect(LibraryFeature.isSettled(state))
        state.form.isSaving = true
        #expect(!LibraryFeature.isSettled(state))
        state.content = .loading
        #expect(!LibraryFeature.isSettled(state))
    }
}
