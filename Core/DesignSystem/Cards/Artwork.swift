public import CoreDomain

/// The source of a picture.
public enum Artwork: Sendable, Hashable {
    /// - Parameter drawn: the path of the drawing that the browser shows if the picture fails to load.
    case picture(Picture, drawn: String? = nil)
    /// A drawing that the program makes, at this path.
    case drawn(path: String)
    /// A drawing written into the page itself: for the showroom, which has no addresses of its own.
    case inline(DrawnPoster)
    /// Initials on a tinted background, for a person without a photograph.
    case initials(name: String)

    /// The poster of a title, drawn if there is no picture.
    public static func poster(_ picture: Picture?, of title: TitleID) -> Artwork {
        any(picture, drawn: ArtworkAddress.drawnPoster(of: title))
    }

    /// The wide picture of a title, drawn if there is no picture.
    public static func backdrop(_ picture: Picture?, of title: TitleID) -> Artwork {
        any(picture, drawn: ArtworkAddress.drawnBackdrop(of: title))
    }

    /// The photograph of a person; initials if there is none.
    public static func portrait(_ picture: Picture?, of person: PersonID, name: String) -> Artwork {
        picture.map { .picture($0, drawn: ArtworkAddress.drawnPortrait(of: person)) } ?? .initials(name: name)
    }

    private static func any(_ picture: Picture?, drawn: String) -> Artwork {
        picture.map { .picture($0, drawn: drawn) } ?? .drawn(path: drawn)
    }
}
