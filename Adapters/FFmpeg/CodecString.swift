/// Codec strings (RFC 6381 and the codecs' own bindings) from ffmpeg's codec name, profile and level.
enum CodecString {
    static func of(codec: String, profile: String?, level: Int?, tenBit: Bool = false) -> String? {
        switch codec {
        case "h264": h264(profile ?? "", level)
        case "hevc": hevc(profile ?? "", level)
        case "av1": level.map { "av01.0.\(two($0))M.\(tenBit ? "10" : "08")" }
        case "vp9": profile == "Profile 2" ? "vp09.02.10.10" : "vp09.00.10.08"
        case "aac": profile?.hasPrefix("HE-AAC") == true ? (profile == "HE-AACv2" ? "mp4a.40.29" : "mp4a.40.5") : "mp4a.40.2"
        case "ac3": "ac-3"
        case "eac3": "ec-3"
        case "mp3", "opus", "vorbis", "vp8", "flac", "theora": codec
        default: nil
        }
    }

    /// `avc1.PPCCLL`: profile, constraint flags, level times ten, in hex.
    private static func h264(_ profile: String, _ level: Int?) -> String? {
        let start: String? =
            switch profile {
            case "Constrained Baseline": "42E0"
            case "Baseline": "4200"
            case "Main": "4D40"
            case "High": "6400"
            case "High 10": "6E00"
            case "High 4:2:2": "7A00"
            case "High 4:4:4 Predictive": "F400"
            default: nil
            }
        guard let start, let level, (9...62).contains(level) else { return nil }
        return "avc1.\(start)\(level < 16 ? "0" : "")\(String(level, radix: 16, uppercase: true))"
    }

    private static func hevc(_ profile: String, _ level: Int?) -> String? {
        guard let level, (30...186).contains(level) else { return nil }
        return switch profile {
        case "Main": "hvc1.1.6.L\(level).B0"
        case "Main 10": "hvc1.2.4.L\(level).B0"
        default: nil
        }
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
