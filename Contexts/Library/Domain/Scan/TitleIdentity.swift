public import CoreDomain

/// The ids of a title.
public struct TitleIdentity: Sendable, Hashable {
    public var id: TitleID
    public var aliases: [TitleID]

    /// - Parameters:
    ///   - hints: of its name, its folder and its NFO.
    ///   - title, year: used if there are no hints; also an alias, so that addresses stay valid when an NFO is added.
    public init(hints: IdentityHints, title: String, year: Int?, kind: String) {
        let local = Self.local(title: title, year: year, kind: kind)
        let all = hints.ids(isSeries: kind == "series") + [local]
        id = all[0]
        aliases = Array(all.dropFirst())
    }

    static func local(title: String, year: Int?, kind: String) -> TitleID {
        let key = "\(kind)\u{0}\(NameText.key(title))\u{0}\(year.map { "\($0)" } ?? "")"
        guard let id = TitleID(source: .local, key: StableHash.name(of: key.utf8)) else {
            preconditionFailure("26 letters and digits are an id")
        }
        return id
    }
}

extension TitleIdentity {
    public init(id: TitleID, aliases: [TitleID]) {
        self.id = id
        self.aliases = aliases
    }
}
