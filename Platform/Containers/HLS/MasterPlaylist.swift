/// The playlist of the qualities, sounds and subtitles of a movie (draft-pantos-hls-rfc8216bis §4.4.6). Addresses are relative to its own.
public struct MasterPlaylist: Hashable, Sendable {
    /// One quality of the pictures, or of sound alone.
    public struct Variant: Hashable, Sendable {
        /// The address of its media playlist.
        public var address: String
        /// Bits per second: the highest of any segment, and the average, both with the most expensive sound of its group.
        public var peakBitRate: Int
        public var averageBitRate: Int?
        /// RFC 6381 strings of the pictures and of each sound in the group; repeated ones are written once.
        public var codecs: [String]
        /// Pixels, as displayed.
        public var width: Int?
        public var height: Int?
        /// Frames per second.
        public var frameRate: Double?
        public var range: Track.Transfer?
        /// The groups of sounds and of subtitles that go with it; a group without members is not mentioned.
        public var sounds: String?
        public var subtitles: String?

        public init(
            address: String, peakBitRate: Int, averageBitRate: Int? = nil, codecs: [String], width: Int? = nil, height: Int? = nil,
            frameRate: Double? = nil, range: Track.Transfer? = nil, sounds: String? = nil, subtitles: String? = nil
        ) {
            self.address = address
            self.peakBitRate = peakBitRate
            self.averageBitRate = averageBitRate
            self.codecs = codecs
            self.width = width
            self.height = height
            self.frameRate = frameRate
            self.range = range
            self.sounds = sounds
            self.subtitles = subtitles
        }
    }

    /// The keyframes of one quality, for looking through a movie quickly.
    public struct Keyframes: Hashable, Sendable {
        /// The address of its `KeyframePlaylist`.
        public var address: String
        /// Bits per second if they are played at their own speed.
        public var peakBitRate: Int
        public var codecs: [String]
        public var width: Int?
        public var height: Int?
        public var range: Track.Transfer?

        public init(
            address: String, peakBitRate: Int, codecs: [String], width: Int? = nil, height: Int? = nil, range: Track.Transfer? = nil
        ) {
            self.address = address
            self.peakBitRate = peakBitRate
            self.codecs = codecs
            self.width = width
            self.height = height
            self.range = range
        }
    }

    /// Players start with the first one.
    public var variants: [Variant]
    public var alternatives: [AlternativeMedia]
    public var keyframes: Keyframes?
    /// Whether each segment of every playlist can be decoded without those before it.
    public var isIndependent: Bool
    /// A query that is added to each address, without its “?”.
    public var key: String?

    public init(
        variants: [Variant], alternatives: [AlternativeMedia] = [], keyframes: Keyframes? = nil, isIndependent: Bool, key: String? = nil
    ) {
        self.variants = variants
        self.alternatives = alternatives
        self.keyframes = keyframes
        self.isIndependent = isIndependent
        self.key = key
    }

    /// UTF-8, ends with a line break.
    public var text: String {
        // Alternatives and keyframes came with version 4, and players of version 1 may ignore them (§7).
        var lines = PlaylistLines(version: alternatives.isEmpty && keyframes == nil ? 1 : 4)
        if isIndependent { lines.tag("EXT-X-INDEPENDENT-SEGMENTS") }
        for attributes in AlternativeMedia.attributes(of: alternatives, key: key) { lines.tag("EXT-X-MEDIA", attributes) }
        for variant in variants {
            lines.tag("EXT-X-STREAM-INF", attributes(variant))
            lines.address(PlaylistLines.address(variant.address, key: key))
        }
        if let keyframes { lines.tag("EXT-X-I-FRAME-STREAM-INF", attributes(keyframes)) }
        return lines.text
    }

    private func attributes(_ variant: Variant) -> PlaylistAttributes {
        var list = PlaylistAttributes()
        list.number("BANDWIDTH", max(1, variant.peakBitRate))
        list.number("AVERAGE-BANDWIDTH", variant.averageBitRate)
        list.quoted("CODECS", Self.joined(variant.codecs))
        list.resolution("RESOLUTION", width: variant.width, height: variant.height)
        list.decimal("FRAME-RATE", variant.frameRate)
        list.word("VIDEO-RANGE", variant.range?.rawValue)
        list.quoted("AUDIO", existing(variant.sounds, .audio))
        list.quoted("SUBTITLES", existing(variant.subtitles, .subtitles))
        return list
    }

    private func attributes(_ keyframes: Keyframes) -> PlaylistAttributes {
        var list = PlaylistAttributes()
        list.number("BANDWIDTH", max(1, keyframes.peakBitRate))
        list.quoted("CODECS", Self.joined(keyframes.codecs))
        list.resolution("RESOLUTION", width: keyframes.width, height: keyframes.height)
        list.word("VIDEO-RANGE", keyframes.range?.rawValue)
        list.quoted("URI", PlaylistLines.address(keyframes.address, key: key))
        return list
    }

    private static func joined(_ codecs: [String]) -> String {
        var seen: Set<String> = []
        return codecs.filter { !$0.isEmpty && seen.insert($0).inserted }.joined(separator: ",")
    }

    private func existing(_ group: String?, _ kind: AlternativeMedia.Kind) -> String? {
        alternatives.contains { $0.kind == kind && $0.group == group } ? group : nil
    }
}
