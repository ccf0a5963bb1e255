import CoreDomain
import Foundation
import Testing
import ViewingDomain

/// A change concerns one viewer, one title and one file, whatever else there is.
extension ViewingSpecification {
    static let others = [
        ViewingSpecification(
            "A title is mentioned by whoever has it on a watchlist, has begun it or has rated it",
            { viewing in
                try await viewing.save(progress(1, at: 100, day: 1), viewer: owner)
                try await viewing.setOnWatchlist(true, title(2), at: .now, viewer: child)
                try await viewing.setRating(OwnRating(7), of: .title(title(3)), at: .now, viewer: owner)
                #expect(try await viewing.mentioned((1...5).map(title)) == [title(1), title(2), title(3)])
                #expect(try await viewing.mentioned([]).isEmpty)
            }),
        ViewingSpecification(
            "Only the files and titles that were asked for are answered",
            { viewing in
                let day = Date(timeIntervalSince1970: 1_000_000)
                for number in 1...3 {
                    try await viewing.save(progress(number, at: 100, day: Double(number)), viewer: owner)
                    try await viewing.setOnWatchlist(true, title(number), at: day, viewer: owner)
                    try await viewing.setOnWatchlist(true, title(number + 3), at: day, viewer: child)
                }
                #expect(try await viewing.progress(of: [file(1), file(3), file(9)], viewer: owner).keys.sorted() == [file(1), file(3)])
                #expect(try await viewing.progress(of: [], viewer: owner).isEmpty)
                #expect(try await viewing.onWatchlist([title(2), title(5), title(9)], viewer: owner) == [title(2)])
                #expect(try await viewing.onWatchlist([], viewer: owner).isEmpty)
                // Of one moment: always in the same order.
                #expect(try await viewing.watchlist(viewer: owner).map(\.title) == [title(3), title(2), title(1)])
            }),
        ViewingSpecification(
            "Marking, forgetting and undoing leave all other positions as they are",
            { viewing in
                for viewer in [owner, child] {
                    for number in 1...2 { try await viewing.save(progress(number, at: 300, day: Double(number)), viewer: viewer) }
                }
                let marked = try await viewing.markWatched(progress(1, at: 0, day: 5), viewer: owner)
                #expect(try await viewing.progress(of: file(2), viewer: owner) == progress(2, at: 300, day: 2))
                #expect(try await viewing.progress(of: file(1), viewer: child) == progress(1, at: 300, day: 1))
                // The other viewer's position and file of the same date stay.
                try await viewing.markWatched(progress(2, at: 0, day: 5), viewer: owner)
                try await viewing.markWatched(progress(1, at: 0, day: 5), viewer: child)
                try await viewing.undo(marked, viewer: owner)
                #expect(try await viewing.progress(of: file(1), viewer: owner) == progress(1, at: 300, day: 1))
                #expect(try await viewing.progress(of: file(2), viewer: owner) == progress(2, at: 1000, day: 5))
                #expect(try await viewing.progress(of: file(1), viewer: child) == progress(1, at: 1000, day: 5))
                try await viewing.forget(file(1), viewer: owner)
                #expect(try await viewing.progress(of: file(1), viewer: owner) == nil)
                #expect(try await viewing.progress(of: [file(1), file(2)], viewer: child).count == 2)
                #expect(try await viewing.progress(of: file(2), viewer: owner) != nil)
            }),
        ViewingSpecification(
            "Undoing a play takes one play of that title, and keeps the others",
            { viewing in
                for (number, plays) in [(1, 3), (2, 2), (3, 1)] {
                    for play in 1...plays {
                        let day = Double(number * 10 + play)
                        try await viewing.save(progress(number, at: 0, day: day), viewer: owner)
                        try await viewing.save(progress(number, at: 900, day: day + 0.5), viewer: owner)
                    }
                }
                let marked = try await viewing.markWatched(progress(4, at: 0, day: 90), viewer: child)
                #expect(try await viewing.mostWatched(limit: 9).map(\.title) == [1, 2, 4, 3].map(title))
                try await viewing.undo(marked, viewer: child)
                #expect(try await viewing.mostWatched(limit: 9).map(\.title) == [1, 2, 3].map(title))
                try await viewing.save(progress(3, at: 0, day: 95), viewer: owner)
                let again = try await viewing.markWatched(progress(3, at: 0, day: 96), viewer: owner)
                #expect(try await viewing.mostWatched(limit: 9).map(\.title) == [1, 3, 2].map(title))
                try await viewing.undo(again, viewer: owner)
                #expect(try await viewing.mostWatched(limit: 9).map(\.title) == [1, 2, 3].map(title))
            }),
        ViewingSpecification(
            "A dismissal ends with the position that was there, not with that of another viewer or title",
            { viewing in
                try await viewing.save(progress(1, at: 300, day: 1), viewer: owner)
                try await viewing.save(progress(1, at: 300, day: 8), viewer: child)
                try await viewing.save(progress(2, at: 300, day: 9), viewer: owner)
                try await viewing.dismiss(title(1), viewer: owner)
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner).map(\.file) == [file(2)])
                #expect(try await viewing.continueWatching(limit: 9, viewer: child).map(\.file) == [file(1)])
                try await viewing.save(progress(1, at: 310, day: 2), viewer: owner)
                #expect(try await viewing.continueWatching(limit: 9, viewer: owner).map(\.file) == [file(2), file(1)])
            }),
        ViewingSpecification(
            "A move takes along one title of each viewer, and no other",
            { viewing in
                let day = Date(timeIntervalSince1970: 1_000_000)
                for viewer in [owner, child] {
                    for number in 1...2 {
                        try await viewing.save(progress(number, at: 900, day: Double(number)), viewer: viewer)
                        try await viewing.setOnWatchlist(true, title(number), at: day + Double(number), viewer: viewer)
                    }
                    try await viewing.dismiss(title(2), viewer: viewer)
                }
                try await viewing.move([title(1): title(1)])
                try await viewing.move([title(1): title(7)])
                for viewer in [owner, child] {
                    #expect(try await viewing.watchlist(viewer: viewer).map(\.title) == [title(2), title(7)])
                    #expect(try await viewing.continueWatching(limit: 9, viewer: viewer).map(\.reference.title) == [title(7)])
                    #expect(try await viewing.progress(of: file(2), viewer: viewer)?.reference.title == title(2))
                }
                #expect(Set(try await viewing.mostWatched(limit: 9).map(\.title)) == [title(2), title(7)])
            }),
    ]
}
