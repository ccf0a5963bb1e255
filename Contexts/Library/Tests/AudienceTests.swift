import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import Testing

@Suite("Files in folders that not everybody may see")
struct AudienceTests {
    private let all = Audience.unlimited
    private let family = Audience(folders: ["Family"], reach: .everything)

    /// The same movie in two folders, and another movie in the hidden one.
    private static func home() async throws -> (Home, Library) {
        let home = try Home()
        let library = home.library()
        for (name, files) in [("Family", ["Bolt (2008)"]), ("Grown-ups", ["Bolt (2008)", "Alien (1979)"])] {
            for file in files { try home.put("\(name)/\(file)/\(file).mp4") }
            if name == "Grown-ups" { try home.put("\(name)/Alien (1979)/poster.jpg", Clips.picture) }
            try await library.service.add(Folder(name: name, path: "\(home.path)/\(name)", kind: .movies))
        }
        _ = try await library.service.scan(nil)
        return (home, library)
    }

    private static func id(_ title: String, _ home: Home) throws -> TitleID {
        try #require(home.catalogue.movies.first { $0.title == title }).id
    }

    @Test("A file of a hidden folder is no file of its movie, is never played, and has no address")
    func files() async throws {
        let (home, library) = try await Self.home()
        let files = library.repository
        let (bolt, alien) = (TitleReference.movie(try Self.id("Bolt", home)), TitleReference.movie(try Self.id("Alien", home)))
        #expect(try await files.files(of: bolt, for: all).count == 2)
        #expect(try await files.files(of: bolt, for: family).map(\.library) == ["Family"])
        #expect(try await files.files(of: alien, for: family).isEmpty)
        #expect(try await files.playableFiles(of: [bolt, alien], for: family).mapValues(\.library) == [bolt: "Family"])
        #expect(try await files.playableFiles(of: [bolt, alien], for: all).count == 2)
        let hidden = try #require(try await files.files(of: alien, for: all).first).id
        #expect(try await files.files([hidden], for: family).isEmpty)
        await #expect(throws: LibraryError.fileNotFound) { try await files.file(hidden, for: family) }
        #expect(try await files.file(hidden, for: all).reference == alien)
        let guest = Audience(reach: .title(bolt.title))
        await #expect(throws: LibraryError.fileNotFound) { try await files.file(hidden, for: guest) }
        #expect(try await files.files(of: bolt, for: guest).count == 2)
    }

    @Test("A picture is known by the titles that show it, and not at all where its folder is hidden")
    func pictures() async throws {
        let (home, library) = try await Self.home()
        let alien = try #require(home.catalogue.movies.first { $0.title == "Alien" })
        let poster = try #require(alien.poster).id
        #expect(try await library.repository.titles(showing: poster, for: all) == [alien.id])
        #expect(try await library.repository.titles(showing: poster, for: family).isEmpty)
        #expect(try await library.repository.titles(showing: "zzzzzzzz", for: all).isEmpty)
    }
}
