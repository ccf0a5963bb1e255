import LibraryDomain

/// The stored form of facts. A list of files reads many: this takes 4 µs, `JSONDecoder` 27.
extension MediaFacts {
    init(json: String) throws {
        var cursor = JSONCursor(json)
        var (version, container, duration, bitRate, longestSegment): (Int?, String?, Double?, Int?, Double?) = (nil, nil, nil, nil, nil)
        var (video, audio, subtitles, chapters): ([VideoTrack]?, [AudioTrack]?, [SubtitleTrack]?, [Chapter]?) = (nil, nil, nil, nil)
        try cursor.fields { cursor, name in
            switch name {
            case "version": version = try cursor.integer()
            case "container": container = try cursor.string()
            case "duration": duration = try cursor.optional { try $0.number() }
            case "bitRate": bitRate = try cursor.optional { try $0.integer() }
            case "longestSegment": longestSegment = try cursor.optional { try $0.number() }
            case "video": video = try cursor.array { try VideoTrack(&$0) }
            case "audio": audio = try cursor.array { try AudioTrack(&$0) }
            case "subtitles": subtitles = try cursor.array { try SubtitleTrack(&$0) }
            case "chapters": chapters = try cursor.array { try Chapter(&$0) }
            default: try cursor.skip()
            }
        }
        try cursor.end()
        guard let container, let video, let audio, let subtitles, let chapters else { throw JSONCursor.Damaged() }
        self.init(
            version: version ?? 1, container: container, duration: duration, bitRate: bitRate, longestSegment: longestSegment,
            video: video, audio: audio, subtitles: subtitles, chapters: chapters)
    }
}

extension VideoTrack {
    fileprivate init(_ cursor: inout JSONCursor) throws {
        var track = TrackFields()
        try cursor.fields { try track.take($1, &$0) }
        guard let number = track.number, let codec = track.codec, let width = track.width, let height = track.height else {
            throw JSONCursor.Damaged()
        }
        self.init(
            number: number, codec: codec, codecString: track.codecString, width: width, height: height, rotation: track.rotation ?? 0,
            frameRate: track.frameRate, range: track.range, hdr: track.hdr.flatMap(HDR.init))
    }
}

extension AudioTrack {
    fileprivate init(_ cursor: inout JSONCursor) throws {
        var track = TrackFields()
        try cursor.fields { try track.take($1, &$0) }
        guard let number = track.number, let codec = track.codec, let isDefault = track.isDefault else { throw JSONCursor.Damaged() }
        self.init(
            number: number, codec: codec, codecString: track.codecString, language: track.language, name: track.name,
            channels: track.channels, sampleRate: track.sampleRate, isDefault: isDefault, isCommentary: track.isCommentary ?? false,
            isDescriptive: track.isDescriptive ?? false)
    }
}

extension SubtitleTrack {
    fileprivate init(_ cursor: inout JSONCursor) throws {
        var track = TrackFields()
        try cursor.fields { try track.take($1, &$0) }
        guard let number = track.number, let codec = track.codec, let isDefault = track.isDefault, let isForced = track.isForced,
            let isText = track.isText
        else { throw JSONCursor.Damaged() }
        self.init(
            number: number, codec: codec, language: track.language, name: track.name, isDefault: isDefault, isForced: isForced,
            isForHardOfHearing: track.isForHardOfHearing ?? false, isText: isText)
    }
}

extension Chapter {
    fileprivate init(_ cursor: inout JSONCursor) throws {
        var (start, title): (Double?, String?) = (nil, nil)
        try cursor.fields { cursor, name in
            switch name {
            case "start": start = try cursor.number()
            case "title": title = try cursor.string()
            default: try cursor.skip()
            }
        }
        guard let start, let title else { throw JSONCursor.Damaged() }
        self.init(start: start, title: title)
    }
}

/// The fields of tracks of all kinds.
private struct TrackFields {
    var number, width, height, rotation, channels, sampleRate: Int?
    var codec, codecString, language, name, range, hdr: String?
    var frameRate: Double?
    var isDefault, isForced, isText, isCommentary, isDescriptive, isForHardOfHearing: Bool?

    mutating func take(_ field: String, _ cursor: inout JSONCursor) throws {
        switch field {
        case "number": number = try cursor.integer()
        case "codec": codec = try cursor.string()
        case "codecString": codecString = try cursor.optional { try $0.string() }
        case "language": language = try cursor.optional { try $0.string() }
        case "name": name = try cursor.optional { try $0.string() }
        case "range": range = try cursor.optional { try $0.string() }
        case "hdr": hdr = try cursor.optional { try $0.string() }
        case "width": width = try cursor.integer()
        case "height": height = try cursor.integer()
        case "rotation": rotation = try cursor.integer()
        case "channels": channels = try cursor.optional { try $0.integer() }
        case "sampleRate": sampleRate = try cursor.optional { try $0.integer() }
        case "frameRate": frameRate = try cursor.optional { try $0.number() }
        case "isDefault": isDefault = try cursor.bool()
        case "isForced": isForced = try cursor.bool()
        case "isCommentary": isCommentary = try cursor.bool()
        case "isDescriptive": isDescriptive = try cursor.bool()
        case "isForHardOfHearing": isForHardOfHearing = try cursor.bool()
        case "isText": isText = try cursor.bool()
        default: try cursor.skip()
        }
    }
}
