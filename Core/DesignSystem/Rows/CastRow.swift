public import HTML

/// Cast or crew as a row of portraits.
public struct CastRow: HTML {
    public struct Member: Sendable, Hashable {
        public var name: String
        public var role: String?
        public var path: String
        public var artwork: Artwork
        public init(name: String, role: String? = nil, path: String, artwork: Artwork) {
            self.name = name
            self.role = role
            self.path = path
            self.artwork = artwork
        }
    }

    let key: String
    let title: String
    let path: String?
    let members: [Member]

    /// - Parameter path: the page with all of them.
    public init(_ key: String = "cast", title: String = "Cast & crew", path: String? = nil, members: [Member]) {
        self.key = key
        self.title = title
        self.path = path
        self.members = members
    }

    public var body: some HTML {
        Row(key, title: title, path: path, size: .person) {
            ForEach(members) { PersonCard(name: $0.name, role: $0.role, path: $0.path, artwork: $0.artwork) }
        }
    }
}
