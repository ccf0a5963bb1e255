/// A sound or a subtitle that viewers can choose (`EXT-X-MEDIA`, draft-pantos-hls-rfc8216bis §4.4.6.1).
public struct AlternativeMedia: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable { case audio = "AUDIO", subtitles = "SUBTITLES" }

    public var kind: Kind
    public var group: String
    /// For people. Names that occur twice in a group are numbered, because they must be different there.
    public var name: String
    /// BCP 47.
    public var language: String?
    /// At most one of a group: the first that claims it.
    public var isDefault: Bool
    /// Whether players may choose it by the language of their user. Of several that serve the same people, it is the first.
    public var isAutomatic: Bool
    /// Of subtitles: only what must be read to understand the movie.
    public var isForced: Bool
    /// Of sounds: the number of channels.
    public var channels: Int?
    /// Of subtitles: with sounds and speakers, for the hard of hearing.
    public var isForHardOfHearing: Bool
    /// Of sounds: with a description of the picture, for the blind.
    public var isForBlind: Bool
    /// The address of its media playlist; nil for a sound that is inside the variants.
    public var address: String?

    public init(
        kind: Kind, group: String, name: String, language: String? = nil, isDefault: Bool = false, isAutomatic: Bool = true,
        isForced: Bool = false, channels: Int? = nil, isForHardOfHearing: Bool = false, isForBlind: Bool = false, address: String?
    ) {
        self.kind = kind
        self.group = group
        self.name = name
        self.language = language
        self.isDefault = isDefault
        self.isAutomatic = isAutomatic
        self.isForced = isForced
        self.channels = channels
        self.isForHardOfHearing = isForHardOfHearing
        self.isForBlind = isForBlind
        self.address = address
    }

    private struct Group: Hashable {
        var kind: Kind
        var name: String
    }

    private var place: Group { Group(kind: kind, name: group) }

    /// Whom a member of a group serves: two that are alike cannot be told apart by a player that chooses.
    private struct Purpose: Hashable {
        var language: String?
        var isForced: Bool
        var characteristics: [String]
    }

    private var isForcedSubtitle: Bool { isForced && kind == .subtitles }

    private var characteristics: [String] {
        switch kind {
        case .subtitles:
            isForHardOfHearing
                ? ["public.accessibility.transcribes-spoken-dialog", "public.accessibility.describes-music-and-sound"] : []
        case .audio: isForBlind ? ["public.accessibility.describes-video"] : []
        }
    }

    private var purpose: Purpose { Purpose(language: language, isForced: isForcedSubtitle, characteristics: characteristics) }

    /// The attributes of a list of alternatives, in its order.
    static func attributes(of list: [AlternativeMedia], key: String?) -> [PlaylistAttributes] {
        var defaults: [Group: Int] = [:]
        var purposes: [Group: Set<Purpose>] = [:]
        for (place, media) in list.enumerated() where media.isDefault && !media.isForcedSubtitle && defaults[media.place] == nil {
            defaults[media.place] = place
            purposes[media.place] = [media.purpose]
        }
        var names: [Group: Set<String>] = [:]
        return list.enumerated().map { place, media in
            let isDefault = defaults[media.place] == place
            let isNew = purposes[media.place, default: []].insert(media.purpose).inserted
            let name = media.name(unlike: names[media.place] ?? [])
            names[media.place, default: []].insert(name)
            return media.attributes(name: name, isDefault: isDefault, isAutomatic: isDefault || media.isAutomatic && isNew, key: key)
        }
    }

    private func name(unlike others: Set<String>) -> String {
        var attributes = PlaylistAttributes()
        attributes.quoted("", name)
        // What is written, because different names may become alike when they are.
        let written = attributes.text.isEmpty ? (kind == .audio ? "Sound" : "Subtitles") : String(attributes.text.dropFirst(2).dropLast())
        guard others.contains(written) else { return written }
        var number = 2
        while others.contains("\(written) (\(number))") { number += 1 }
        return "\(written) (\(number))"
    }

    private func attributes(name: String, isDefault: Bool, isAutomatic: Bool, key: String?) -> PlaylistAttributes {
        var list = PlaylistAttributes()
        list.word("TYPE", kind.rawValue)
        list.quoted("GROUP-ID", group)
        list.quoted("NAME", name)
        list.quoted("LANGUAGE", language)
        list.flag("DEFAULT", isDefault)
        list.flag("AUTOSELECT", isAutomatic)
        if isForcedSubtitle { list.flag("FORCED", true) }
        if kind == .audio, let channels, channels > 0 { list.quoted("CHANNELS", String(channels)) }
        list.quoted("CHARACTERISTICS", characteristics.joined(separator: ","))
        if let address { list.quoted("URI", PlaylistLines.address(address, key: key)) }
        return list
    }
}
