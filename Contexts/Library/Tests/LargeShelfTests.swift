import Dispatch
import LibraryDomain
import Testing

@testable import LibraryApplication

@Suite("Large folders", .serialized)
struct LargeShelfTests {
    @Test("A season of ten thousand episodes, each with its own NFO, picture and subtitles")
    func season() async {
        let shelf = await arranged {
            let files = (1...10_000).flatMap { number -> [String] in
                let name = "Season 1/Harbour S01E\(number)"
                return ["\(name).mkv", "\(name).nfo", "\(name)-thumb.jpg", "\(name).en.srt"]
            }
            return ShowShelf.arrange(RelativePath("Harbour"), ShelfTests.listed("Harbour", files))
        }
        #expect(shelf.shows.count == 1 && shelf.problems.isEmpty)
        let episodes = shelf.shows.first?.episodes ?? []
        #expect(Set(episodes.map(\.slot)) == Set((1...10_000).map { .episode(season: 1, episodes: $0...$0, aired: nil) }))
        #expect(episodes.allSatisfy { !$0.nfo.isEmpty && $0.backdrop != nil && $0.members.map(\.subtitles.count) == [1] })
    }

    @Test("A hundred thousand entries in one folder of movies")
    func movies() async {
        let shelf = await arranged {
            let files = (1...10_000).flatMap { number -> [String] in
                let name = "Harbour \(number) and Rope (\(1950 + number % 70))"
                return [
                    "\(name).mkv", "\(name).nfo", "\(name)-poster.jpg", "\(name)-fanart.jpg", "\(name).en.srt", "\(name).de.srt",
                    "\(name).txt",
                    "\(name).png", "\(name).part", "\(name).sfv",
                ]
            }
            return MovieShelf.arrange(RelativePath(""), ShelfTests.listed("", files))
        }
        #expect(shelf.titles.count == 10_000 && shelf.problems.isEmpty)
        #expect(shelf.titles.allSatisfy { !$0.nfo.isEmpty && $0.poster != nil && $0.members.map(\.subtitles.count) == [2] })
    }

    @Test("Ten thousand loose episodes of two thousand series in the library itself, and as many names without a number")
    func loose() async {
        let shelf = await arranged {
            let files = (0..<10_000).flatMap { number in
                ["Harbour of \(word(number / 5)) S01E0\(number % 5 + 1).mkv", "Rope without \(word(number)).mkv"]
            }
            return ShowShelf.arrange(RelativePath(""), ShelfTests.listed("", files))
        }
        #expect(shelf.shows.count == 2_000 && shelf.problems.count == 10_000)
        #expect(shelf.shows.allSatisfy { $0.episodes.count == 5 })
    }

    @Test("Five thousand versions of one movie, and as many extras")
    func versions() async {
        let shelf = await arranged {
            let files = (1...5_000).flatMap { ["Harbour (2001) - Version \($0).mkv", "Trailers/Trailer \($0).mp4"] }
            return MovieShelf.arrange(RelativePath("Harbour (2001)"), ShelfTests.listed("Harbour (2001)", files))
        }
        #expect(shelf.titles.count == 1)
        #expect(shelf.titles.first?.members.count { $0.extra == nil } == 5_000)
        #expect(shelf.titles.first?.members.count { $0.extra == .trailer } == 5_000)
    }

    @Test("A series of two thousand folders with one episode each, and extras in each")
    func folders() async {
        let shelf = await arranged {
            let files = (1...2_000).flatMap { ["Harbour.S01E\($0).1080p-GRP/a\($0).mkv", "Harbour.S01E\($0).1080p-GRP/Extras/b.mkv"] }
            return ShowShelf.arrange(RelativePath("Harbour"), ShelfTests.listed("Harbour", files))
        }
        #expect(shelf.shows.first?.episodes.count == 2_000)
        #expect(shelf.shows.first?.episodes.reduce(0) { $0 + $1.members.count } == 4_000)
    }

    /// Letters for a number.
    private func word(_ number: Int) -> String {
        String(String(number, radix: 10).map { Character(Unicode.Scalar($0.asciiValue.map { $0 - 48 + 97 } ?? 97)) })
    }
}

/// Computes on a thread of its own, because all tests share a few.
private func arranged(_ arrange: @escaping @Sendable () -> Shelf) async -> Shelf {
    await withCheckedContinuation { continuation in DispatchQueue.global().async { continuation.resume(returning: arrange()) } }
}
