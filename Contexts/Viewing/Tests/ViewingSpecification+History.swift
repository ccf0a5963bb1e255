import CoreDomain
import Foundation
import Testing
import ViewingDomain

/// What was watched to its end.
extension ViewingSpecification {
    private static func at(_ day: Double) -> Date { Date(timeIntervalSince1970: day * 86_400) }

    /// The end of a whole movie, or of a part of it.
    static func watched(_ number: Int, of title: Int? = nil, part: Int? = 0, to position: Double = 1_000, day: Double) -> PlaybackProgress {
        PlaybackProgress(
            file: file(number), reference: .movie(self.title(title ?? number)), part: part, position: position, duration: 1_000,
            updatedAt: at(day))
    }

    private static func entry(_ title: Int, day: Double, duration: Double? = 1_000, isMarked: Bool = false) -> HistoryEntry {
        HistoryEntry(reference: .movie(self.title(title)), watchedAt: at(day), duration: duration, isMarked: isMarked)
    }

    private static func history(_ viewing: any ViewingRepository, of viewer: ViewerID = owner) async throws -> [HistoryEntry] {
        try await viewing.history(in: nil, page: PageRequest(limit: 200), viewer: viewer).items
    }

    /// Every statement about histories and ratings, for their plans.
    static func useHistory(of viewing: any ViewingRepository) async throws {
        try await viewing.save(watched(4, part: 1, day: 1), viewer: owner)
        try await viewing.save(watched(5, of: 4, part: 2, day: 2), viewer: owner)
        _ = try await viewing.history(in: at(0)..<at(9), page: PageRequest(limit: 5), viewer: owner)
        _ = try await viewing.hasHistory(in: [at(0)..<at(9)], viewer: owner)
        _ = try await viewing.historyBounds(viewer: owner)
        let removed = try await viewing.removeFromHistory(entry(4, day: 2).id, viewer: owner)
        try await viewing.undo(#require(removed), viewer: owner)
        try await viewing.markWatchedElsewhere(.movie(title(9)), at: at(3), viewer: owner)
        _ = try await viewing.watchedElsewhere(.movie(title(9)), viewer: owner)
        _ = try await viewing.unmarkWatchedElsewhere(.movie(title(9)), viewer: owner)
        for rated in [RatedTitle.title(title(4)), .title(title(1)), .episode(series: title(2), season: 1, episode: 1)] {
            try await viewing.setRating(OwnRating(7), of: rated, at: at(1), viewer: owner)
        }
        _ = try await viewing.rating(of: .title(title(4)), viewer: owner)
        try await viewing.setRating(nil, of: .title(title(4)), at: at(1), viewer: owner)
        _ = try await viewing.follow([viewed(5, of: 6)])
    }

    static let history = playing + marking + elsewhere + keeping

    private static let playing = [
        ViewingSpecification(
            "What was played to its end is in the history once, until it is started over",
            { viewing in
                for (day, position) in [(1.0, 500.0), (2, 949), (3, 960), (4, 700), (5, 1_000)] {
                    try await viewing.save(watched(1, to: position, day: day), viewer: owner)
                }
                #expect(try await history(viewing) == [entry(1, day: 3)])
                try await viewing.save(watched(1, to: 10, day: 6), viewer: owner)
                try await viewing.save(watched(1, day: 7), viewer: owner)
                try await viewing.save(watched(2, day: 8), viewer: child)
                #expect(try await history(viewing) == [entry(1, day: 7), entry(1, day: 3)])
                #expect(try await history(viewing, of: child) == [entry(2, day: 8)])
            }),
        ViewingSpecification(
            "A viewing that goes on in another version is one entry, and an extra is none",
            { viewing in
                try await viewing.save(watched(1, to: 970, day: 1), viewer: owner)
                try await viewing.save(watched(2, of: 1, to: 980, day: 2), viewer: owner)
                try await viewing.save(watched(3, of: 1, part: nil, day: 3), viewer: owner)
                #expect(try await history(viewing) == [entry(1, day: 1)])
            }),
        ViewingSpecification(
            "Parts one after another are one entry with all their lengths; a second viewing, or one much later, is another",
            { viewing in
                for (part, day) in [(1, 1.0), (2, 2), (3, 4)] {
                    try await viewing.save(watched(part, of: 1, part: part, day: day), viewer: owner)
                }
                #expect(try await history(viewing) == [entry(1, day: 4, duration: 3_000)])
                for (part, day) in [(1, 5.0), (2, 6)] {
                    try await viewing.save(watched(part, of: 1, part: part, to: 0, day: day), viewer: owner)
                    try await viewing.save(watched(part, of: 1, part: part, day: day + 0.5), viewer: owner)
                }
                #expect(try await history(viewing) == [entry(1, day: 6.5, duration: 2_000), entry(1, day: 4, duration: 3_000)])
                try await viewing.save(watched(3, of: 1, part: 3, to: 0, day: 40), viewer: owner)
                try await viewing.save(watched(3, of: 1, part: 3, day: 41), viewer: owner)
                #expect(try await history(viewing).map(\.watchedAt) == [at(41), at(6.5), at(4)])
            }),
        ViewingSpecification(
            "It is read in slices, newest first, of a period or of all",
            { viewing in
                let ends = (1...3).flatMap { title in (1...3).map { (title, Double($0)) } }
                for (title, day) in ends {
                    try await viewing.save(watched(title, to: 0, day: day - 0.5), viewer: owner)
                    try await viewing.save(watched(title, day: day), viewer: owner)
                }
                var found: [HistoryEntry] = []
                var next: String?
                repeat {
                    let page = try await viewing.history(in: nil, page: PageRequest(limit: 4, after: next), viewer: owner)
                    found += page.items
                    next = page.next
                } while next != nil
                #expect(found.map(\.reference.title) == [3, 2, 1, 3, 2, 1, 3, 2, 1].map(title))
                #expect(found.map(\.watchedAt) == [3, 3, 3, 2, 2, 2, 1, 1, 1].map(at))
                #expect(try await viewing.history(in: nil, page: PageRequest(limit: 9), viewer: owner).next == nil)
                #expect(try await viewing.history(in: at(2)..<at(3), limit: 9, viewer: owner) == Array(found[3...5]))
                #expect(try await viewing.history(in: at(1)..<at(9), limit: 2, viewer: owner) == Array(found[..<2]))
                #expect(
                    try await viewing.hasHistory(in: [at(0)..<at(1), at(3)..<at(4), at(4)..<at(9)], viewer: owner) == [false, true, false])
                #expect(try await viewing.historyBounds(viewer: owner) == at(1)...at(3))
                #expect(try await viewing.historyBounds(viewer: child) == nil)
                await #expect(throws: ViewingError.unknownCursor) {
                    try await viewing.history(in: nil, page: PageRequest(after: "yesterday"), viewer: owner)
                }
            }),
    ]

    private static let marking = [
        ViewingSpecification(
            "A mark makes an entry; taken back or unmarked it is gone, and undoing that brings it back",
            { viewing in
                let mark = try await viewing.markWatched(watched(1, day: 2), viewer: owner)
                #expect(try await history(viewing) == [entry(1, day: 2, isMarked: true)])
                for _ in 1...2 { try await viewing.undo(mark, viewer: owner) }
                #expect(try await history(viewing) == [])
                try await viewing.markWatched(watched(1, day: 3), viewer: owner)
                let unmarked = try #require(try await viewing.forget(viewed(1), viewer: owner))
                #expect(try await history(viewing) == [])
                for _ in 1...2 { try await viewing.undo(unmarked, viewer: owner) }
                #expect(try await history(viewing) == [entry(1, day: 3, isMarked: true)])
                // The position is known to be in the history.
                try await viewing.save(watched(1, day: 4), viewer: owner)
                #expect(try await history(viewing).count == 1)
            }),
        ViewingSpecification(
            "What was played stays in the history when it is marked or unmarked",
            { viewing in
                try await viewing.save(watched(1, to: 960, day: 1), viewer: owner)
                let mark = try await viewing.markWatched(watched(1, day: 2), viewer: owner)
                #expect(try await history(viewing) == [entry(1, day: 1)])
                try await viewing.undo(mark, viewer: owner)
                try await viewing.forget(viewed(1), viewer: owner)
                #expect(try await history(viewing) == [entry(1, day: 1)])
            }),
        ViewingSpecification(
            "A file of unknown length is marked without one",
            { viewing in
                let end = PlaybackProgress(
                    file: file(1), reference: .movie(title(1)), part: 0, position: 1, duration: 1, updatedAt: at(1))
                try await viewing.markWatched(end, viewer: owner)
                #expect(try await history(viewing) == [entry(1, day: 1, duration: nil, isMarked: true)])
            }),
    ]

    private static let elsewhere = [
        ViewingSpecification(
            "What was watched elsewhere is marked without a file; unmarked or taken back it is gone, and undoing that brings it back",
            { viewing in
                let movie = TitleReference.movie(title(1))
                #expect(try await viewing.watchedElsewhere(movie, viewer: owner) == nil)
                let mark = try await viewing.markWatchedElsewhere(movie, at: at(2), viewer: owner)
                #expect(try await history(viewing) == [entry(1, day: 2, duration: nil, isMarked: true)])
                #expect(try await viewing.watchedElsewhere(movie, viewer: owner) == at(2))
                #expect(try await viewing.watchedElsewhere(movie, viewer: child) == nil)
                #expect(try await viewing.watchedElsewhere([.movie(title(2)), movie], viewer: owner) == [movie: at(2)])
                for _ in 1...2 { try await viewing.undo(mark, viewer: owner) }
                #expect(try await history(viewing) == [])
                try await viewing.markWatchedElsewhere(movie, at: at(3), viewer: owner)
                let unmarked = try #require(try await viewing.unmarkWatchedElsewhere(movie, viewer: owner))
                #expect(try await viewing.unmarkWatchedElsewhere(movie, viewer: owner) == nil)
                #expect(try await history(viewing) == [])
                for _ in 1...2 { try await viewing.undo(unmarked, viewer: owner) }
                #expect(try await history(viewing) == [entry(1, day: 3, duration: nil, isMarked: true)])
            }),
        ViewingSpecification(
            "Such a mark goes with its title, and leaves what was played or marked in a file",
            { viewing in
                try await viewing.save(watched(1, day: 1), viewer: owner)
                try await viewing.markWatched(watched(2, day: 2), viewer: owner)
                for number in [1, 2] {
                    #expect(try await viewing.watchedElsewhere(.movie(title(number)), viewer: owner) == nil)
                    #expect(try await viewing.unmarkWatchedElsewhere(.movie(title(number)), viewer: owner) == nil)
                }
                try await viewing.markWatchedElsewhere(.movie(title(1)), at: at(3), viewer: owner)
                try await viewing.move([title(1): title(3)])
                #expect(try await viewing.watchedElsewhere(.movie(title(3)), viewer: owner) == at(3))
                _ = try await viewing.unmarkWatchedElsewhere(.movie(title(3)), viewer: owner)
                #expect(try await history(viewing) == [entry(2, day: 2, isMarked: true), entry(3, day: 1)])
            }),
        ViewingSpecification(
            "It goes when the files of its title are forgotten, with or without positions, and comes back with them; not with those of an extra",
            { viewing in
                let movie = TitleReference.movie(title(1))
                try await viewing.markWatchedElsewhere(movie, at: at(2), viewer: owner)
                #expect(try await viewing.forget(viewed(2, of: 2), viewer: owner) == nil)
                #expect(try await viewing.forget(ShownFile(id: file(1), reference: movie, part: nil), viewer: owner) == nil)
                for _ in 1...2 {
                    let forgotten = try #require(try await viewing.forget(viewed(1), viewer: owner))
                    #expect(try await viewing.watchedElsewhere(movie, viewer: owner) == nil)
                    #expect(try await viewing.forget(viewed(1), viewer: owner) == nil)
                    for _ in 1...2 { try await viewing.undo(forgotten, viewer: owner) }
                    #expect(try await viewing.watchedElsewhere(movie, viewer: owner) == at(2))
                    try await viewing.save(progress(1, at: 500, day: 1), viewer: owner)
                }
                #expect(try await viewing.progress(of: file(1), viewer: owner)?.position == 500)
                #expect(try await history(viewing) == [entry(1, day: 2, duration: nil, isMarked: true)])
            }),
    ]

    private static let keeping = [
        ViewingSpecification(
            "A removed entry does not come back by itself, and an undo brings it back as it was",
            { viewing in
                try await viewing.save(watched(1, to: 960, day: 1), viewer: owner)
                let removed = try #require(try await viewing.removeFromHistory(entry(1, day: 1).id, viewer: owner))
                try await viewing.save(watched(1, day: 2), viewer: owner)
                #expect(try await history(viewing) == [])
                #expect(try await viewing.removeFromHistory(entry(1, day: 1).id, viewer: owner) == nil)
                #expect(try await viewing.progress(of: file(1), viewer: owner)?.isFinished == true)
                for _ in 1...2 { try await viewing.undo(removed, viewer: owner) }
                #expect(try await history(viewing) == [entry(1, day: 1)])
            }),
        ViewingSpecification(
            "Entries go with their files, and with titles that become one",
            { viewing in
                try await viewing.save(watched(1, day: 1), viewer: owner)
                try await viewing.forget(viewed(1), viewer: owner)
                #expect(try await viewing.follow([viewed(1, of: 2)]) == [.movie(title(1)): .movie(title(2))])
                #expect(try await history(viewing) == [entry(2, day: 1)])
                try await viewing.move([TitleReference.movie(title(2)): .episode(series: title(3), season: 1, episode: 2)])
                let episode = HistoryEntry(
                    reference: .episode(series: title(3), season: 1, episode: 2), watchedAt: at(1), duration: 1_000)
                #expect(try await history(viewing) == [episode])
                for _ in 1...2 { try await viewing.move([title(3): title(4)]) }
                #expect(try await history(viewing).map(\.reference) == [.episode(series: title(4), season: 1, episode: 2)])
                try await viewing.save(watched(5, day: 2), viewer: owner)
                try await viewing.save(watched(6, day: 2), viewer: owner)
                try await viewing.move([title(5): title(6)])
                #expect(try await history(viewing).map(\.reference.title) == [title(6), title(4)])
            }),
    ]
}
