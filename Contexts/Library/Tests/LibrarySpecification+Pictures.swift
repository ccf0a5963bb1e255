import CoreDomain
import Foundation
import LibraryDomain
import Testing

extension LibrarySpecification {
    private static func picture(_ number: Int, at name: String = "Movie 1/poster.jpg", _ place: FoundPicture.Place = .file) -> FoundPicture
    {
        FoundPicture(picture: Picture(id: "picture\(number)", width: 30, height: 40), library: home, path: path(name), place: place)
    }

    private static func batch(_ pictures: [FoundPicture], _ artwork: [Artwork] = []) -> ScanBatch {
        var batch = ScanBatch(folder: home)
        (batch.pictures, batch.artwork) = (pictures, artwork)
        return batch
    }

    private static func withText(_ number: Int, _ tracks: Int...) -> StoredFile {
        var file = file(number, of: number)
        file.facts.subtitles = tracks.map { SubtitleTrack(number: $0, codec: "subrip", isText: $0 < 1_000) }
        file.content = file.id
        return file
    }

    static let pictures = [
        LibrarySpecification(
            "A picture comes from its file, from a place inside it, or from a frame",
            { store async throws in
                let places: [FoundPicture.Place] = [.file, .embedded(offset: 70, size: 9), .frame(seconds: 40)]
                _ = try await store.save(batch(places.enumerated().map { picture($0.offset, at: "D/a", $0.element) }))
                let location = FileLocation(root: "/home", path: Array("D/a".utf8))
                #expect(try await store.picture("picture0") == .file(location))
                #expect(try await store.picture("picture1") == .embedded(location, offset: 70, size: 9))
                #expect(try await store.picture("picture2") == .frame(location, moments: [40, 55, 70, 25], rotation: 0))
            }),
        LibrarySpecification(
            "A frame is turned as the pictures of its movie are",
            { store async throws in
                var turned = file(1, of: 1)
                turned.facts.video = [VideoTrack(number: 1, codec: "h264", width: 1080, height: 1920, rotation: 90)]
                var batch = batch(turned)
                batch.pictures = [
                    picture(1, at: "Movie 1/1.mp4", .frame(seconds: 40)), picture(2, at: "Movie 1/2.mp4", .frame(seconds: 40)),
                ]
                _ = try await store.save(batch)
                for (id, rotation) in [("picture1", 90), ("picture2", 0)] {
                    guard case .frame(_, _, rotation) = try await store.picture(id) else {
                        Issue.record("\(id) is not a frame turned by \(rotation) degrees")
                        continue
                    }
                }
            }),
        LibrarySpecification(
            "A picture is written when it comes from elsewhere, and not again",
            { store async throws in
                var place = picture(1)
                #expect(try await store.save(batch([place])) == 1)
                #expect(try await store.save(batch([place])) == 0)
                let changes: [(inout FoundPicture) -> Void] = [
                    { $0.path = path("New/poster.jpg") }, { $0.library = "Other" }, { $0.place = .embedded(offset: 1, size: 2) },
                    { $0.place = .embedded(offset: 3, size: 2) }, { $0.place = .frame(seconds: 2) }, { $0.place = .frame(seconds: 3) },
                    { $0.picture.width += 1 }, { $0.picture.height += 1 },
                ]
                for change in changes {
                    change(&place)
                    #expect(try await store.save(batch([place])) == 1)
                    #expect(try await store.save(batch([place])) == 0)
                }
            }),
        LibrarySpecification(
            "Colours are computed once for each picture that is a file; a frame gets them when it is made",
            { store async throws in
                let found = [picture(1), picture(2), picture(3, .frame(seconds: 1)), picture(4, .embedded(offset: 1, size: 2))]
                _ = try await store.save(batch(found))
                #expect(Set(try await store.pendingPictures(of: home, limit: 9)) == [found[0], found[1], found[3]])
                #expect(try await store.pendingPictures(of: home, limit: 2).count == 2)
                #expect(try await store.pendingPictures(of: "Other", limit: 9).isEmpty)
                let coloured = Picture(id: "picture1", width: 30, height: 40, colour: "102030", theme: "a0b0c0", miniature: "Qk0=")
                #expect(try await store.saveColours(coloured) == 1)
                #expect(Set(try await store.pendingPictures(of: home, limit: 9)) == [found[1], found[3]])
                #expect(
                    try await store.pictures(["picture1", "picture2", "none"])
                        == ["picture1": coloured, "picture2": found[1].picture])
                #expect(try await store.pictures([]).isEmpty)
            }),
        LibrarySpecification(
            "Artwork is found by its poster and by its backdrop, with the colours of both",
            { store async throws in
                let (one, two) = (picture(1), picture(2))
                let reference = TitleReference.movie(title(1))
                let artwork = [
                    Artwork(subject: .title(reference), poster: one.picture, backdrop: two.picture),
                    Artwork(subject: .series(title(2)), poster: two.picture, backdrop: two.picture),
                    Artwork(subject: .title(.movie(title(3))), poster: nil, backdrop: one.picture),
                ]
                #expect(try await store.save(batch([one, two], artwork)) == 5)
                #expect(try await store.save(batch([one, two], artwork)) == 0)
                #expect(Set(try await store.artwork(showing: "picture1")) == [artwork[0], artwork[2]])
                #expect(Set(try await store.artwork(showing: "picture2")) == [artwork[0], artwork[1]])
                #expect(try await store.artwork(showing: "picture2").count == 2, "A picture that is both is listed once")
                #expect(try await store.artwork(showing: "picture3").isEmpty)
                let changed = Artwork(subject: .title(reference), poster: one.picture, backdrop: nil)
                #expect(try await store.save(batch([], [changed])) == 1)
                #expect(try await store.artwork(showing: "picture2") == [artwork[1]])
                let bare = Artwork(subject: .title(reference), poster: nil, backdrop: nil)
                #expect(try await store.save(batch([], [bare])) == 1)
                #expect(try await store.artwork(showing: "picture1") == [artwork[2]])
            }),
        LibrarySpecification(
            "A picture is shown by the titles that it was found for, or else by those in its directory and below",
            { store async throws in
                let files = ["D/1.mp4", "D/E/2.mp4", "D0/3.mp4", "D-/4.mp4", "C/5.mp4", "6.mp4"].enumerated().map {
                    file($0.offset + 1, of: $0.offset + 1, at: $0.element)
                }
                var all = ScanBatch(folder: home)
                all.files = files
                all.pictures = [picture(1, at: "D/folder.jpg"), picture(2, at: "D/E/still.jpg")]
                all.artwork = [Artwork(subject: .title(.movie(title(9))), poster: nil, backdrop: all.pictures[1].picture)]
                _ = try await store.save(all)
                #expect(try await store.titles(showing: "picture1", for: everyone) == [title(1), title(2)])
                #expect(try await store.titles(showing: "picture2", for: everyone) == [title(9)])
                #expect(try await store.titles(showing: "picture3", for: everyone).isEmpty)
                for one in ["picture1", "picture2"] {
                    #expect(try await store.titles(showing: one, for: Audience(folders: ["Other"], reach: .everything)).isEmpty)
                }
            }),
        LibrarySpecification(
            "Embedded subtitles are extracted once for each file with text, and again when the file is read again",
            { store async throws in
                _ = try await store.save(batch(withText(1, 3, 1_000, 5), withText(2, 1_000), withText(3, 7)))
                let pending = try await store.pendingSubtitles(of: home, limit: 9).sorted { $0.file < $1.file }
                let path = path("Movie 1/1.mp4")
                #expect(pending.map(\.file) == [id(1), id(3)])
                #expect(pending.first == PendingSubtitles(file: id(1), path: path, stamp: file(1, of: 1).stamp, tracks: [3, 5]))
                #expect(try await store.pendingSubtitles(of: home, limit: 1).count == 1)
                #expect(try await store.pendingSubtitles(of: "Other", limit: 9).isEmpty)
                #expect(try await store.saveSubtitles([3: [1, 2], 5: []], of: id(1)) > 0)
                #expect(try await store.pendingSubtitles(of: home, limit: 9).map(\.file) == [id(3)])
                #expect(try await store.embeddedSubtitle(track: 3, of: id(1)) == [1, 2])
                #expect(try await store.embeddedSubtitle(track: 5, of: id(1)) == [])
                #expect(try await store.embeddedSubtitle(track: 4, of: id(1)) == nil)
                #expect(try await store.embeddedSubtitle(track: 3, of: id(3)) == nil)
                var moved = withText(1, 3, 5)
                moved.content = nil
                _ = try await store.save(batch(moved))
                #expect(try await store.embeddedSubtitle(track: 3, of: id(1)) == [1, 2])
                #expect(try await store.pendingSubtitles(of: home, limit: 9).map(\.file) == [id(3)])
                _ = try await store.save(batch(withText(1, 3)))
                #expect(try await store.embeddedSubtitle(track: 3, of: id(1)) == nil)
                #expect(try await store.pendingSubtitles(of: home, limit: 9).map(\.file).sorted() == [id(1), id(3)])
            }),
        LibrarySpecification(
            "Subtitles of a missing file wait, those of an unknown file are not kept, and a file has at most 64 tracks",
            { store async throws in
                var many = withText(1)
                many.facts.subtitles = (0..<70).map { SubtitleTrack(number: $0, codec: "subrip", isText: true) }
                _ = try await store.save(batch(many, withText(2, 3)))
                _ = try await store.setMissing([path("Movie 2")], of: home, since: day(2))
                #expect(try await store.pendingSubtitles(of: home, limit: 9).map(\.tracks) == [Array(0..<64)])
                #expect(try await store.saveSubtitles([1: [1]], of: id(9)) == 0)
                #expect(try await store.embeddedSubtitle(track: 1, of: id(9)) == nil)
            }),
    ]
}
