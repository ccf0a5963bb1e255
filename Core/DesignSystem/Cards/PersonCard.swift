public import HTML

/// A member of the cast or the crew. Renders an `li`.
public struct PersonCard: HTML {
    let key: String?
    let name: String
    let role: String?
    let path: String
    let artwork: Artwork

    public init(key: String? = nil, name: String, role: String? = nil, path: String, artwork: Artwork) {
        self.key = key
        self.name = name
        self.role = role
        self.path = path
        self.artwork = artwork
    }

    public var body: some HTML {
        li(.class("card card-person"), key.map { .region($0) } ?? .omitted) {
            a(.class("card-link"), .href(path)) {
                span(.class("card-picture")) { PictureFrame(artwork, shape: .portrait) }
                CardWords(title: name, note: role)
            }
        }
    }
}
