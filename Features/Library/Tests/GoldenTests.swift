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
            $0.form.contents = .videos
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
        try check(
            "ready",
            .ready(
                FolderListing(contents: contents, titles: [alien: TitleName(title: "Alien", year: 1979), silo: TitleName(title: "Silo")])))
        try check("empty", path: "", .ready(FolderListing(contents: FolderContents(library: "Movies", path: .root), titles: [:])))
        let away = AwayFolder(name: "Movies", reason: "It is empty, although it had files.")
        try check(
            "away", path: "", .ready(FolderListing(contents: FolderContents(library: "Movies", path: .root), titles: [:], away: away)))
        try check("gone", .error(ViewStateError("There is no folder named “Movies”", isRetryable: false)))
        try check("loading", .loading)
    }

    @Test("Names to check have a page")
    func namesPage() throws {
        func check(_ name: String, _ content: ViewState<NamesContent>, sent: NamesFeature.Sent? = nil) throws {
            var state = NamesFeature.State()
            (state.content, state.sent) = (content, sent)
            try expectGolden("names-\(name)", htmlString(NamesFeature.view(state)))
        }
        let (alien, silo) = (TitleID("local-1")!, TitleID("local-2")!)
        let (one, two, three) = (FileID("abcdefgh")!, FileID("abcdefg2")!, FileID("abcdefg3")!)
        let episode = TitleReference.episode(series: silo, season: 1, episode: 2)
        let path = RelativePath("Alien/Alien <x>.mkv")
        let place = CorrectedFile.Place(library: "Movies", path: path, content: one, size: 1)
        let content = NamesContent(
            doubts: [
                DoubtfulName(doubt: .episode, reference: episode, file: two, library: "Series", path: RelativePath("Silo/102.mkv")),
                DoubtfulName(doubt: .season, reference: episode, file: one, library: "Series", path: RelativePath("Silo/02.mkv"), files: 9),
                DoubtfulName(doubt: .year, reference: .movie(alien), file: one, library: "Movies", path: path),
            ], hasMore: true,
            unplaced: [FileProblem(library: "Series", location: RelativePath("Silo/Pilot.mkv"), kind: .name, reason: "Rename it.")],
            corrected: [
                CorrectedFile(file: one, correction: try Correction(movie: "Aliens", year: 1986), correctedAt: .distantPast, place: place),
                CorrectedFile(
                    file: two, correction: try Correction(episode: 1, to: 2, season: 0, of: "Silo"), correctedAt: .distantPast, place: place
                ),
                CorrectedFile(
                    file: three, correction: try Correction(movie: "Aliens", year: 1986), correctedAt: .distantPast, place: place),
            ], titles: [alien: TitleName(title: "Alien"), silo: TitleName(title: "Silo", year: 2023)],
            filed: [one: .movie(alien), two: episode])
        try check("ready", .ready(content))
        var form = CorrectionForm()
        (form.title, form.year) = ("Aliens", "ninety")
        try check("refused", .ready(content), sent: .init(subject: .file(one), form: form, error: "Enter a year in digits."))
        try check("empty", .ready(NamesContent()))
        try check("loading", .loading)
        try check("error", .error(ViewStateError("It broke", recovery: "Try again.")))
    }

    @Test("Names to check, space, scans and versions on the Library screen")
    func overview() throws {
        var content = Self.content
        content.now = Date(timeIntervalSince1970: 1_000_000)
        (content.doubts, content.versions) = (1, 1_234)
        content.space = [
            SpaceUse(library: "Movies", definition: .ultraHD, codec: "hevc", files: 3, size: 180_000_000_000),
            SpaceUse(library: "Movies", definition: .fullHD, codec: "h264", files: 1_200, size: 9_000_000_000_000),
            SpaceUse(library: "Series", definition: .sd, codec: "mpeg4", files: 40, size: 4_000_000_000),
            SpaceUse(library: "Series", definition: .none, codec: nil, files: 1, size: 1_000),
        ]
        content.scans = (0..<8).map {
            ScanRecord(
                library: "Movies", startedAt: content.now.addingTimeInterval(-Double($0 * $0 * $0) * 7_200), took: 300 << (2 * $0),
                files: 1_203, added: $0 % 3, missing: $0 % 2)
        }
        content.folders[0].lastScannedAt = content.now
        content.folders[1].lastScannedAt = content.now.addingTimeInterval(-300)
        try check("overview", .ready(content))
    }

    @Test("Titles with several files have a page")
    func versionsPage() throws {
        func check(_ name: String, _ content: ViewState<VersionsPage>) throws {
            var state = VersionsFeature.State()
            state.content = content
            try expectGolden("versions-\(name)", htmlString(VersionsFeature.view(state)))
        }
        let alien = TitleID("local-1")!
        func file(_ id: String, _ path: String, size: Int64, width: Int, hdr: VideoTrack.HDR? = nil) -> MediaFile {
            let video = VideoTrack(number: 1, codec: hdr == nil ? "h264" : "hevc", width: width, height: width * 9 / 16, hdr: hdr)
            let media = MediaFacts(
                container: "matroska", duration: 7_000, video: [video],
                audio: [
                    AudioTrack(number: 2, codec: "ac3", language: "en", channels: 6), AudioTrack(number: 3, codec: "aac", language: "de"),
                ])
            return MediaFile(
                id: FileID(id)!, library: "Movies", path: path, size: size, modifiedAt: .distantPast, addedAt: .distantPast,
                reference: .movie(alien), media: media)
        }
        let files = [
            file("abcdefgh", "Alien/Alien 4K.mkv", size: 40_000_000_000, width: 3_840, hdr: .hdr10),
            file("abcdefg2", "Alien/Alien.mkv", size: 8_000_000_000, width: 1_920),
            file("abcdefg3", "Old/Alien <2>.mkv", size: 8_000_000_000, width: 1_920),
        ]
        let copies = TitleVersions.Copies(files: [files[1].id, files[2].id], freed: 8_000_000_000)
        let links = TitleVersions.Copies(files: [files[1].id, files[2].id], freed: 0)
        let titles = [copies, links].map { TitleVersions(reference: .movie(alien), size: 56_000_000_000, files: files, copies: [$0]) }
        try check("ready", .ready(VersionsPage(titles: titles, hasMore: true, names: [alien: TitleName(title: "Alien", year: 1979)])))
        try check("empty", .ready(VersionsPage(titles: [], hasMore: false, names: [:])))
        try check("loading", .loading)
        try check("error", .error(ViewStateError("It broke", recovery: "Try again.")))
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
