import CoreDomain

/// The sample description of an audio track, in its three QuickTime versions.
struct MP4AudioEntry {
    let fourCC: FourCC
    let body: Bytes

    private static let codecs: [FourCC: Codec] = [
        "mp4a": .aac, "ac-3": .ac3, "sac3": .ac3, "ec-3": .eac3, "ac-4": .ac4, "Opus": .opus, "fLaC": .flac, "alac": .alac,
        ".mp3": .mp3, "mp3 ": .mp3, "dtsc": .dts, "dtsh": .dts, "dtsl": .dts, "dtse": .dts, "dts-": .dts, "DTS ": .dts,
        "mlpa": .truehd, "samr": .init("amr_nb"), "sawb": .init("amr_wb"), "ulaw": .init("pcm_mulaw"),
        "alaw": .init("pcm_alaw"), "ima4": .init("adpcm_ima_qt"), "QDM2": .init("qdm2"), "fl64": .init("pcm_f64be"),
        "twos": .init("pcm_s16be"), "sowt": .init("pcm_s16le"), "raw ": .init("pcm_u8"), "in24": .init("pcm_s24be"),
        "in32": .init("pcm_s32be"), "fl32": .init("pcm_f32be"),
    ]

    func fill(_ track: inout Track, _ reader: SourceReader) throws(ContainerError) {
        let version = try body.u16(8)
        var header = 28
        track.channels = try body.u16(16)
        let bits = try body.u16(18)
        track.sampleRate = Int(try body.u32(24) >> 16)
        if version == 1 {
            header = 44
        } else if version == 2 {
            header = 64
            let rate = Double(bitPattern: try body.u64(32))
            track.sampleRate = Int(checked: rate)
            track.channels = Int(try body.u32(40))
        }
        let children = body.count > header ? (try? body.rest(header).boxes(reader)) ?? [] : []
        var format = fourCC
        if format == "enca" { format = try MP4SampleEntry.original(children, reader) ?? format }
        // 0x6D730055: a Windows format tag behind “ms”.
        track.codec = format.value == 0x6D73_0055 ? .mp3 : Self.codecs[format] ?? Codec(rawValue: format.text.trimmingSpaces)
        if track.codec.rawValue.hasPrefix("pcm") { track.bitDepth = bits }
        if fourCC == "lpcm", version == 2 { try fillLinear(&track) }
        if bits == 8, fourCC == "twos" || fourCC == "sowt" { track.codec = Codec(rawValue: "pcm_s8") }
        track.codecString = Self.plainStrings[track.codec]
        try read(children, &track, reader)
        if track.codec == .opus { track.sampleRate = 48_000 }
        if track.codec == .mp3, track.codecString == nil {
            track.codecString = (track.sampleRate ?? 0) < 32_000 ? "mp4a.69" : "mp4a.6B"
        }
        if let bitDepth = track.bitDepth, bitDepth == 0 { track.bitDepth = nil }
    }

    private static let plainStrings: [Codec: String] = [
        .aac: "mp4a.40.2", .ac3: "ac-3", .eac3: "ec-3", .ac4: "ac-4", .opus: "opus", .flac: "flac", .alac: "alac",
        .dts: "dtsc", .truehd: "mlpa",
    ]

    private func read(_ children: [MP4Box], _ track: inout Track, _ reader: SourceReader) throws(ContainerError) {
        for box in children {
            switch box.type {
            case "esds":
                guard let record = try? box.body.rest(4), let stream = ElementaryStream(record) else { continue }
                if stream.codec != .unknown { track.codec = stream.codec }
                track.bitRate = stream.averageBitRate ?? track.bitRate
                switch track.codec {
                case .aac: use(AudioConfiguration(aac: stream.configuration), for: &track)
                case .mp3: track.codecString = stream.objectType == 0x69 ? "mp4a.69" : "mp4a.6B"
                case .vorbis: use(AudioConfiguration(vorbis: stream.configuration), for: &track)
                default: track.codecString = Self.plainStrings[track.codec]
                }
            case "dac3": use(AudioConfiguration(ac3: box.body.array.prefix(64).map(\.self)), for: &track)
            case "dec3": use(AudioConfiguration(eac3: box.body.array.prefix(64).map(\.self)), for: &track)
            case "dmlp": use(AudioConfiguration(truehd: box.body), for: &track)
            case "ddts": use(AudioConfiguration(dts: box.body), for: &track)
            case "dOps": use(AudioConfiguration(opusChannels: try? box.body.u8(1)), for: &track)
            case "dfLa":
                // Version and flags, then the header of the first metadata block.
                if let info = try? box.body.rest(8) { use(AudioConfiguration(flacInfo: info), for: &track) }
            case "alac":
                if let record = try? box.body.rest(4) { use(AudioConfiguration(alac: record), for: &track) }
            case "wave":
                // QuickTime wraps the configuration again; nested `wave` boxes are not read.
                let inner = (try? box.body.boxes(reader)) ?? []
                try read(inner.filter { $0.type != "wave" && $0.type != "frma" }, &track, reader)
                if inner.contains(where: { $0.type == "enda" && (try? $0.body.u16(0)) == 1 }), track.codec.rawValue.hasSuffix("be") {
                    track.codec = Codec(rawValue: String(track.codec.rawValue.dropLast(2)) + "le")
                }
            case "btrt":
                if track.bitRate == nil, let rate = try? box.body.u32(8), rate > 0 { track.bitRate = Int(rate) }
            default: break
            }
        }
    }

    private func use(_ configuration: AudioConfiguration, for track: inout Track) {
        track.codecString = configuration.codecString ?? track.codecString
        if let channels = configuration.channels, channels > 0 { track.channels = channels }
        if let rate = configuration.sampleRate, rate > 0 { track.sampleRate = rate }
        track.bitDepth = configuration.bitDepth ?? track.bitDepth
        track.bitRate = configuration.bitRate ?? track.bitRate
    }

    private func fillLinear(_ track: inout Track) throws(ContainerError) {
        let bits = Int(try body.u32(48))
        let flags = try body.u32(52)
        guard [8, 16, 24, 32, 64].contains(bits) else { return }
        let order = bits == 8 ? "" : flags & 2 != 0 ? "be" : "le"
        let form = flags & 1 != 0 ? "f" : flags & 4 != 0 ? "s" : "u"
        track.codec = Codec(rawValue: "pcm_\(form)\(bits)\(order)")
        track.bitDepth = bits
    }
}
