public import CoreDomain

/// Where the picture of something comes from.
public enum Artwork: Sendable, Hashable {
    case picture(Picture)
    /// A drawing that the program makes, at this path.
    case drawn(path: String)
    /// A drawing written into the page itself: for the showroom, which has no addresses of its own.
    case inline(DrawnPoster)
    /// Initials on a tinted ground, for a person without a photograph.
    case initials(name: String)

    /// The poster of a title, drawn if there is no picture.
    public static func poster(_ picture: Picture?, of title: TitleID) -> Artwork {
        picture.map(Artwork.picture) ?? .drawn(path: "/artwork/drawn/\(title).svg")
    }

    /// The wide picture of a title, drawn if there is no picture.
    public static func backdrop(_ picture: Picture?, of title: TitleID) -> Artwork {
        picture.map(Artwork.picture) ?? .drawn(path: "/artwork/drawn/\(title)/backdrop.svg")
    }

    public static func portrait(_ picture: Picture?, of name: String) -> Artwork {
        picture.map(Artwork.picture) ?? .initials(name: name)
    }
}
