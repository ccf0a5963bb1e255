import CoreDomain
import Flow
import Foundation
import HTML
import LibraryDomain
import MoviesDomain
import PeopleDomain
import Testing
import ViewingDomain

@testable import MovieDetailsFeature

@Suite("The content of a movie's page")
struct MovieContentTests {
    private static let id = TitleID("tmdb-1")!

    private static func file(
        _ id: String, extra: String? = nil, isMissing: Bool = false, chapters: Int = 0, position: Double? = nil, playedAt: Double = 0,
        download: String? = nil
    ) -> MovieFile {
        let reference = TitleReference.movie(Self.id), file = FileID(id)!
        return MovieFile(
            file: MediaFile(
                id: file, library: "Movies", path: "The General/\(id).mkv", size: 1, modifiedAt: .distantPast, addedAt: .distantPast,
                missingSince: isMissing ? .distantPast : nil, reference: reference, extra: extra,
                media: MediaFacts(
                    container: "matroska", duration: 1_000,
                    chapters: (0..<chapters).map { Chapter(start: Double($0) * 60, title: "Chapter \($0 + 1)") })),
            offered: .sample(id, download: download),
            progress: position.map {
                PlaybackProgress(
                    file: file, reference: reference, position: $0, duration: 1_000, updatedAt: Date(timeIntervalSince1970: playedAt))
            })
    }

    private static func summary(_ id: TitleID = id, isMissing: Bool = false) -> MovieSummary {
        MovieSummary(id: id, title: "The General", year: 1926, addedAt: .distantPast, missingSince: isMissing ? .distantPast : nil)
    }

    private static func content(_ files: [MovieFile], isMissing: Bool = false, similar: [MovieSummary] = []) -> MovieContent {
        MovieContent(movie: Movie(summary: summary(isMissing: isMissing)), files: files, isOnWatchlist: false, similar: similar)
    }

    private static func page(_ content: ViewState<MovieContent>) -> String {
        var state = MovieDetailsFeature.State(id: id)
        state.page.content = content
        return htmlString(MovieDetailsView(state))
    }

    @Test(
        "The main button plays the file that was watched last, or the first one that is available",
        arguments: [
            ([file("aaaaaaaa"), file("bbbbbbbb")], "aaaaaaaa"),
            ([file("aaaaaaaa", extra: "Trailer"), file("bbbbbbbb"), file("cccccccc")], "bbbbbbbb"),
            ([file("aaaaaaaa", isMissing: true), file("bbbbbbbb"), file("cccccccc")], "bbbbbbbb"),
            ([file("aaaaaaaa"), file("bbbbbbbb", position: 500)], "bbbbbbbb"),
            ([file("aaaaaaaa", position: 500, playedAt: 1), file("bbbbbbbb", position: 500, playedAt: 2)], "bbbbbbbb"),
            ([file("aaaaaaaa", position: 500, playedAt: 2), file("bbbbbbbb", position: 500, playedAt: 1)], "aaaaaaaa"),
            ([file("aaaaaaaa", position: 500, playedAt: 1), file("bbbbbbbb", position: 500, playedAt: 1)], "aaaaaaaa"),
            ([file("aaaaaaaa"), file("bbbbbbbb", position: 2), file("cccccccc", position: 999)], "aaaaaaaa"),
            ([file("aaaaaaaa", extra: "Trailer")], nil), ([file("aaaaaaaa", isMissing: true)], nil), ([], nil),
        ] as [([MovieFile], String?)])
    func main(files: [MovieFile], expected: String?) {
        #expect(Self.content(files).main?.file.id.rawValue == expected)
    }

    @Test("Several files are parts if each of them is one, else versions")
    func parts() {
        var (one, two) = (Self.file("aaaaaaaa"), Self.file("bbbbbbbb"))
        #expect(Self.page(.ready(Self.content([one, two]))).contains("Versions"))
        one.file.part = 1
        #expect(Self.page(.ready(Self.content([one, two]))).contains("Versions"))
        two.file.part = 2
        let page = Self.page(.ready(Self.content([one, two])))
        #expect(page.contains("Parts") && !page.contains("Versions"))
    }

