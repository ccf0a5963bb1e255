import CoreDomain
import Foundation
import Testing
import ViewingDomain

extension ViewingSpecification {
    private static let day = Date(timeIntervalSince1970: 1_000_000)
    private static func episode(_ number: Int, of series: Int = 1) -> RatedTitle {
        .episode(series: title(series), season: 1, episode: number)
    }

    static let ratings = [
        ViewingSpecification(
            "A title and its episodes have ratings of their own, for each viewer apart",
            { viewing in
                try await viewing.setRating(OwnRating(8), of: .title(title(1)), at: day, viewer: owner)
                try await viewing.setRating(OwnRating(9), of: .title(title(1)), at: day + 1, viewer: owner)
                try await viewing.setRating(OwnRating(3), of: episode(2), at: day, viewer: owner)
                try await viewing.setRating(OwnRating(1), of: .title(title(1)), at: day, viewer: child)
                let wanted: [RatedTitle] = [.title(title(1)), episode(1), episode(2), .title(title(2))]
                #expect(
                    try await viewing.ratings(of: wanted, viewer: owner)
                        == [.title(title(1)): #require(OwnRating(9)), episode(2): #require(OwnRating(3))])
                #expect(try await viewing.rating(of: .title(title(1)), viewer: child) == OwnRating(1))
                try await viewing.setRating(nil, of: .title(title(1)), at: day, viewer: owner)
                #expect(try await viewing.rating(of: .title(title(1)), viewer: owner) == nil)
                #expect(try await viewing.rating(of: episode(2), viewer: owner) == OwnRating(3))
                #expect(try await viewing.ratings(of: [], viewer: owner) == [:])
            }),
        ViewingSpecification(
            "A rating that was set, changed or removed is undone",
            { viewing in
                let rated = RatedTitle.title(title(1))
                let set = try await viewing.setRating(OwnRating(8), of: rated, at: day, viewer: owner)
                let changed = try await viewing.setRating(OwnRating(2), of: rated, at: day + 1, viewer: owner)
                let removed = try await viewing.setRating(nil, of: rated, at: day + 2, viewer: owner)
                for (undo, rating) in [(removed, OwnRating(2)), (changed, OwnRating(8)), (set, nil)] {
                    try await viewing.undo(undo, viewer: owner)
                    #expect(try await viewing.rating(of: rated, viewer: owner) == rating)
                }
            }),
        ViewingSpecification(
            "Of two titles that become one the later rating stays, and those of episodes come along",
            { viewing in
                for (number, rating, when) in [(1, 4, 1.0), (2, 6, 2), (3, 8, 1)] {
                    try await viewing.setRating(OwnRating(rating), of: .title(title(number)), at: day + when, viewer: owner)
                }
                try await viewing.setRating(OwnRating(5), of: episode(2), at: day, viewer: child)
                for _ in 1...2 { try await viewing.move([title(1): title(2)]) }
                #expect(try await viewing.rating(of: .title(title(2)), viewer: owner) == OwnRating(6))
                #expect(try await viewing.rating(of: episode(2, of: 2), viewer: child) == OwnRating(5))
                #expect(try await viewing.rating(of: episode(2), viewer: child) == nil)
                try await viewing.move([title(2): title(3)])
                #expect(try await viewing.rating(of: .title(title(3)), viewer: owner) == OwnRating(6))
            }),
        ViewingSpecification(
            "The rating of an episode goes with it to another number",
            { viewing in
                try await viewing.setRating(OwnRating(5), of: episode(1), at: day, viewer: owner)
                try await viewing.setRating(OwnRating(7), of: .title(title(1)), at: day, viewer: owner)
                let (old, new) = (TitleReference.episode(series: title(1), season: 1, episode: 1), TitleReference.movie(title(4)))
                for _ in 1...2 { try await viewing.move([old: new]) }
                #expect(try await viewing.rating(of: .title(title(4)), viewer: owner) == OwnRating(5))
                #expect(try await viewing.rating(of: episode(1), viewer: owner) == nil)
                #expect(try await viewing.rating(of: .title(title(1)), viewer: owner) == OwnRating(7))
            }),
        ViewingSpecification(
            "Everything of a viewer leaves with them, and nothing of anybody else",
            { viewing in
                for viewer in [owner, child] {
                    try await viewing.save(watched(1, day: 1), viewer: viewer)
                    try await viewing.save(watched(2, to: 500, day: 2), viewer: viewer)
                    try await viewing.setRating(OwnRating(8), of: .title(title(1)), at: day, viewer: viewer)
                    try await viewing.setOnWatchlist(true, title(3), at: day, viewer: viewer)
                }
                try await viewing.remove(owner)
                for (viewer, count) in [(owner, 0), (child, 1)] {
                    #expect(try await viewing.history(in: nil, page: PageRequest(), viewer: viewer).items.count == count)
                    #expect(try await viewing.continueWatching(limit: 9, viewer: viewer).count == count)
                    #expect(try await viewing.watchlist(viewer: viewer).count == count)
                    #expect(try await viewing.ratings(of: [.title(title(1))], viewer: viewer).count == count)
                }
                // A mark that was left would bring the entry back.
                try await viewing.move([title(3): title(4)])
                #expect(try await viewing.watchlist(viewer: owner) == [])
            }),
    ]
}
