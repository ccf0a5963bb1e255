import CoreDomain
import Foundation
import Synchronization
import Testing

@testable import AppDependencies

@Suite("Theme colours of fetched posters")
struct PosterThemesTests {
    private struct Away: Error {}

    private final class Folder: Sendable {
        let path = FileManager.default.temporaryDirectory.path + "/themes-\(UUID().uuidString)"
        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private let folder = Folder()
    private let poster = Picture(id: "poster01")

    private func themes(_ pictures: @escaping @Sendable ([UInt8]) -> Void = { _ in }) -> PosterThemes {
        PosterThemes(directory: folder.path) { bytes in
            pictures(bytes)
            return "336699"
        }
    }

    @Test("A colour is made once from the thumbnail, and is known from then on, also after a restart")
    func once() async {
        let seen = Mutex<[[UInt8]]>([])
        let themes = themes { bytes in seen.withLock { $0.append(bytes) } }
        #expect(await themes.known(poster) == nil)
        for _ in 1...2 { #expect(await themes.made(poster) { [7] } == "336699") }
        #expect(seen.withLock { $0 } == [[7]])
        #expect(await themes.known(poster) == "336699")
        #expect(await self.themes().known(poster) == "336699")
        #expect(await themes.known(Picture(id: "poster02")) == nil)
    }

    @Test("A picture that comes with a colour needs no other, and a page without a picture has none")
    func own() async {
        let themes = themes(), own = Picture(id: "poster03", theme: "aa3300")
        #expect(await themes.known(own) == "aa3300")
        #expect(await themes.made(own) { throw Away() } == "aa3300")
        #expect(await themes.known(nil) == nil)
    }

    @Test("A poster that cannot be fetched has no colour until it can")
    func away() async {
        let themes = themes()
        #expect(await themes.made(poster) { throw Away() } == nil)
        #expect(await themes.known(poster) == nil)
        #expect(await themes.made(poster) { [1] } == "336699")
    }
}
