import CoreDomain
import Foundation
import Testing
import ViewingDomain

/// What any implementation of `ViewingRepository` has to do, whatever its database. Each check gets an empty one.
struct ViewingSpecification: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (any ViewingRepository) async throws -> Void

    init(_ description: String, _ run: @escaping @Sendable (any ViewingRepository) async throws -> Void) {
        testDescription = description
        self.run = run
    }

    static let owner = ViewerID.owner
    static let child = ViewerID(rawValue: "child")

    static func title(_ number: Int) -> TitleID { TitleID("local-t\(number)")! }
    static func file(_ number: Int) -> FileID { FileID("file000\(number)")! }

    static func progress(
        _ number: Int, at position: Double, of duration: Double = 1000, day: Double, reference: TitleReference? = nil
    ) -> PlaybackProgress {
        PlaybackProgress(
            file: file(number), reference: reference ?? .movie(title(number)), position: position, duration: duration,
            updatedAt: Date(timeIntervalSince1970: day * 86_400))
    }

    static let all = basics + others + places + changes + marks + history + ratings

    static let basics = [
        ViewingSpecification(
            "The newest position of a file is kept, for each viewer apart",
            { viewing in
                try await viewing.save(progress(1, at: 100, day: 1), viewer: owner)
                try await viewing.save(progress(1, at: 300, day: 3), viewer: owner)
                try await viewing.save(progress(1, at: 200, day: 2), viewer: owner)
                try await viewing.save(progress(1, at: 50, day: 9), viewer: child)
                #expect(try await viewing.progress(of: file(1), viewer: owner) == progress(1, at: 300, day: 3))
                #expect(try await viewing.progress(of: file(1), viewer: child)?.position == 50)
                #expect(try await viewing.progress(of: [file(1), file(2)], viewer: owner).keys.sorted() == [file(1)])
            }),
        ViewingSpecification(
            "What is forgotten is gone",
            { viewing in
                try await viewing.save(progress(1, at: 100, day: 1), viewer: owner)
                try await viewing.forget(file(1), viewer: owner)
                try await viewing.forget(file(2), viewer: owner)
                #expect(try await viewing.progress(of: file(1), viewer: owner) == nil)
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner) == [])
            }),
        ViewingSpecification(
            "Continue watching holds what was begun and not finished, newest first",
            { viewing in
                try await viewing.save(progress(1, at: 500, day: 1), viewer: owner)
                try await viewing.save(progress(2, at: 500, day: 3), viewer: owner)
                try await viewing.save(progress(3, at: 2, day: 4), viewer: owner)
                try await viewing.save(progress(4, at: 990, day: 5), viewer: owner)
                try await viewing.save(progress(5, at: 500, day: 2), viewer: owner)
                try await viewing.save(progress(6, at: 500, day: 6), viewer: child)
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner).map(\.file) == [file(2), file(5), file(1)])
                #expect(try await viewing.continueWatching(limit: 2, viewer: owner).map(\.file) == [file(2), file(5)])
                try await viewing.save(progress(2, at: 1000, day: 7), viewer: owner)
                #expect(try await viewing.continueWatching(limit: 1, viewer: owner).map(\.file) == [file(5)])
            }),
        ViewingSpecification(
            "A series stands there once, with the episode that was played last",
            { viewing in
                for episode in 1...3 {
                    let reference = TitleReference.episode(series: title(1), season: 1, episode: episode)
                    try await viewing.save(progress(episode, at: 500, day: Double(episode), reference: reference), viewer: owner)
                }
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner).map(\.file) == [file(3)])
            }),
        ViewingSpecification(
            "What was dismissed stays away until it is played again, or the dismissal is undone",
            { viewing in
                try await viewing.save(progress(1, at: 500, day: 1), viewer: owner)
                try await viewing.dismiss(title(1), viewer: owner)
                try await viewing.dismiss(title(9), viewer: owner)
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner) == [])
                try await viewing.undo(.dismissal(title(1), before: nil), viewer: owner)
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner).count == 1)
                try await viewing.dismiss(title(1), viewer: owner)
                try await viewing.save(progress(1, at: 510, day: 2), viewer: owner)
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner).count == 1)
            }),
        ViewingSpecification(
            "One dismissal is undone, for one title and one viewer",
            { viewing in
                for viewer in [owner, child] {
                    for number in 1...3 {
                        try await viewing.save(progress(number, at: 500, day: Double(number)), viewer: viewer)
                        try await viewing.dismiss(title(number), viewer: viewer)
                    }
                }
                try await viewing.undo(.dismissal(title(2), before: nil), viewer: owner)
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner).map(\.file) == [file(2)])
                #expect(try await viewing.continueWatching(limit: 9, viewer: child) == [])
            }),
        ViewingSpecification(
            "A play counts once, however often its end is saved",
            { viewing in
                for (day, position) in [(1.0, 100.0), (2, 790), (3, 810), (4, 900), (5, 1000), (6, 700), (7, 950)] {
                    try await viewing.save(progress(1, at: position, day: day), viewer: owner)
                }
                try await viewing.save(progress(2, at: 100, day: 8), viewer: owner)
                for day in [10.0, 20] {
                    try await viewing.save(progress(3, at: 10, day: day), viewer: owner)
                    try await viewing.save(progress(3, at: 900, day: day + 1), viewer: owner)
                }
                try await viewing.save(progress(4, at: 1000, day: 30), viewer: child)
                #expect(try await viewing.mostWatched(limit: 9) == [.movie(title(3)), .movie(title(4)), .movie(title(1))])
                #expect(try await viewing.mostWatched(limit: 1) == [.movie(title(3))])
            }),
        ViewingSpecification(
            "The watchlist is newest first, and adding or removing twice changes nothing",
            { viewing in
                let day = Date(timeIntervalSince1970: 1_000_000)
                try await viewing.setOnWatchlist(true, title(1), at: day, viewer: owner)
                try await viewing.setOnWatchlist(true, title(2), at: day + 10, viewer: owner)
                try await viewing.setOnWatchlist(true, title(1), at: day + 20, viewer: owner)
                try await viewing.setOnWatchlist(true, title(3), at: day, viewer: child)
                #expect(try await viewing.watchlist(viewer: owner).map(\.title) == [title(2), title(1)])
                #expect(try await viewing.isOnWatchlist(title(1), viewer: owner))
                #expect(try await !viewing.isOnWatchlist(title(3), viewer: owner))
                try await viewing.setOnWatchlist(false, title(2), at: day, viewer: owner)
                try await viewing.setOnWatchlist(false, title(2), at: day, viewer: owner)
                #expect(try await viewing.watchlist(viewer: owner).map(\.title) == [title(1)])
            }),
        ViewingSpecification(
            "An undo puts a title back to its old place",
            { viewing in
                let day = Date(timeIntervalSince1970: 1_000_000)
                for number in 1...3 { try await viewing.setOnWatchlist(true, title(number), at: day + Double(number), viewer: owner) }
                try await viewing.setOnWatchlist(false, title(2), at: day + 9, viewer: owner)
                try await viewing.setOnWatchlist(true, title(2), at: day + 2, viewer: owner)
                #expect(try await viewing.watchlist(viewer: owner).map(\.title) == [title(3), title(2), title(1)])
            }),
        ViewingSpecification(
            "What was begun, put by and dismissed under one id goes over to another",
            { viewing in
                let day = Date(timeIntervalSince1970: 1_000_000)
                try await viewing.save(progress(1, at: 500, day: 1), viewer: owner)
                try await viewing.save(
                    progress(2, at: 500, day: 2, reference: .episode(series: title(2), season: 1, episode: 3)), viewer: child)
                try await viewing.save(progress(3, at: 500, day: 1), viewer: owner)
                try await viewing.dismiss(title(3), viewer: owner)
                try await viewing.setOnWatchlist(true, title(1), at: day, viewer: owner)
                for _ in 1...2 { try await viewing.move([title(1): title(7), title(2): title(8), title(3): title(9)]) }
                let begun = try await viewing.continueWatching(limit: 9, viewer: owner)
                #expect(begun == [progress(1, at: 500, day: 1, reference: .movie(title(7)))])
                #expect(
                    try await viewing.progress(of: file(2), viewer: child)?.reference
                        == .episode(series: title(8), season: 1, episode: 3))
                #expect(try await viewing.watchlist(viewer: owner) == [WatchlistEntry(title: title(7), addedAt: day)])
            }),
        ViewingSpecification(
            "Where both ids hold something, the two become one",
            { viewing in
                let day = Date(timeIntervalSince1970: 1_000_000)
                for (number, position, when) in [(1, 900.0, 1.0), (2, 900, 2), (3, 900, 3)] {
                    try await viewing.save(progress(number, at: position, day: when), viewer: owner)
                }
                try await viewing.save(progress(4, at: 900, day: 9, reference: .movie(title(3))), viewer: owner)
                try await viewing.setOnWatchlist(true, title(1), at: day, viewer: owner)
                try await viewing.setOnWatchlist(true, title(2), at: day + 10, viewer: owner)
                try await viewing.setOnWatchlist(true, title(1), at: day + 10, viewer: child)
                try await viewing.setOnWatchlist(true, title(2), at: day, viewer: child)
                try await viewing.move([title(1): title(2)])
                for viewer in [owner, child] {
                    #expect(try await viewing.watchlist(viewer: viewer) == [WatchlistEntry(title: title(2), addedAt: day)])
                }
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner).map(\.file) == [file(4), file(2)])
                #expect(try await viewing.mostWatched(limit: 9) == [.movie(title(3)), .movie(title(2))])
                try await viewing.move([title(2): title(3)])
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner).map(\.file) == [file(4)])
                #expect(try await viewing.mostWatched(limit: 9) == [.movie(title(3))])
            }),
        ViewingSpecification(
            "Marking as watched is undone with the old place, the old day and the old number of plays",
            { viewing in
                let old = progress(1, at: 300, day: 2)
                try await viewing.save(progress(1, at: 900, day: 1), viewer: owner)
                try await viewing.save(old, viewer: owner)
                try await viewing.save(progress(2, at: 900, day: 5), viewer: owner)
                #expect(try await viewing.mostWatched(limit: 9) == [.movie(title(2)), .movie(title(1))])
                let undo = try await viewing.markWatched(progress(1, at: 0, day: 9), viewer: owner)
                #expect(try await viewing.progress(of: file(1), viewer: owner) == progress(1, at: 1000, day: 9))
                #expect(try await viewing.mostWatched(limit: 9) == [.movie(title(1)), .movie(title(2))])
                for _ in 1...2 { try await viewing.undo(undo, viewer: owner) }
                #expect(try await viewing.progress(of: file(1), viewer: owner) == old)
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner) == [progress(2, at: 900, day: 5), old])
                #expect(try await viewing.mostWatched(limit: 9) == [.movie(title(2)), .movie(title(1))])
                // As before it: the viewing of before counts once when it comes to its end.
                try await viewing.save(progress(1, at: 900, day: 10), viewer: owner)
                #expect(try await viewing.mostWatched(limit: 9) == [.movie(title(1)), .movie(title(2))])
            }),
        ViewingSpecification(
            "Marking an unplayed file as watched is undone to nothing, and one with a position from the future is marked all the same",
            { viewing in
                let undo = try await viewing.markWatched(progress(1, at: 0, day: 1), viewer: owner)
                try await viewing.undo(undo, viewer: owner)
                #expect(try await viewing.progress(of: file(1), viewer: owner) == nil)
                #expect(try await viewing.mostWatched(limit: 9) == [])
                try await viewing.save(progress(2, at: 300, day: 9), viewer: owner)
                let other = try await viewing.markWatched(progress(2, at: 0, day: 1), viewer: owner)
                #expect(try await viewing.progress(of: file(2), viewer: owner)?.isFinished == true)
                try await viewing.undo(other, viewer: owner)
                #expect(try await viewing.progress(of: file(2), viewer: owner) == progress(2, at: 300, day: 9))
            }),
        ViewingSpecification(
            "Several files marked or forgotten at once are undone with every old place and day, but for one that was played since",
            { viewing in
                let old = [progress(1, at: 300, day: 1), progress(2, at: 400, day: 2)]
                for each in old { try await viewing.save(each, viewer: owner) }
                let ends = (1...3).map { progress($0, at: 0, day: 9) }
                let marked = try await viewing.markWatched(ends, viewer: owner)
                #expect(try await viewing.progress(of: (1...3).map(file), viewer: owner).values.allSatisfy(\.isFinished))
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner) == [])
                try await viewing.undo(marked, viewer: owner)
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner) == old.reversed())
                #expect(try await viewing.progress(of: file(3), viewer: owner) == nil)
                #expect(try await viewing.mostWatched(limit: 9) == [])
                let forgotten = try #require(try await viewing.forget((1...3).map(file), viewer: owner))
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner) == [])
                try await viewing.save(progress(1, at: 50, day: 4), viewer: owner)
                try await viewing.undo(forgotten, viewer: owner)
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner) == [progress(1, at: 50, day: 4), old[1]])
                #expect(try await viewing.forget([file(7), file(8)], viewer: owner) == nil)
            }),
        ViewingSpecification(
            "A position that was saved after the change outlives the undo",
            { viewing in
                try await viewing.save(progress(1, at: 300, day: 1), viewer: owner)
                let marked = try await viewing.markWatched(progress(1, at: 0, day: 2), viewer: owner)
                try await viewing.save(progress(1, at: 50, day: 3), viewer: owner)
                try await viewing.undo(marked, viewer: owner)
                #expect(try await viewing.progress(of: file(1), viewer: owner) == progress(1, at: 50, day: 3))
                let forgotten = try #require(try await viewing.forget(file(1), viewer: owner))
                #expect(try await viewing.forget(file(1), viewer: owner) == nil)
                try await viewing.save(progress(1, at: 70, day: 4), viewer: owner)
                try await viewing.undo(forgotten, viewer: owner)
                #expect(try await viewing.progress(of: file(1), viewer: owner) == progress(1, at: 70, day: 4))
            }),
        ViewingSpecification(
            "Forgetting, the watchlist and a dismissal are undone with their old dates, for this viewer alone",
            { viewing in
                let day = Date(timeIntervalSince1970: 1_000_000)
                for viewer in [owner, child] {
                    try await viewing.save(progress(1, at: 300, day: 1), viewer: viewer)
                    for number in 1...2 { try await viewing.setOnWatchlist(true, title(number), at: day + Double(number), viewer: viewer) }
                }
                let forgotten = try #require(try await viewing.forget(file(1), viewer: owner))
                try await viewing.undo(forgotten, viewer: owner)
                #expect(try await viewing.progress(of: file(1), viewer: owner) == progress(1, at: 300, day: 1))
                let before = try await viewing.watchlist(viewer: owner)
                let removed = try await viewing.setOnWatchlist(false, title(1), at: day + 9, viewer: owner)
                try await viewing.undo(removed, viewer: owner)
                #expect(try await viewing.watchlist(viewer: owner) == before)
                let added = try await viewing.setOnWatchlist(true, title(3), at: day + 9, viewer: owner)
                try await viewing.undo(added, viewer: owner)
                #expect(try await viewing.watchlist(viewer: owner) == before)
                try await viewing.dismiss(title(1), viewer: owner)
                try await viewing.save(progress(1, at: 400, day: 2), viewer: owner)
                let dismissed = try await viewing.dismiss(title(1), viewer: owner)
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner) == [])
                try await viewing.undo(dismissed, viewer: owner)
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner).map(\.position) == [400])
                #expect(try await viewing.progress(of: file(1), viewer: child) == progress(1, at: 300, day: 1))
                #expect(try await viewing.watchlist(viewer: child).count == 2)
            }),
    ]
}
