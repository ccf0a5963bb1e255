import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import LibraryDomain
import Screens
import Testing

@testable import LibraryFeature

@Suite("Golden correction")
struct CorrectionGoldenTests {
    static func file(_ id: String, _ reference: TitleReference, path: String, extra: String? = nil) -> MediaFile {
        MediaFile(
            id: FileID(id)!, library: "Movies", path: path, size: 4_000_000_000, modifiedAt: .distantPast, addedAt: .distantPast,
            reference: reference, extra: extra, media: MediaFacts(container: "mp4", duration: 6_000))
    }

    static let movie = CorrectionContent(
        file: file("aaaaaaaa", .movie(TitleID("local-heat")!), path: "Haet <1995>/haet.mkv"),
        title: TitleName(title: "Haet <b>", year: 1995),
        others: [
            file("bbbbbbbb", .movie(TitleID("local-heat")!), path: "Haet <1995>/haet 2160p.mkv"),
            file("cccccccc", .movie(TitleID("local-heat")!), path: "Haet <1995>/trailer.mkv", extra: "Trailer"),
        ], reasons: ["The title is the folder’s name."])
    static let episode = CorrectionContent(
        file: file("dddddddd", .episode(series: TitleID("local-dark")!, season: 1, episode: 3), path: "Dark/Dark 103.mkv"),
        title: TitleName(title: "Dark", year: 2017))

    static func state(_ content: ViewState<CorrectionContent>) -> CorrectionFeature.State {
        var state = CorrectionFeature.State(id: FileID("aaaaaaaa")!)
        state.content = content
        return state
    }

    private func check(_ name: String, _ state: CorrectionFeature.State) throws {
        try expectGolden("correction-\(name)", htmlString(CorrectionFeature.view(state)))
    }

    @Test("Each state of the screen")
    func states() throws {
        try check("loading", Self.state(.loading))
        try check("error", Self.state(.error(ViewStateError("It broke", reason: "The disk is full.", recovery: "Free some space."))))
        try check("movie", Self.state(.ready(Self.movie)))
        try check("episode", Self.state(.ready(Self.episode)))
        var corrected = Self.movie
        corrected.correction = try Correction(movie: "Haet <b>", year: 1995, address: "tt0113277")
        try check("corrected", Self.state(.ready(corrected)))
        var refused = Self.state(.ready(Self.movie))
        var form = CorrectionForm()
        (form.title, form.year) = ("Heat", "12")
        refused.sent = .init(kind: .movie, form: form, isAlone: true)
        refused.error = "Enter a year from 1870 to 2100, or none."
        try check("refused", refused)
    }
}
