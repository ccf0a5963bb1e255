import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import LibraryDomain
import MoviesDomain
import PeopleDomain
import Screens
import StreamingDomain
import Testing
import ViewingDomain

@testable import MovieDetailsFeature

@Suite("Golden page of a movie")
struct GoldenTests {
    private static let id = TitleID("tmdb-961")!
    private static let picture = Picture(id: "abcdef0123456789", width: 1920, height: 1080, colour: "884422", theme: "c0392b")
    private static let summary = MovieSummary(
        id: id, title: "The General", year: 1926, rating: 8.1, runtimeMinutes: 78, genres: ["Comedy", "War"], director: "Buster Keaton",
        poster: picture, backdrop: picture, addedAt: .distantPast)
    private static let rich = Movie(
        summary: summary, originalTitle: "Le <Général>", tagline: "Love, locomotives & laughs", overview: "An engineer is rejected.",
        certification: "PG", premiered: "1926-12-31", directors: ["Buster Keaton", "Clyde Bruckman"], writers: ["Al Boasberg"],
        studios: ["United Artists"])
    private static let cast = [
        CastMember(person: PersonSummary(id: PersonID("tmdb-1")!, name: "Marion Mack"), characters: ["Annabelle"]),
        CastMember(person: PersonSummary(id: PersonID("local-2")!, name: "Glen <Cavender>", profile: picture), characters: []),
    ]
    private static let plain = Movie(summary: MovieSummary(id: id, title: "Plain", addedAt: .distantPast))

    private static func file(
        _ id: String, extra: String? = nil, isMissing: Bool = false, position: Double? = nil, download: String? = nil,
        codec: String = "h264"
    ) -> MovieFile {
        let reference = TitleReference.movie(Self.id), file = FileID(id)!
        return MovieFile(
            file: MediaFile(
                id: file, library: "Movies", path: "The General/\(id).mkv", size: 1_500_000_000, modifiedAt: .distantPast,
                addedAt: .distantPast, missingSince: isMissing ? .distantPast : nil, reference: reference, extra: extra,
                media: MediaFacts(
                    container: "matroska", duration: 4_680, video: [VideoTrack(number: 0, codec: "h264", width: 1920, height: 1080)],
                    audio: [AudioTrack(number: 1, codec: "aac", language: "en", channels: 2)],
                    subtitles: [SubtitleTrack(number: 2, codec: "subrip", language: "fr", isText: true)],
                    chapters: [Chapter(start: 0, title: "Opening"), Chapter(start: 610.5, title: "The chase")])),
            offered: .sample(id, codec, download: download),
            progress: position.map {
                PlaybackProgress(file: file, reference: reference, position: $0, duration: 4_680, updatedAt: .distantPast)
            })
    }

    private func check(
        _ name: String, _ content: ViewState<MovieContent>, _ notice: Notice<UndoOffer<ViewingUndo>>.State = .init(),
        capabilities: ClientCapabilities? = nil
    ) throws {
        var state = MovieDetailsFeature.State(id: Self.id, capabilities: capabilities)
        state.page.content = content
        state.page.notice = notice
        try expectGolden(name, htmlString(MovieDetailsFeature.view(state)) + htmlString(MovieDetailsFeature.toasts(state)))
    }

    @Test("Each state of the page")
    func states() throws {
        let files = [
            Self.file("aaaaaaaa", position: 2_000, download: "/d?c=x"), Self.file("bbbbbbbb", isMissing: true),
            Self.file("cccccccc", extra: "Trailer"),
        ]
        let similar = MovieSummary(id: TitleID("tmdb-992")!, title: "Sherlock Jr.", year: 1924, addedAt: .distantPast)
        let plain = MovieContent(movie: Self.plain, files: [], isOnWatchlist: false)
        try check("loading", .loading)
        try check("error", .error(ViewStateError("It broke", reason: "The disk is full.", recovery: "Free some space.")))
        try check("unknown", .error(ViewStateError("No such movie", isRetryable: false)))
        try check(
            "ready",
            .ready(
                MovieContent(
                    movie: Self.rich, files: files, cast: Self.cast, isOnWatchlist: true, isContinued: true, ownRating: OwnRating(8),
                    similar: [similar])))
        try check("plain", .ready(plain))
        try check(
            "poor",
            .ready(
                MovieContent(movie: Self.plain, files: [Self.file("aaaaaaaa")], isOnWatchlist: false, missing: [.cast, .similar, .marks])))
        try check("watched", .ready(MovieContent(movie: Self.plain, files: [Self.file("aaaaaaaa", position: 4_679)], isOnWatchlist: false)))
        let hevc = [Self.file("aaaaaaaa", position: 2_000, download: "/d?c=x", codec: "hevc"), Self.file("cccccccc", extra: "Trailer")]
        try check(
            "refused", .ready(MovieContent(movie: Self.rich, files: hevc, isOnWatchlist: false)),
            capabilities: ClientCapabilities([.mp4, .h264, .aac]))
        let offers: [(String, UndoableChange)] = [
            ("added", .watchlist(isOn: true)), ("marked", .watched(true, FileID("aaaaaaaa")!)), ("dismissed", .dismissed(Self.id)),
            ("rated", .rated(OwnRating(8), before: nil)),
        ]
        for (name, change) in offers {
            try check(name, .ready(plain), .init(offer: UndoOffer(change, undo: ViewingUndo.watchlist(Self.id, before: .distantPast))))
        }
        try check("unsaved", .ready(plain), .init(failure: ViewStateError("The disk is full")))
    }
}
