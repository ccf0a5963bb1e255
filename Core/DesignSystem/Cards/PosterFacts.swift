public import CoreDomain
public import HTML

/// The content of a card's poster: its picture, or the facts for a drawing.
public struct PosterFacts: Sendable, Hashable {
    let id: TitleID
    let picture: Picture?
    let drawing: DrawnPoster

    public init(_ picture: Picture?, of id: TitleID, title: String, year: Int?, genres: [String]) {
        self.id = id
        self.picture = picture
        drawing = DrawnPoster(title: title, year: year, genres: genres)
    }

    public init(_ title: some ListedTitle) {
        self.init(title.poster, of: title.id, title: title.title, year: title.year, genres: title.genres)
    }
}

extension PosterFacts {
    /// The theme colour of the poster as `rrggbb`; nil for a picture that comes without one.
    public var theme: String? { picture.map(\.theme) ?? drawing.theme }
}

extension Artwork {
    /// The posters of the cards of a row or grid, in their order: no two drawings next to each other look alike, nor two of one series' seasons.
    ///
    /// - Parameter look: That of the poster before the first one, if it was drawn.
    /// - Returns: also the look of the last one, if it was drawn, for the part of a list that follows.
    public static func posters(_ titles: [PosterFacts], after look: DrawnLook? = nil) -> (artworks: [Artwork], look: DrawnLook?) {
        var look = look
        // Of the cards of one title that follow each other.
        var (id, looks): (TitleID?, [DrawnLook]) = (nil, [])
        let artworks = titles.map { title -> Artwork in
            guard title.picture == nil else {
                look = nil
                return .poster(title.picture, of: title.id)
            }
            if id != title.id { (id, looks) = (title.id, []) }
            let (seed, own) = title.drawing.seed(differingFrom: look, and: looks)
            looks.append(own)
            look = own
            return .drawn(path: ArtworkAddress.drawnPoster(of: title.id, seed: seed))
        }
        return (artworks, look)
    }
}

/// The cards of a row or grid, each with its poster.
public struct PosterCards<Item: Sendable, Card: HTML>: HTML {
    let cards: [(item: Item, artwork: Artwork)]
    let card: @Sendable (Item, Artwork) -> Card

    public init(_ items: [Item], _ facts: (Item) -> PosterFacts, @HTMLBuilder card: @escaping @Sendable (Item, Artwork) -> Card) {
        cards = zip(items, Artwork.posters(items.map(facts)).artworks).map { (item: $0, artwork: $1) }
        self.card = card
    }

    public var body: some HTML { ForEach(cards) { [card] in card($0.item, $0.artwork) } }
}
