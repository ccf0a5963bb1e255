import CoreDomain
import LibraryDomain
import Live
import StreamingDomain

/// The questions that player.js asks the browser before it trusts the decision: about exactly what it gets as it is.
enum ExactTypes {
    /// MIME types with codec strings, of the picture and of the first sound.
    static func of(_ media: MediaFacts, _ plan: PlaybackPlan?) -> [String] {
        let heard = plan?.firstSound.map { $0.isConverted ? nil : $0.index } ?? 0
        let audio = heard.flatMap { media.audio.indices.contains($0) ? media.audio[$0].codecString : nil }
            .flatMap { $0.contains(".") || $0.contains("-") ? "audio/mp4; codecs=\"\($0)\"" : nil }
        return [picture(media, plan), audio].compactMap(\.self)
    }

    /// The JSON of the `video` of `MediaCapabilities.decodingInfo` (W3C Media Capabilities, §2.1.4): a decoder may take a kind of picture, but not in every size.
    /// Nil where the picture is converted or not all of it is known.
    static func picture(of file: MediaFile, _ plan: PlaybackPlan?) -> String? {
        guard let type = picture(file.media, plan), let video = file.media.video.first, let rate = video.frameRate, let bits = file.bitRate,
            video.width > 0, video.height > 0
        else { return nil }
        return LiveValue.object([
            .init("contentType", .string(type)), .init("width", .number(Double(video.width))),
            .init("height", .number(Double(video.height))), .init("bitrate", .number(Double(bits))), .init("framerate", .number(rate)),
        ]).json
    }

    private static func picture(_ media: MediaFacts, _ plan: PlaybackPlan?) -> String? {
        guard plan?.pictures.contains(.original) ?? true else { return nil }
        return media.video.first?.codecString.map { "video/mp4; codecs=\"\($0)\"" }
    }
}

extension MediaFile {
    /// Bits per second: as the container says, or on average.
    var bitRate: Int? { media.bitRate ?? media.duration.map { Int(clamped: Double(size) * 8 / $0) } }
}
