/// Facts that only the first frame of a track gives, because its description has none or only those of a default.
enum FirstFrame {
    /// The bytes at the start of a frame that are enough.
    static let bytes = 4096

    /// Whether frames of the codec can hold the dynamic metadata of HDR10+.
    static func holdsDynamicMetadata(_ codec: Codec) -> Bool { codec == .hevc || codec == .av1 }

    /// - Parameter frame: The start of the frame, as MP4 and Matroska store it.
    static func read(_ frame: [UInt8], into track: inout Track) {
        switch track.codec {
        case .mp1, .mp2, .mp3:
            guard let header = AudioFrame(mpeg: frame) else { return }
            (track.codec, track.channels, track.sampleRate) = (header.codec, header.channels, header.sampleRate)
            // The strings of MPEG audio stand for MP3 to browsers.
            if header.codec != .mp3 { track.codecString = nil }
        case .dts:
            guard let header = AudioFrame(dts: frame) else { return }
            // Extensions after the core may have more channels and a higher rate.
            track.channels = max(track.channels ?? 0, header.channels)
            track.sampleRate = max(track.sampleRate ?? 0, header.sampleRate)
        case .hevc: track.hasDynamicMetadata = hevcMessages(frame).contains(where: isHDR10Plus)
        case .av1: track.hasDynamicMetadata = av1Metadata(frame).contains(where: isHDR10Plus)
        default: break
        }
    }

    /// A message of SMPTE ST 2094-40, application 4: country, provider and its code (CTA-861-H, annex S).
    private static func isHDR10Plus(_ message: ArraySlice<UInt8>) -> Bool {
        message.starts(with: [0xB5, 0x00, 0x3C, 0x00, 0x01, 0x04])
    }

    /// The registered user data (ITU-T T.35) before the picture of an HEVC frame whose units have lengths of four bytes.
    private static func hevcMessages(_ frame: [UInt8]) -> [ArraySlice<UInt8>] {
        let bytes = Bytes(frame)
        var messages: [ArraySlice<UInt8>] = []
        var at = 0
        while let length = try? bytes.u32(at), length > 2, let header = try? bytes.u8(at + 4), header >> 1 & 63 >= 32 {
            // 39: supplemental information before the picture (ITU-T H.265, table 7-1).
            if header >> 1 & 63 == 39, let unit = try? bytes.part(at + 6, min(Int(length) - 2, bytes.count - at - 6)) {
                messages += userData(NALUnit.unescaped(unit.array))
            }
            at += 4 + Int(length)
        }
        return messages
    }

    /// Payloads of type 4 (ITU-T H.265 §7.3.5).
    private static func userData(_ unit: [UInt8]) -> [ArraySlice<UInt8>] {
        var found: [ArraySlice<UInt8>] = []
        var at = 0
        func number() -> Int? {
            var value = 0
            while at < unit.count {
                let byte = unit[at]
                at += 1
                value += Int(byte)
                if byte < 0xFF { return value }
            }
            return nil
        }
        while let type = number(), let size = number(), size <= unit.count - at {
            if type == 4 { found.append(unit[at..<at + size]) }
            at += size
        }
        return found
    }

    /// The registered user data in the metadata units of an AV1 frame (AV1 bitstream §5.3 and §5.8).
    private static func av1Metadata(_ frame: [UInt8]) -> [ArraySlice<UInt8>] {
        var found: [ArraySlice<UInt8>] = []
        var at = 0
        while at < frame.count {
            let header = frame[at]
            at += header & 4 != 0 ? 2 : 1
            guard header & 2 != 0, let size = leb128(frame, &at) else { break }
            let end = min(frame.count, at + size)
            // 5: metadata, of which 4 is registered user data.
            if header >> 3 & 15 == 5, at < end, frame[at] == 4 { found.append(frame[(at + 1)..<end]) }
            at = at + size
        }
        return found
    }

    private static func leb128(_ bytes: [UInt8], _ at: inout Int) -> Int? {
        var value = 0
        for place in 0..<4 {
            guard at < bytes.count else { return nil }
            value |= Int(bytes[at] & 0x7F) << (7 * place)
            at += 1
            if bytes[at - 1] & 0x80 == 0 { return value }
        }
        return nil
    }
}
