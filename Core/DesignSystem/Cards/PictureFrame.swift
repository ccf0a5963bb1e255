import CoreDomain
public import HTML

/// A picture in a frame of fixed proportions. Until it has loaded, the frame shows a few enlarged pixels of it, so nothing moves.
public struct PictureFrame: HTML {
    let artwork: Artwork
    let shape: PictureShape
    let alt: String
    let sizes: String
    let isFirst: Bool

    /// - Parameters:
    ///   - alt: empty where the text next to it says the same.
    ///   - sizes: the `sizes` of the page if the frame's own do not fit.
    ///   - isFirst: fetched immediately and with priority: the main picture of the page.
    public init(_ artwork: Artwork, shape: PictureShape = .poster, alt: String = "", sizes: String? = nil, isFirst: Bool = false) {
        self.artwork = artwork
        self.shape = shape
        self.alt = alt
        self.sizes = sizes ?? shape.sizes
        self.isFirst = isFirst
    }

    public var body: some HTML {
        switch artwork {
        case .picture(let picture, let drawn):
            span(.class(shape.name), Self.ground(of: picture)) {
                image(
                    source: ArtworkAddress.picture(picture, width: shape.widths[1]),
                    set: shape.widths.map { "\(ArtworkAddress.picture(picture, width: $0)) \($0)w" }
                        .joined(separator: ", "), drawn: drawn)
            }
        case .drawn(let path):
            span(.class(shape.name)) { image(source: path, set: nil) }
        case .inline(let poster):
            span(.class(shape.name + " is-inline")) { Raw(trusted: shape == .wide ? DrawnBackdrop(poster).svg() : poster.svg()) }
        case .initials(let name):
            let portrait = DrawnPortrait(name: name)
            span(
                .class(shape.name + " is-drawn"), .style(portrait.ground.style),
                alt.isEmpty ? .aria("hidden", true) : .role("img"), alt.isEmpty ? .omitted : .aria("label", alt)
            ) {
                span(.aria("hidden", true)) { portrait.initials }
            }
        }
    }

    /// The placeholder under a picture. Only a valid colour or bitmap reaches the style.
    private static func ground(of picture: Picture) -> Attribute {
        guard let colour = Colour(hex: picture.colour ?? "") else { return .omitted }
        guard let miniature = picture.miniature, miniature.utf8.count <= 200, miniature.utf8.allSatisfy(isBase64) else {
            return .style("--picture:\(colour.hex)")
        }
        return .style("--picture:\(colour.hex);--miniature:url(data:image/bmp;base64,\(miniature))")
    }

    private static func isBase64(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): true
        default: false
        }
    }

    private func image(source: String, set: String?, drawn: String? = nil) -> some HTML {
        img(
            .src(source), set.map { .srcset($0) } ?? .omitted, set == nil ? .omitted : .sizes(sizes),
            .width(shape.size.width), .height(shape.size.height), .alt(alt), .decoding(.async),
            isFirst ? .fetchpriority(.high) : .loading(.lazy), drawn.map { .data("drawn", $0) } ?? .omitted)
    }
}
