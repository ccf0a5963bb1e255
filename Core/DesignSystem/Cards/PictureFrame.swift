import CoreDomain
public import HTML

/// A picture in a frame of fixed proportion, on a ground of its mean colour until it is there, so that nothing moves.
public struct PictureFrame: HTML {
    let artwork: Artwork
    let shape: PictureShape
    let alt: String
    let sizes: String
    let isFirst: Bool

    /// - Parameters:
    ///   - alt: empty where the words beside it say the same.
    ///   - sizes: the `sizes` of the page if the frame's own do not fit.
    ///   - isFirst: fetched at once and with priority: the picture the eye goes to first.
    public init(_ artwork: Artwork, shape: PictureShape = .poster, alt: String = "", sizes: String? = nil, isFirst: Bool = false) {
        self.artwork = artwork
        self.shape = shape
        self.alt = alt
        self.sizes = sizes ?? shape.sizes
        self.isFirst = isFirst
    }

    public var body: some HTML {
        switch artwork {
        case .picture(let picture):
            span(.class(shape.name), Colour(hex: picture.colour ?? "").map { .style("--picture:\($0.hex)") } ?? .omitted) {
                image(
                    source: "/artwork/\(picture.id)/\(shape.widths[1]).jpg",
                    set: shape.widths.map { "/artwork/\(picture.id)/\($0).jpg \($0)w" }
                        .joined(separator: ", "))
            }
        case .drawn(let path):
            span(.class(shape.name)) { image(source: path, set: nil) }
        case .inline(let poster):
            span(.class(shape.name + " is-inline")) { Raw(trusted: shape == .wide ? DrawnBackdrop(poster).svg() : poster.svg()) }
        case .initials(let name):
            span(
                .class(shape.name + " is-drawn"), .style("--hue:\(DrawnPortrait.hue(name))"),
                alt.isEmpty ? .aria("hidden", true) : .role("img"), alt.isEmpty ? .omitted : .aria("label", alt)
            ) {
                span(.aria("hidden", true)) { DrawnPortrait.initials(name) }
            }
        }
    }

    private func image(source: String, set: String?) -> some HTML {
        img(
            .src(source), set.map { .srcset($0) } ?? .omitted, set == nil ? .omitted : .sizes(sizes),
            .width(shape.size.width), .height(shape.size.height), .alt(alt), .decoding(.async),
            isFirst ? .fetchpriority(.high) : .loading(.lazy))
    }
}
