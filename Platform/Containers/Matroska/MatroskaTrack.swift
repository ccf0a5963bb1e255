import CoreDomain

/// A track entry.
struct MatroskaTrack {
    var track = Track(number: 0, kind: .other, codec: .unknown)
    var uid: UInt64 = 0
    var codecID = ""
    var codecPrivate = Bytes.empty
    /// Nanoseconds of one frame.
    var defaultDuration: Int64?
    /// Nanoseconds that the decoder takes: times are earlier by that (RFC 9559 §5.1.4.1.25).
    var codecDelay: Int64 = 0
    /// Bytes that were removed from the start of every frame.
    var strippedHeader: [UInt8] = []
    private static let longestHeader = 4_096
    /// Whether frames are compressed or encrypted in an unsupported way.
    var isScrambled = false
    var isCompressed = false

    static func list(_ body: Bytes, _ reader: SourceReader) throws(ContainerError) -> [MatroskaTrack] {
        var tracks: [MatroskaTrack] = []
        var entries = EBMLChildren(body, reader)
        while let (id, entry) = try entries.next() {
            guard id == 0xAE else { continue }
            guard tracks.count < reader.limits.listCount else { throw .tooLarge("the number of its tracks") }
            tracks.append(try MatroskaTrack(entry, reader))
        }
        return tracks
    }

    private init(_ entry: Bytes, _ reader: SourceReader) throws(ContainerError) {
        // The defaults of the format for omitted elements.
        track.isDefault = true
        track.languageCode = "eng"
        var tag: String?
        var video = Bytes.empty
        var audio = Bytes.empty
        var children = EBMLChildren(entry, reader)
        while let (id, value) = try children.next() {
            switch id {
            case 0xD7: track.number = try value.int()
            case 0x73C5: uid = try value.unsigned()
            case 0x83:
                let type = try value.unsigned()
                track.kind = type == 1 ? .video : type == 2 ? .audio : type == 17 ? .subtitle : .other
            case 0x88: track.isDefault = try value.unsigned() != 0
            case 0x55AA: track.isForced = try value.unsigned() != 0
            case 0x55AB: track.isHearingImpaired = try value.unsigned() != 0
            case 0x55AC: track.isVisualImpaired = try value.unsigned() != 0
            case 0x55AF: track.isCommentary = try value.unsigned() != 0
            case 0x23E383: defaultDuration = try Checked.signed(value.unsigned())
            case 0x56AA: codecDelay = try Checked.signed(value.unsigned())
            case 0x536E:
                let name = value.text(limit: reader.limits.stringBytes)
                track.name = name.isEmpty ? nil : name
            case 0x22B59C: track.languageCode = value.text(limit: 64)
            case 0x22B59D: tag = value.text(limit: 64)
            case 0x86: codecID = value.text(limit: 128)
            case 0x63A2: codecPrivate = value
            case 0xE0: video = value
            case 0xE1: audio = value
            case 0x6D80: try readEncodings(value, reader)
            case 0x41E4: try readAddition(value, reader)
            default: break
            }
        }
        if track.languageCode == "und" || track.languageCode?.isEmpty == true { track.languageCode = nil }
        track.language = Language.tag(tag) ?? Language.tag(track.languageCode)
        let picture = track.kind == .video ? try MatroskaPicture(video, &track, reader) : nil
        if track.kind == .audio { try readAudio(audio, reader) }
        if let nanoseconds = defaultDuration, nanoseconds > 0, track.kind == .video {
            track.frameRate = 1e9 / Double(nanoseconds)
        }
        if isCompressed, let whole = Inflate.zlib(codecPrivate.array, limit: 1 << 20) {
            try reader.charge(whole.count, "the settings of its tracks")
            codecPrivate = Bytes(whole)
        }
        MatroskaCodec.fill(&track, id: codecID, configuration: codecPrivate)
        let codec = track.codec
        picture?.show(in: &track, codec: MatroskaCodec.aspect(of: codec, configuration: codecPrivate))
    }

    private mutating func readAudio(_ body: Bytes, _ reader: SourceReader) throws(ContainerError) {
        track.channels = 1
        track.sampleRate = 8000
        var children = EBMLChildren(body, reader)
        while let (id, value) = try children.next() {
            switch id {
            case 0xB5: if track.sampleRate == 8000 { track.sampleRate = Int(checked: try value.float()) }
            case 0x78B5: track.sampleRate = Int(checked: try value.float())
            case 0x9F: track.channels = try value.int()
            case 0x6264: track.bitDepth = try value.int()
            default: break
            }
        }
    }

    private mutating func readEncodings(_ body: Bytes, _ reader: SourceReader) throws(ContainerError) {
        var encodings = EBMLChildren(body, reader)
        while let (id, encoding) = try encodings.next() {
            guard id == 0x6240 else { continue }
            var scope: UInt64 = 1
            var algorithm: UInt64?
            var settings: [UInt8] = []
            var children = EBMLChildren(encoding, reader)
            while let (field, value) = try children.next() {
                switch field {
                case 0x5032: scope = try value.unsigned()
                case 0x5033: if try value.unsigned() != 0 { isScrambled = true }
                case 0x5034:
                    algorithm = algorithm ?? 0
                    var compression = EBMLChildren(value, reader)
                    while let (part, number) = try compression.next() {
                        if part == 0x4254 { algorithm = try number.unsigned() }
                        if part == 0x4255 { settings = Array(number.array.prefix(Self.longestHeader + 1)) }
                    }
                default: break
                }
            }
            if algorithm == 3, scope & 1 != 0 {
                if strippedHeader.count + settings.count <= Self.longestHeader {
                    strippedHeader = settings + strippedHeader
                } else {
                    isScrambled = true
                }
            }
            if algorithm == 0 { isCompressed = true }
            if algorithm == 1 || algorithm == 2 { isScrambled = true }
        }
    }

    /// Dolby Vision configuration, or messages of HDR10+ (ITU-T T.35) beside the frames of VP9.
    private mutating func readAddition(_ body: Bytes, _ reader: SourceReader) throws(ContainerError) {
        var type: UInt64 = 0
        var data = Bytes.empty
        var children = EBMLChildren(body, reader)
        while let (id, value) = try children.next() {
            if id == 0x41E7 { type = try value.unsigned() }
            if id == 0x41ED { data = value }
        }
        if type == 4 { track.hasDynamicMetadata = true }
        if type == 0x6476_6343 || type == 0x6476_7643 { track.dolbyVisionProfile = (try? data.u8(2)).map { $0 >> 1 } }
    }

    /// A frame as the codec expects it; nil if it cannot be decoded.
    func restored(_ frame: [UInt8], limit: Int) -> [UInt8]? {
        if isScrambled { return nil }
        if isCompressed { return Inflate.zlib(frame, limit: limit) }
        return strippedHeader.isEmpty ? frame : strippedHeader + frame
    }
}
