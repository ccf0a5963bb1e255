import CoreDomain
public import HTML

/// A genre as a coloured tile that leads to its titles. Renders an `li`.
public struct GenreTile: HTML {
    /// A page with titles of the genre.
    public struct Link: Sendable, Hashable {
        let title: String
        let path: String

        public init(_ title: String, path: String) {
            self.title = title
            self.path = path
        }
    }

    /// Of names, on all tiles and in both appearances.
    public static let ink = Colour(OKLCH(lightness: 0.985, chroma: 0.006, hue: 85))

    let name: String
    let links: [Link]

    /// - Parameter links: the whole tile leads to the first one; if there are others, all of them are named.
    public init(name: String, links: [Link]) {
        self.name = name
        self.links = links
    }

    /// The same for a name wherever it is shown: one of twenty of even lightness (behaviour.md §2.6).
    public static func colour(of name: String) -> Colour {
        let hue = Double(StableHash.of(name) % 20) * 18
        return Colour(OKLCH(lightness: 0.42, chroma: 0.085, hue: hue))
    }

    public var body: some HTML {
        li(.class("tile"), .style("--tile:\(Self.colour(of: name).hex)")) {
            if let first = links.first { a(.class("tile-name"), .href(first.path), .dir("auto")) { name } }
            if links.count > 1 {
                span(.class("tile-kinds")) {
                    ForEach(links) { link in a(.href(link.path), .aria("label", "\(name): \(link.title)")) { link.title } }
                }
            }
        }
    }
}
