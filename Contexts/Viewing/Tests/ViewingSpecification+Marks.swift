import CoreDomain
import Foundation
import Testing
import ViewingDomain

/// Entries of watchlists belong to the files that they were made for.
extension ViewingSpecification {
    private static let day = Date(timeIntervalSince1970: 1_000_000)

    private static func mark(_ title: Int, files: [Int], of viewer: ViewerID = owner, on viewing: any ViewingRepository) async throws {
        try await viewing.remember(Dictionary(uniqueKeysWithValues: files.map { (file($0), .movie(self.title(title))) }))
        try await viewing.setOnWatchlist(true, self.title(title), at: day + Double(title), viewer: viewer)
    }

    private static func listed(_ viewing: any ViewingRepository) async throws -> [TitleID] {
        try await viewing.watchlist(viewer: owner).map(\.title).sorted { $0.rawValue < $1.rawValue }
    }

    static let marks = [
        ViewingSpecification(
            "An entry that came with a file to another title goes back with it",
            { viewing in
                try await mark(1, files: [1], on: viewing)
                for _ in 1...2 {
                    _ = try await viewing.follow([viewed(1, of: 2), viewed(2, of: 2)])
                    try await viewing.move([title(1): title(2)])
                    #expect(try await listed(viewing) == [title(2)])
                    _ = try await viewing.follow([viewed(1, of: 1), viewed(2, of: 2)])
                    #expect(try await viewing.watchlist(viewer: owner) == [WatchlistEntry(title: title(1), addedAt: day + 1)])
                }
            }),
        ViewingSpecification(
            "An entry that the other title had itself stays there, with its date",
            { viewing in
                try await mark(1, files: [1], on: viewing)
                try await mark(2, files: [2], on: viewing)
                try await mark(2, files: [2], of: child, on: viewing)
                _ = try await viewing.follow([viewed(1, of: 2), viewed(2, of: 2)])
                #expect(try await viewing.watchlist(viewer: owner) == [WatchlistEntry(title: title(2), addedAt: day + 1)])
                _ = try await viewing.follow([viewed(1)])
                #expect(try await listed(viewing) == [title(1), title(2)])
                #expect(
                    try await viewing.watchlist(viewer: owner).map(\.addedAt) == [day + 2, day + 1])
                #expect(try await viewing.watchlist(viewer: child).map(\.title) == [title(2)])
            }),
        ViewingSpecification(
            "Two titles that swap their files swap their entries, and swap them back",
            { viewing in
                try await mark(1, files: [1], on: viewing)
                for (one, two) in [(2, 1), (1, 2)] {
                    _ = try await viewing.follow([viewed(2, of: two)])
                    _ = try await viewing.follow([viewed(1, of: one)])
                    #expect(try await listed(viewing) == [title(one)])
                }
                try await mark(2, files: [2], on: viewing)
                for (one, two) in [(2, 1), (1, 2)] {
                    _ = try await viewing.follow([viewed(2, of: two)])
                    _ = try await viewing.follow([viewed(1, of: one)])
                    #expect(try await listed(viewing) == [title(1), title(2)])
                }
            }),
        ViewingSpecification(
            "An entry stays with the rest of its title, new files included",
            { viewing in
                try await mark(1, files: [1, 2], on: viewing)
                _ = try await viewing.follow([viewed(1, of: 5)])
                #expect(try await listed(viewing) == [title(1)])
                _ = try await viewing.follow([viewed(1, of: 1)])
                _ = try await viewing.follow([viewed(3, of: 1)], new: [file(3)])
                _ = try await viewing.follow([viewed(1, of: 5), viewed(2, of: 5)])
                #expect(try await listed(viewing) == [title(1)])
                _ = try await viewing.follow([viewed(3, of: 5)])
                #expect(try await listed(viewing) == [title(5)])
            }),
        ViewingSpecification(
            "A title that a viewer takes off the watchlist stays off it, wherever its files go",
            { viewing in
                try await mark(1, files: [1], on: viewing)
                _ = try await viewing.follow([viewed(1, of: 2)])
                try await viewing.setOnWatchlist(false, title(2), at: day, viewer: owner)
                _ = try await viewing.follow([viewed(1)])
                #expect(try await listed(viewing).isEmpty)
            }),
        ViewingSpecification(
            "A long series does not leave its title with the few files that are remembered",
            { viewing in
                try await mark(1, files: Array(1...30), on: viewing)
                _ = try await viewing.follow((1...30).map { viewed($0, of: 2) })
                #expect(try await listed(viewing) == [title(1)])
                try await viewing.move([title(1): title(2)])
                #expect(try await listed(viewing) == [title(2)])
            }),
    ]
}
