/// The addresses of pictures, drawn ones included.
public enum ArtworkAddress {
    /// A picture of the library.
    ///
    /// - Parameter width: Pixels; one of the widths that pages use.
    public static func picture(_ picture: Picture, width: Int) -> String { "/artwork/\(picture.id)/\(width).jpg" }

    /// - Parameter seed: Another number is another drawing of the same title.
    public static func drawnPoster(of title: TitleID, seed: UInt64 = 0) -> String {
        seed == 0 ? "/artwork/drawn/\(title).svg" : "/artwork/drawn/\(title).svg?v=\(seed)"
    }
    public static func drawnBackdrop(of title: TitleID) -> String { "/artwork/drawn/\(title)/backdrop.svg" }
    public static func drawnPortrait(of person: PersonID) -> String { "/artwork/drawn/people/\(person).svg" }

    /// The poster of a title as a list shows it; drawn if there is no picture.
    public static func poster(_ poster: Picture?, of title: TitleID) -> String {
        poster.map { picture($0, width: 500) } ?? drawnPoster(of: title)
    }

    /// The wide picture of a title as it fills a screen; drawn if there is no picture.
    public static func backdrop(_ backdrop: Picture?, of title: TitleID) -> String {
        backdrop.map { picture($0, width: 1280) } ?? drawnBackdrop(of: title)
    }

    /// The portrait of a person as a list shows it; drawn if there is no photograph.
    public static func portrait(_ profile: Picture?, of person: PersonID) -> String {
        profile.map { picture($0, width: 500) } ?? drawnPortrait(of: person)
    }
}
