import CoreDomain
import DesignSystem
import HTML
import Testing

@Suite("Picture frames") struct PictureFrameTests {
    private func ground(_ picture: Picture) -> String? {
        htmlString(PictureFrame(.picture(picture))).firstMatch(of: /style="([^"]*)"/).map { String($0.1) }
    }

    @Test(
        "only a colour and a bitmap reach the style",
        arguments: [
            (nil, "Qk0=", nil), ("red", nil, nil), ("102030", nil, "--picture:#102030"),
            ("102030", "Qk0+/a=", "--picture:#102030;--miniature:url(data:image/bmp;base64,Qk0+/a=)"),
            ("102030", "x);background:url(//evil", "--picture:#102030"),
            ("102030", String(repeating: "A", count: 201), "--picture:#102030"),
        ] as [(String?, String?, String?)])
    func style(colour: String?, miniature: String?, expected: String?) {
        #expect(ground(Picture(id: "abcdefgh", colour: colour, miniature: miniature)) == expected)
    }

    @Test("a picture of a title or a person knows the drawing that stands in if it fails to load")
    func drawn() throws {
        let (picture, title) = (Picture(id: "abcdefgh"), try #require(TitleID("tmdb-1")))
        #expect(htmlString(PictureFrame(.poster(picture, of: title))).contains(#"data-drawn="/artwork/drawn/tmdb-1.svg""#))
        let wide = htmlString(PictureFrame(.backdrop(picture, of: title), shape: .wide))
        #expect(wide.contains(#"data-drawn="/artwork/drawn/tmdb-1/backdrop.svg""#))
        let person = try #require(PersonID("tmdb-1"))
        let portrait = htmlString(PictureFrame(.portrait(picture, of: person, name: "Ida Brandt"), shape: .portrait))
        #expect(portrait.contains(#"data-drawn="/artwork/drawn/people/tmdb-1.svg""#))
        #expect(!htmlString(PictureFrame(.picture(picture))).contains("data-drawn"))
        #expect(!htmlString(PictureFrame(.poster(nil, of: title))).contains("data-drawn"))
    }
}
