/// A short description of a file, in everyday words.
public enum MediaWords {
    /// `4K`, `HEVC`, `HDR10`, `Dolby Digital 5.1`, `12.4 GB`.
    public static func chips(_ file: MediaFile) -> [String] {
        var chips: [String] = []
        if let version = file.version { chips.append(version) }
        if let part = file.part { chips.append("Part \(part)") }
        if let video = file.media.video.first {
            // The version may be named by its resolution.
            if file.version != definition(video) { chips.append(definition(video)) }
            chips.append(codec(video.codec))
            if let hdr = video.hdr { chips.append(hdr.rawValue) }
        }
        if let audio = file.media.audio.first {
            chips.append([codec(audio.codec), audio.channels.map(channels)].compactMap(\.self).joined(separator: " "))
        }
        chips.append(container(file.media.container))
        chips.append(size(file.size))
        return chips
    }

    /// Its sound and its subtitles in one sentence each.
    /// - Parameter language: The name of a language by its tag (BCP 47); nil if there is nothing to name.
    public static func tracks(_ file: MediaFile, language: (String?) -> String?) -> String? {
        func named(_ tag: String?, _ name: String?, or other: String, _ purpose: String) -> String {
            name ?? (language(tag) ?? other) + purpose
        }
        let sound = file.media.audio.map { named($0.language, $0.name, or: "one track", purpose($0)) }
        let subtitles = file.media.subtitles.map {
            named($0.language, $0.name, or: $0.isPictures ? "one image-based track" : "one track", purpose($0))
        }
        let subtitleFiles = file.externalSubtitles.map { language($0.language) ?? $0.fileName }
        let soundFiles = file.externalAudio.map {
            named($0.language, nil, or: $0.fileName, $0.isCommentary ? " (commentary)" : $0.isDescriptive ? " (audio description)" : "")
        }
        var sentences: [String] = []
        func list(_ title: String, _ entries: [String]) {
            if !entries.isEmpty { sentences.append("\(title): \(entries.joined(separator: ", ")).") }
        }
        if sound.count > 1 { list("Sound", sound) }
        list("Subtitles", subtitles + subtitleFiles)
        list("Sound files that can’t be played yet", soundFiles)
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    /// " (commentary)": for a track without a name of its own.
    private static func purpose(_ track: AudioTrack) -> String {
        track.isCommentary ? " (commentary)" : track.isDescriptive ? " (audio description)" : ""
    }

    private static func purpose(_ track: SubtitleTrack) -> String {
        track.isForced ? " (forced)" : track.isForHardOfHearing ? " (for the hard of hearing)" : ""
    }

    static func definition(_ video: VideoTrack) -> String {
        switch SpaceUse.Definition(lines: video.lines) {
        case .ultraHD: "4K"
        case .quadHD: "1440p"
        case .fullHD: "1080p"
        case .hd: "720p"
        case .sd, .none: video.lines >= 560 ? "576p" : "\(video.landscape.height)p"
        }
    }

    public static func codec(_ name: String) -> String {
        switch name {
        case "h264": "H.264"
        case "hevc": "HEVC"
        case "av1", "vp8", "vp9", "aac", "mp3", "flac", "alac", "dts": name.uppercased()
        case "ac3": "Dolby Digital"
        case "eac3": "Dolby Digital Plus"
        case "truehd": "Dolby TrueHD"
        case "opus", "vorbis": name.prefix(1).uppercased() + name.dropFirst()
        case "mpeg4": "MPEG-4"
        case "mpeg2video": "MPEG-2"
        case "mpeg1video": "MPEG-1"
        case "mp2": "MP2"
        case "wmv1": "Windows Media Video 7"
        case "wmv2": "Windows Media Video 8"
        case "wmv3": "Windows Media Video 9"
        case "vc1": "VC-1"
        case "wmav1": "Windows Media Audio 1"
        case "wmav2": "Windows Media Audio 2"
        case "wmapro": "Windows Media Audio Pro"
        case "wmalossless": "Windows Media Audio Lossless"
        default: name
        }
    }

    public static func channels(_ count: Int) -> String {
        switch count {
        case 1: "Mono"
        case 2: "Stereo"
        case 6: "5.1"
        case 8: "7.1"
        default: "\(count) channels"
        }
    }

    static func container(_ name: String) -> String {
        switch name {
        case "matroska": "Matroska"
        case "webm": "WebM"
        default: name.uppercased()
        }
    }

    /// Decimal units, one digit after the point from a gigabyte on.
    public static func size(_ bytes: Int64) -> String {
        switch bytes {
        case 1_000_000_000_000...:
            let tenths = bytes / 100_000_000_000 + (bytes % 100_000_000_000 >= 50_000_000_000 ? 1 : 0)
            return "\(tenths / 10).\(tenths % 10) TB"
        case 1_000_000_000...:
            let tenths = (bytes + 50_000_000) / 100_000_000
            return "\(tenths / 10).\(tenths % 10) GB"
        case 1_000_000...: return "\((bytes + 500_000) / 1_000_000) MB"
        default: return "\(max(1, (bytes + 500) / 1_000)) kB"
        }
    }
}
