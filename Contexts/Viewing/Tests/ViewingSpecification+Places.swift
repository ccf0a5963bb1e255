import CoreDomain
import Foundation
import Testing
import ViewingDomain

/// Files that show the same share their position.
extension ViewingSpecification {
    static func viewed(_ number: Int, of title: Int = 1, part: Int? = 0) -> ShownFile {
        ShownFile(id: file(number), reference: .movie(self.title(title)), part: part)
    }

    private static func position(
        _ number: Int, of title: Int = 1, part: Int? = 0, at position: Double, day: Double
    ) -> PlaybackProgress {
        PlaybackProgress(
            file: file(number), reference: .movie(self.title(title)), part: part, position: position, duration: 1_000,
            updatedAt: Date(timeIntervalSince1970: day * 86_400))
    }

    static let places = [
        ViewingSpecification(
            "Versions of a movie share one position, the newest, for each viewer apart",
            { viewing in
                try await viewing.save(position(1, at: 100, day: 1), viewer: owner)
                try await viewing.save(position(2, at: 300, day: 2), viewer: owner)
                try await viewing.save(position(2, at: 50, day: 3), viewer: child)
                let found = try await viewing.progress(of: [viewed(1), viewed(2), viewed(3)], viewer: owner)
                #expect(found.mapValues(\.position) == [file(1): 300, file(2): 300, file(3): 300])
                #expect(found.allSatisfy { $0.key == $0.value.file })
                try await viewing.save(position(1, at: 120, day: 4), viewer: owner)
                #expect(try await viewing.progress(of: [viewed(2)], viewer: owner)[file(2)]?.position == 120)
                #expect(try await viewing.progress(of: [viewed(1)], viewer: child)[file(1)]?.position == 50)
                #expect(try await viewing.progress(of: file(1), viewer: child) == nil, "Nothing was saved for this file itself")
            }),
        ViewingSpecification(
            "Parts, extras and other movies have positions of their own",
            { viewing in
                try await viewing.save(position(1, part: 1, at: 100, day: 1), viewer: owner)
                try await viewing.save(position(2, part: 2, at: 200, day: 2), viewer: owner)
                try await viewing.save(position(3, part: nil, at: 300, day: 3), viewer: owner)
                try await viewing.save(position(4, of: 2, at: 400, day: 4), viewer: owner)
                let asked = [
                    viewed(5, part: 1), viewed(6, part: 2), viewed(7, part: nil), viewed(8), viewed(9, of: 2), viewed(3, part: nil),
                ]
                #expect(
                    try await viewing.progress(of: asked, viewer: owner).mapValues(\.position)
                        == [file(5): 100, file(6): 200, file(9): 400, file(3): 300])
            }),
        ViewingSpecification(
            "A movie that was finished in one version is not offered to continue in another",
            { viewing in
                try await viewing.save(position(1, at: 500, day: 1), viewer: owner)
                try await viewing.save(position(2, at: 1_000, day: 2), viewer: owner)
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner) == [])
                #expect(try await viewing.progress(of: [viewed(1)], viewer: owner)[file(1)]?.isFinished == true)
                try await viewing.save(position(1, at: 20, day: 3), viewer: owner)
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner).map(\.position) == [20])
            }),
        ViewingSpecification(
            "A viewing that goes on in another version counts as one play",
            { viewing in
                for (number, place, day) in [(1, 400.0, 1.0), (2, 850, 2), (1, 900, 3), (2, 1_000, 4)] {
                    try await viewing.save(position(number, at: place, day: day), viewer: owner)
                }
                try await viewing.save(position(3, of: 2, at: 10, day: 5), viewer: owner)
                for day in [6.0, 8] {
                    try await viewing.save(position(3, of: 2, at: 10, day: day), viewer: owner)
                    try await viewing.save(position(3, of: 2, at: 900, day: day + 1), viewer: owner)
                }
                #expect(try await viewing.mostWatched(limit: 9).map(\.title) == [title(2), title(1)])
            }),
        ViewingSpecification(
            "Marking and forgetting concern all versions, and both are undone",
            { viewing in
                let old = position(1, at: 300, day: 5)
                try await viewing.save(old, viewer: owner)
                try await viewing.save(position(2, at: 100, day: 1), viewer: owner)
                let marked = try await viewing.markWatched([position(2, at: 0, day: 2)], viewer: owner)
                #expect(try await viewing.progress(of: [viewed(1)], viewer: owner)[file(1)]?.isFinished == true)
                try await viewing.undo(marked, viewer: owner)
                #expect(try await viewing.progress(of: [viewed(2)], viewer: owner)[file(2)]?.position == 300)
                let forgotten = try #require(try await viewing.forget(viewed(2), viewer: owner))
                #expect(try await viewing.progress(of: [viewed(1), viewed(2)], viewer: owner).isEmpty)
                try await viewing.undo(forgotten, viewer: owner)
                #expect(try await viewing.progress(of: [viewed(1)], viewer: owner)[file(1)] == old)
                #expect(try await viewing.progress(of: file(2), viewer: owner)?.position == 100)
            }),
    ]

    static let changes = [
        ViewingSpecification(
            "Positions go with their file to the movie or episode that it is now",
            { viewing in
                try await viewing.save(position(1, at: 300, day: 1), viewer: owner)
                try await viewing.save(position(2, at: 100, day: 2), viewer: owner)
                let episode = TitleReference.episode(series: title(7), season: 2, episode: 1)
                let now = ShownFile(id: file(1), reference: episode, part: 0)
                #expect(try await viewing.follow([now, viewed(2)]) == [.movie(title(1)): episode])
                #expect(try await viewing.follow([now, viewed(2)]).isEmpty, "Nothing is left to do")
                #expect(try await viewing.progress(of: [now], viewer: owner)[file(1)]?.position == 300)
                #expect(try await viewing.progress(of: [viewed(3)], viewer: owner)[file(3)]?.position == 100)
                #expect(Set(try await viewing.continueWatching(limit: 9, viewer: owner).map(\.reference)) == [episode, .movie(title(1))])
                // An older version saved no part.
                try await viewing.save(position(4, of: 4, part: nil, at: 400, day: 3), viewer: owner)
                #expect(try await viewing.follow([viewed(4, of: 4)]).isEmpty)
                #expect(try await viewing.progress(of: [viewed(5, of: 4)], viewer: owner)[file(5)]?.position == 400)
            }),
        ViewingSpecification(
            "A title on a watchlist is found again by its files, new ones too",
            { viewing in
                let day = Date(timeIntervalSince1970: 1_000_000)
                try await viewing.remember([file(1): .movie(title(1))])
                try await viewing.setOnWatchlist(true, title(1), at: day, viewer: owner)
                #expect(try await viewing.follow([viewed(1), viewed(2), viewed(3, of: 2)]).isEmpty)
                #expect(try await viewing.follow([viewed(2, of: 5)]) == [.movie(title(1)): .movie(title(5))])
                #expect(try await viewing.follow([viewed(1, of: 5)]) == [.movie(title(1)): .movie(title(5))])
                #expect(try await viewing.follow([viewed(3, of: 5)]).isEmpty, "Nobody marked that title")
                try await viewing.move([title(1): title(5)])
                try await viewing.move([title(5): title(6)])
                #expect(try await viewing.follow([viewed(1, of: 6), viewed(2, of: 6)]).isEmpty)
                #expect(try await viewing.watchlist(viewer: owner).map(\.title) == [title(6)])
            }),
        ViewingSpecification(
            "Positions and plays of one episode go to another, the watchlist stays",
            { viewing in
                let (old, new) = (
                    TitleReference.episode(series: title(1), season: 1, episode: 2),
                    TitleReference.episode(series: title(1), season: 2, episode: 1)
                )
                try await viewing.save(progress(1, at: 900, day: 1, reference: old), viewer: owner)
                try await viewing.save(progress(2, at: 900, day: 2, reference: new), viewer: owner)
                try await viewing.setOnWatchlist(true, title(1), at: Date(timeIntervalSince1970: 5), viewer: owner)
                for _ in 1...2 { try await viewing.move([old: new]) }
                #expect(try await viewing.mostWatched(limit: 9) == [new])
                #expect(try await viewing.progress(of: file(1), viewer: owner)?.reference == new)
                #expect(try await viewing.isOnWatchlist(title(1), viewer: owner))
            }),
    ]
}