    @Test("A movie without a file says whether its disk is away or its file is gone")
    func removed() {
        var gone = Self.file("aaaaaaaa", isMissing: true)
        #expect(Self.page(.ready(Self.content([gone], isMissing: true))).contains("Is its disk connected?"))
        gone.isRemoved = true
        let page = Self.page(.ready(Self.content([gone, Self.file("bbbbbbbb", extra: "Trailer")], isMissing: true)))
        #expect(page.contains("This movie’s file was removed or hidden.") && page.contains("This file was removed or hidden."))
        #expect(!page.contains("disk"))
        let one = Self.page(.ready(Self.content([gone, Self.file("bbbbbbbb", isMissing: true)], isMissing: true)))
        #expect(one.contains("Is its disk connected?") && one.contains("This file was removed or hidden."))
    }

    @Test("The page shows a section only if it has content")
    func sections() {
        let plain = Self.page(.ready(Self.content([Self.file("aaaaaaaa", chapters: 1)])))
        for word in ["Extras", "Versions", "Chapters", "More like this", "Cast", "From the beginning", "Download", "isn’t available"] {
            #expect(!plain.contains(word), "\(word)")
        }
        #expect(plain.contains("File"))
        let files = [
            Self.file("aaaaaaaa", chapters: 2, position: 500, download: "/d?c=x"), Self.file("bbbbbbbb"),
            Self.file("cccccccc", extra: "Trailer"), Self.file("dddddddd", isMissing: true),
        ]
        let full = Self.page(.ready(Self.content(files, similar: [Self.summary(TitleID("tmdb-2")!)])))
        for word in [
            "Extras", "Versions", "Chapters", "More like this", "/movies/tmdb-2", "From the beginning", "Download",
            "This file isn’t available",
            "<span>Trailer</span>", "/watch/cccccccc",
        ] {
            #expect(full.contains(word), "\(word)")
        }
        #expect(!full.contains("/watch/dddddddd"))
    }

    @Test("Similar movies of the library are marked if there are others too")
    func similar() {
        let owned = Self.summary(TitleID("tmdb-2")!), missing = Self.summary(TitleID("tmdb-3")!, isMissing: true)
        var other = Self.summary(TitleID("tmdb-4")!)
        other.hasFiles = false
        for (similar, marks) in [([owned, missing, other], 1), ([owned, missing], 0), ([missing, other], 0), ([owned], 0)] {
            let page = Self.page(.ready(Self.content([], similar: similar)))
            #expect(page.components(separatedBy: ">In your library<").count - 1 == marks)
        }
    }

    @Test("A movie without a playable file says why")
    func unavailable() {
        let away = Self.page(.ready(Self.content([], isMissing: true))), unknown = Self.page(.ready(Self.content([])))
        #expect(away.contains("folder isn’t available") && !away.contains("isn’t in your library"))
        #expect(unknown.contains("isn’t in your library") && !unknown.contains("folder isn’t available"))
        #expect(!away.contains("id=\"play\"") && !unknown.contains("id=\"play\""))
    }

    @Test("A viewer who may keep nothing is shown no watchlist, no rating and no menu, but may play the movie", arguments: [true, false])
    func marks(mayMark: Bool) {
        var content = Self.content([Self.file("aaaaaaaa", position: 999)])
        (content.mayMark, content.isContinued) = (mayMark, true)
        let page = Self.page(.ready(content))
        for control in ["Watchlist", "Rate “", "More options for", "Mark as", "data-i="] {
            #expect(page.contains(control) == mayMark, "\(control)")
        }
        #expect(page.contains("id=\"play\""))
    }

    @Test("An error offers a retry, or a link if retrying is pointless")
    func errors() {
        let retryable = Self.page(.error(ViewStateError("It broke", isRetryable: true)))
        let final = Self.page(.error(ViewStateError("No such movie", isRetryable: false)))
        #expect(retryable.contains("Try again") && !retryable.contains("All movies"))
        #expect(!final.contains("Try again") && final.contains("All movies"))
    }

