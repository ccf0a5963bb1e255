/// The sample entry of a rendition from a track of a Matroska file: from its private data, or from its first frame where it has none.
struct MatroskaEntry {
    let source: MatroskaTrack
    /// The track with the facts of its first frame.
    let facts: Track
    /// The first bytes of the first frame.
    let frame: [UInt8]

    /// Codecs whose configuration is in the first frame.
    static let inFrame: Set<Codec> = [.vp9, .ac3, .eac3, .mp3]

    private var configuration: Bytes { source.codecPrivate }

    /// A whole box.
    func box() throws(ContainerError) -> [UInt8] {
        switch facts.codec {
        case .h264:
            guard VideoConfiguration(avc: configuration) != nil else { throw missing }
            return video(ParameterSets.isWhole(avc: configuration) ? "avc1" : "avc3", "avcC", configuration.array)
        case .hevc:
            guard configuration.count > 22 else { throw missing }
            return video(ParameterSets.isWhole(hevc: configuration) ? "hvc1" : "hev1", "hvcC", configuration.array)
        case .av1:
            guard VideoConfiguration(av1: configuration) != nil else { throw missing }
            return video("av01", "av1C", configuration.array)
        case .vp9:
            guard let header = VP9Header(frame) else { throw missing }
            return video("vp09", "vpcC", header.record(facts))
        case .aac:
            guard configuration.count >= 2, configuration.count <= 1024, source.codecID == "A_AAC" else { throw missing }
            return audio.mpeg(objectType: 0x40, configuration: configuration.array)
        case .mp3:
            guard let header = AudioFrame(mpeg: frame), header.codec == .mp3 else { throw missing }
            return AudioEntry(channels: header.channels, sampleRate: header.sampleRate)
                .mpeg(objectType: AudioEntry.mp3Type(sampleRate: header.sampleRate), configuration: [])
        case .ac3:
            guard let record = DolbyHeader.ac3(frame) else { throw missing }
            return audio.box("ac-3") { box in box.box("dac3") { $0.append(record) } }
        case .eac3:
            guard let record = DolbyHeader.eac3(frame) else { throw missing }
            return audio.box("ec-3") { box in box.box("dec3") { $0.append(record) } }
        case .opus: return try opus()
        case .flac: return try flac()
        default: throw .unsupported("segments cannot hold \(facts.codec)")
        }
    }

    private var missing: ContainerError { .unsupported("the configuration of its \(facts.codec) is missing") }
    private var audio: AudioEntry { AudioEntry(channels: facts.channels ?? 2, sampleRate: facts.sampleRate ?? 0) }

    /// A visual entry (ISO/IEC 14496-12 §12.1.3) with the shape of the pixels.
    private func video(_ type: FourCC, _ name: FourCC, _ record: [UInt8]) -> [UInt8] {
        var writer = BoxWriter()
        writer.box(type) { box in
            box.zeros(6)
            box.u16(1)
            box.zeros(16)
            box.u16(facts.width ?? 0)
            box.u16(facts.height ?? 0)
            // 72 pixels to an inch, one frame in a sample, no name, 24 bits of colour.
            box.u32(0x48_0000)
            box.u32(0x48_0000)
            box.zeros(4)
            box.u16(1)
            box.zeros(32)
            box.u16(24)
            box.u16(0xFFFF)
            box.box(name) { $0.append(record) }
            let isUpright = facts.rotation % 180 == 0
            if let width = facts.width, let height = facts.height, let across = isUpright ? facts.displayWidth : facts.displayHeight,
                let down = isUpright ? facts.displayHeight : facts.displayWidth, across * height != down * width
            {
                box.box("pasp") { box in
                    box.u32(across * height)
                    box.u32(down * width)
                }
            }
        }
        return writer.bytes
    }

    /// OpusHead (RFC 7845 §5.1) with big-endian numbers (“Encapsulation of Opus in ISO Base Media File Format” §4.3.2).
    private func opus() throws(ContainerError) -> [UInt8] {
        let head = configuration.array
        guard head.count >= 19, head.starts(with: "OpusHead".utf8), head[18] == 0 || head.count >= 21 + Int(head[9]) else { throw missing }
        return AudioEntry(channels: Int(head[9]), sampleRate: 48_000).box("Opus") { box in
            box.box("dOps") { box in
                box.u8(0)
                box.u8(Int(head[9]))
                box.append([head[11], head[10], head[15], head[14], head[13], head[12], head[17], head[16], head[18]])
                if head[18] != 0 { box.append(head[19..<21 + Int(head[9])]) }
            }
        }
    }

    /// The stream info, which begins the private data after “fLaC” (“Encapsulation of FLAC in ISO Base Media File Format” §3.3.2).
    private func flac() throws(ContainerError) -> [UInt8] {
        let data = configuration.array
        guard data.count >= 42, data.starts(with: "fLaC".utf8), data[4] & 0x7F == 0, data[7] == 34 else { throw missing }
        var audio = audio
        audio.sampleSize = (Int(data[20] & 1) << 4 | Int(data[21] >> 4)) + 1
        return audio.box("fLaC") { box in
            box.fullBox("dfLa") { box in
                // The last block.
                box.append([0x80, 0, 0, 34])
                box.append(data[8..<42])
            }
        }
    }
}
