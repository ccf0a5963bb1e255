/// The sample entry of a rendition from that of an MP4 or QuickTime file.
struct MP4EntryCopy {
    let entry: MP4Box
    let reader: SourceReader

    /// Visual entries have 78 bytes before their boxes (ISO/IEC 14496-12 §12.1.3).
    static let visualHeader = 78
    /// The configuration that an entry must have.
    private static let configurations: [FourCC: FourCC] = [
        "avc1": "avcC", "avc3": "avcC", "hvc1": "hvcC", "hev1": "hvcC", "dvh1": "hvcC", "dvhe": "hvcC", "dav1": "av1C", "dva1": "avcC",
        "dvav": "avcC", "vp09": "vpcC", "av01": "av1C", "ac-3": "dac3", "ec-3": "dec3", "Opus": "dOps", "fLaC": "dfLa",
    ]

    /// A whole box. Padding and what QuickTime adds are omitted.
    func video() throws(ContainerError) -> [UInt8] {
        let children = try entry.body.rest(min(Self.visualHeader, entry.body.count)).boxes(reader)
        let type = try format(children)
        var writer = BoxWriter()
        let head = try entry.body.part(0, Self.visualHeader).array
        writer.box(type) { box in
            box.append(head)
            for child in children { box.box(child.type) { $0.append(child.body.array) } }
        }
        return writer.bytes
    }

    /// The type without the promise of parameter sets in the samples, if the configuration has them: Apple's players need `hvc1`.
    private func format(_ children: [MP4Box]) throws(ContainerError) -> FourCC {
        let type = entry.type
        guard type != "encv", type != "enca" else { throw .unsupported("it is encrypted") }
        guard let wanted = Self.configurations[type] else { throw .unsupported("segments cannot hold “\(type.text)”") }
        guard let box = children.first(wanted) else { throw .malformed("a track has no configuration (\(wanted.text))") }
        switch type {
        case "avc3": return ParameterSets.isWhole(avc: box.body) ? "avc1" : type
        case "hev1": return ParameterSets.isWhole(hevc: box.body) ? "hvc1" : type
        case "dvhe": return ParameterSets.isWhole(hevc: box.body) ? "dvh1" : type
        default: return type
        }
    }

    /// - Parameter track: the facts of the same track, for entries that only QuickTime has.
    func audio(_ track: Track) throws(ContainerError) -> [UInt8] {
        let version = try entry.body.u16(8)
        let header = version == 0 ? 28 : version == 1 ? 44 : 64
        let children = entry.body.count > header ? try entry.body.rest(header).boxes(reader) : []
        if entry.type == "enca" { throw .unsupported("it is encrypted") }
        if track.codec == .mp3 || track.codec == .aac { return try mpeg(track, children) }
        guard version == 0 else { throw .unsupported("the sound is described as only QuickTime does it") }
        let type = try format(children)
        var writer = BoxWriter()
        let head = try entry.body.part(0, 28).array
        writer.box(type) { box in
            box.append(head)
            for child in children { box.box(child.type) { $0.append(child.body.array) } }
        }
        return writer.bytes
    }

    /// QuickTime wraps the descriptors in a `wave` box, or has none for MP3.
    private func mpeg(_ track: Track, _ children: [MP4Box]) throws(ContainerError) -> [UInt8] {
        let inside = try children.first("wave")?.body.boxes(reader) ?? []
        let descriptors = children.first("esds") ?? inside.first("esds")
        let stream = descriptors.flatMap { try? $0.body.rest(4) }.flatMap { ElementaryStream($0) }
        if track.codec == .aac, stream?.configuration.isEmpty ?? true { throw .malformed("its sound has no configuration (esds)") }
        let audio = AudioEntry(channels: track.channels ?? 2, sampleRate: track.sampleRate ?? 0)
        return audio.mpeg(
            objectType: stream?.objectType ?? AudioEntry.mp3Type(sampleRate: track.sampleRate), configuration: stream?.configuration ?? [],
            averageBitRate: stream?.averageBitRate ?? track.bitRate ?? 0)
    }
}

/// Whether the configuration of a codec has all parameter sets (ISO/IEC 14496-15 §5.3.3 and §8.3.3).
enum ParameterSets {
    static func isWhole(avc record: Bytes) -> Bool {
        guard let sets = try? record.u8(5), let length = try? record.u16(6) else { return false }
        return sets & 31 > 0 && length > 0
    }

    static func isWhole(hevc record: Bytes) -> Bool {
        guard let arrays = try? record.u8(22) else { return false }
        var types: Set<Int> = []
        var at = 23
        for _ in 0..<arrays {
            guard let type = try? record.u8(at), let units = try? record.u16(at + 1) else { return false }
            at += 3
            for _ in 0..<units {
                guard let length = try? record.u16(at), (try? record.part(at + 2, length)) != nil else { return false }
                at += 2 + length
                types.insert(type & 63)
            }
        }
        return types.isSuperset(of: [33, 34])
    }
}
