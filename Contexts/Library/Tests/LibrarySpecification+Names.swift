import CoreDomain
import Foundation
import LibraryDomain
import Testing

extension LibrarySpecification {
    private static func named(_ id: TitleID, _ aliases: TitleID...) -> ScanBatch {
        var batch = ScanBatch(folder: home)
        batch.names = [TitleIdentity(id: id, aliases: aliases)]
        return batch
    }

    private static func episode(_ number: Int, of series: Int, _ place: String) -> StoredFile {
        var file = file(number, of: series, at: place)
        file.reference = .episode(series: title(series), season: 1, episode: number)
        return file
    }

    static let names = [
        LibrarySpecification(
            "A title is found by its other ids, also after it gets a new one",
            { store async throws in
                #expect(try await store.save(named(title(1), title(2), title(3))) > 0)
                #expect(try await store.save(named(title(1), title(2), title(3))) == 0)
                #expect(try await store.titles(namedBy: (1...4).map(title)) == [title(2): title(1), title(3): title(1)])
                #expect(try await store.titles(namedBy: []).isEmpty)
                _ = try await store.save(named(title(4), title(1)))
                #expect(
                    try await store.titles(namedBy: (1...4).map(title)) == [title(1): title(4), title(2): title(4), title(3): title(4)])
                // The other way round: the old id is the id again.
                _ = try await store.save(named(title(1), title(4)))
                #expect(
                    try await store.titles(namedBy: (1...4).map(title)) == [title(4): title(1), title(2): title(1), title(3): title(1)])
            }),
        LibrarySpecification(
            "Two titles that share an id become one, with the files and pictures of both",
            { store async throws in
                let poster = Picture(id: "picture1")
                var first = batch(file(1, of: 1), file(2, of: 2))
                first.pictures = [FoundPicture(picture: poster, library: home, path: path("a.jpg"), place: .file)]
                first.artwork = [Artwork(subject: .title(.movie(title(1))), poster: poster, backdrop: nil)]
                _ = try await store.save(first)
                _ = try await store.save(named(title(2), title(1)))
                let reference = TitleReference.movie(title(2))
                #expect(try await store.files(of: reference, for: everyone).map(\.id) == [id(1), id(2)])
                #expect(try await store.files(of: .movie(title(1)), for: everyone).isEmpty)
                #expect(try await store.artwork(showing: "picture1").map(\.subject) == [.title(reference)])
                let told = try await store.notices(limit: 9).sorted { $0.reference.rawValue < $1.reference.rawValue }
                #expect(
                    told == [
                        TitleChange(reference: .movie(title(1)), filesLeft: 0, missingSince: nil, isRenamed: true, successor: title(2)),
                        TitleChange(reference: reference, filesLeft: 2, missingSince: nil),
                    ])
            }),
        LibrarySpecification(
            "Episodes move with their series, those of a double file too",
            { store async throws in
                var double = file(1, of: 1)
                (double.reference, double.lastEpisode) = (.episode(series: title(1), season: 1, episode: 2), 3)
                _ = try await store.save(batch(double))
                _ = try await store.save(named(title(2), title(1)))
                for number in 2...3 {
                    let now = TitleReference.episode(series: title(2), season: 1, episode: number)
                    #expect(try await store.files(of: now, for: everyone).map(\.id) == [id(1)])
                    let before = TitleReference.episode(series: title(1), season: 1, episode: number)
                    #expect(try await store.files(of: before, for: everyone).isEmpty)
                }
                let told = Set(try await store.notices(limit: 9).map(\.reference))
                #expect(told.isSuperset(of: [2, 3].map { .episode(series: title(1), season: 1, episode: $0) }))
            }),
        LibrarySpecification(
            "With its last file a title loses its other ids and its pictures; with a file left it keeps them",
            { store async throws in
                let poster = Picture(id: "picture1")
                var first = batch(file(1, of: 1, at: "a.mp4"), file(2, of: 1, at: "b.mp4"))
                first.names = [TitleIdentity(id: title(1), aliases: [title(2)])]
                first.pictures = [FoundPicture(picture: poster, library: home, path: path("a.jpg"), place: .file)]
                first.artwork = [Artwork(subject: .title(.movie(title(1))), poster: poster, backdrop: nil)]
                _ = try await store.save(first)
                // Another file comes in the place of each of them.
                for (number, place) in [(3, "a.mp4"), (4, "b.mp4")] {
                    _ = try await store.save(batch(file(number, of: 3, at: place)))
                    _ = try await store.drop(try await store.notices(limit: 9))
                    let isLeft = number == 3
                    #expect(try await store.titles(namedBy: [title(2)]).isEmpty != isLeft)
                    #expect(try await store.artwork(showing: "picture1").isEmpty != isLeft)
                }
            }),
        LibrarySpecification(
            "The pictures of a series go to its new id, and go with its last file",
            { store async throws in
                let poster = Picture(id: "picture1")
                var first = batch(episode(1, of: 1, "a.mp4"), episode(2, of: 1, "b.mp4"))
                first.pictures = [FoundPicture(picture: poster, library: home, path: path("a.jpg"), place: .file)]
                first.artwork = [Artwork(subject: .series(title(1)), poster: poster, backdrop: nil)]
                _ = try await store.save(first)
                _ = try await store.save(named(title(2), title(1)))
                #expect(try await store.artwork(showing: "picture1").map(\.subject) == [.series(title(2))])
                for place in ["a.mp4", "b.mp4"] {
                    #expect(try await store.artwork(showing: "picture1").count == 1)
                    _ = try await store.save(batch(file(place == "a.mp4" ? 3 : 4, of: 3, at: place)))
                    _ = try await store.drop(try await store.notices(limit: 99))
                }
                #expect(try await store.artwork(showing: "picture1").isEmpty)
            }),
    ]
}