    @Test("The page is settled once its content has loaded; a movie under another id redirects")
    func screen() {
        var state = MovieDetailsFeature.State(id: Self.id)
        #expect(!MovieDetailsFeature.isSettled(state))
        state.page.content = .ready(Self.content([]))
        #expect(MovieDetailsFeature.isSettled(state) && MovieDetailsFeature.status(of: state) == 200)
        var other = MovieDetailsFeature.State(id: TitleID("imdb-tt0017925")!)
        other.page.content = state.page.content
        #expect(MovieDetailsFeature.status(of: other) == 308)
        other.page.content = .error(ViewStateError("It broke"))
        #expect(MovieDetailsFeature.isSettled(other) && MovieDetailsFeature.status(of: other) == 200)
        other.page.content = .error(ViewStateError("No such movie", isRetryable: false))
        #expect(MovieDetailsFeature.status(of: other) == 404)
    }

    @Test("Without a cast the crew is shown; either leads to the page with both")
    func crew() {
        let actor = CastMember(person: PersonSummary(id: PersonID("local-1")!, name: "Per Lund"), characters: [])
        let crew = (1...21).map { number in
            CrewGroup.Member(
                person: PersonSummary(id: PersonID("local-c\(number)")!, name: "Maker \(number)."), jobs: ["Director", "Writer"])
        }
        func page(_ cast: [CastMember], _ crew: [CrewGroup.Member]) -> String {
            let movie = Movie(summary: Self.summary())
            return Self.page(.ready(MovieContent(movie: movie, files: [], cast: cast, crew: crew, isOnWatchlist: false)))
        }
        let (makers, actors, nobody) = (page([], crew), page([actor], crew), page([], []))
        #expect(makers.contains("/movies/tmdb-1/cast\"") && actors.contains("/movies/tmdb-1/cast\"") && !nobody.contains("/cast\""))
        for words in ["Crew", "/people/local-c20\"", "Director"] { #expect(makers.contains(words), "\(words)") }
        #expect(!makers.contains("Maker 21.") && !makers.contains("Writer"))
        #expect(actors.contains("Per Lund") && !actors.contains("Crew") && !actors.contains("Maker"))
    }

    @Test("Directors and writers lead to their pages, as far as the crew has somebody of that name who did that")
    func makers() {
        func credit(_ id: String, _ name: String, _ job: String, _ department: String) -> Credit {
            Credit(
                title: .movie(Self.id), person: PersonSummary(id: PersonID(id)!, name: name), kind: .crew(job: job, department: department),
                order: 0)
        }
        var movie = Movie(summary: Self.summary())
        (movie.directors, movie.writers) = (["Ann <A>", "Bo"], ["Ann <A>", "Cy", "Bo"])
        let makers = MovieMakers(of: [
            credit("tmdb-1", "Ann <A>", "Director", "Directing"), credit("tmdb-2", "Bo", "Screenplay", "Writing"),
            credit("tmdb-3", "Bo", "Script Supervisor", "Directing"), credit("tmdb-4", "Cy", "Story", "Writing"),
            credit("tmdb-5", "Cy", "Writer", "Writing"),
        ])
        let page = Self.page(.ready(MovieContent(movie: movie, files: [], makers: makers, isOnWatchlist: false)))
        #expect(page.contains(#"<a href="/people/tmdb-1">Ann &lt;A&gt;</a>, Bo</dd>"#))
        #expect(page.contains(#"Ann &lt;A&gt;, <a href="/people/tmdb-4">Cy</a>, <a href="/people/tmdb-2">Bo</a></dd>"#))
        let others = Self.page(.ready(MovieContent(movie: movie, files: [], isOnWatchlist: false)))
        #expect(others.contains(">Ann &lt;A&gt;, Cy, Bo</dd>") && !others.contains("/people/"))
    }

    @Test("Facts and cast: one director or several, and the first twenty of the cast", arguments: [(1, 20), (2, 21)])
    func people(directors: Int, cast: Int) {
        var movie = Movie(summary: Self.summary())
        movie.directors = (1...directors).map { "Director \($0)" }
        let members = (1...cast).map { number in
            CastMember(person: PersonSummary(id: PersonID("local-\(number)")!, name: "Player \(number)."), characters: ["C"])
        }
        let page = Self.page(.ready(MovieContent(movie: movie, files: [], cast: members, isOnWatchlist: false)))
        #expect(page.contains(">Directors<") == (directors > 1) && page.contains(">Director<") == (directors == 1))
        #expect(page.contains("/people/local-20") && page.contains("/cast\""))
        #expect(page.contains("Player 20.") && !page.contains("Player 21."))
    }
}
