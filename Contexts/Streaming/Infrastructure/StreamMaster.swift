import Containers
import CoreDomain
import StreamingDomain

/// The qualities, sounds and subtitles of a movie, as a plan offers them. Addresses are relative to `/media/{file}/master.m3u8`.
public struct StreamMaster: Sendable {
    let movie: StreamedMovie
    let plan: PlaybackPlan
    let subtitles: [StreamedSubtitle]
    /// The query of every address: that of the request, and the version of the file.
    let key: String
    /// Whether sound that is not AAC is offered converted, too, for players that may not decode it.
    let alsoConverted: Bool

    private static let soundGroup = "sound"
    private static let convertedGroup = "converted"
    private static let subtitleGroup = "subtitles"
    /// Bits per second of converted sound, with the headers of its segments.
    private static let convertedBitRate = 210_000
    /// What an encoder may need for a moment above its average.
    private static let encoderPeak = 1.5

    /// The playlist. Reading the tables of the file for it may block.
    public var text: String {
        var groups = [(name: Self.soundGroup, sounds: sounds(isConverted: false))]
        let isForeign = plan.sounds.contains { !$0.isConverted && movie.media.audio[$0.index].codec != "aac" }
        if alsoConverted, isForeign { groups.append((Self.convertedGroup, sounds(isConverted: true))) }
        groups.removeAll(where: \.sounds.isEmpty)
        let pictures = plan.pictures.compactMap(picture)
        guard !pictures.isEmpty else {
            return MasterPlaylist(variants: groups.flatMap { alone($0.sounds) }, isIndependent: isIndependent, key: key).text
        }
        return MasterPlaylist(
            variants: groups.isEmpty ? pictures : groups.flatMap { group in pictures.map { Self.with(group.sounds, group.name, $0) } },
            alternatives: groups.flatMap { group in group.sounds.map { $0.media(group.name) } } + subtitles.map(alternative),
            keyframes: keyframes, isIndependent: isIndependent, key: key
        ).text
    }

    private var isIndependent: Bool { plan.pictures.allSatisfy { $0 != .original } || movie.isIndependent(.video) }
}

extension StreamMaster {
    private struct Sound {
        var rendition: RenditionID
        var codec: String
        var peak: Int
        var average: Int
        var channels: Int?
        var name: String
        var language: String?
        var isDefault: Bool
        var isForBlind: Bool

        var address: String { "stream/\(rendition)/index.m3u8" }

        func media(_ group: String) -> AlternativeMedia {
            AlternativeMedia(
                kind: .audio, group: group, name: name, language: language, isDefault: isDefault, channels: channels,
                isForBlind: isForBlind, address: address)
        }
    }

    /// Pictures and their bit rates, without sound.
    private func picture(_ picture: PlaybackPlan.Picture) -> MasterPlaylist.Variant? {
        guard let video = movie.media.video.first else { return nil }
        let facts = movie.facts(of: video.number)
        var variant = MasterPlaylist.Variant(
            address: "stream/\(picture.rendition)/index.m3u8", peakBitRate: 0, codecs: [], subtitles: Self.subtitleGroup)
        switch picture {
        case .original:
            guard let own = own(.video) else { return nil }
            (variant.peakBitRate, variant.averageBitRate) = (own.rates.peak, own.rates.average)
            variant.codecs = [own.codec ?? video.codecString ?? ""]
            (variant.width, variant.height) = (video.width, video.height)
            (variant.frameRate, variant.range) = (facts?.frameRate, facts?.transfer)
        case .encoded(let rung):
            variant.peakBitRate = Int(clamped: Double(rung.bitRate) * Self.encoderPeak)
            variant.averageBitRate = rung.bitRate
            variant.codecs = [rung.codecString]
            (variant.width, variant.height) = rung.size(ofWidth: video.width, height: video.height)
            (variant.frameRate, variant.range) = (facts?.frameRate.map { min($0, 60) }, .sdr)
        }
        return variant
    }

    private static func with(_ sounds: [Sound], _ group: String, _ picture: MasterPlaylist.Variant) -> MasterPlaylist.Variant {
        var variant = picture
        variant.sounds = group
        variant.codecs += sounds.map(\.codec)
        variant.peakBitRate += sounds.map(\.peak).max() ?? 0
        variant.averageBitRate = variant.averageBitRate.map { $0 + (sounds.map(\.average).max() ?? 0) }
        return variant
    }

    /// The codec and the bit rates of one of the file's own tracks; nil if it cannot be sent as it is.
    private func own(_ rendition: RenditionID) -> (codec: String?, rates: BitRates)? {
        guard let own = movie.own(rendition), let rates = try? movie.bitRates(of: own) else { return nil }
        return (own.codecString, rates)
    }

    /// - Parameter isConverted: whether all are converted, or only those that the plan converts.
    private func sounds(isConverted: Bool) -> [Sound] {
        plan.sounds.enumerated().compactMap { place, sound -> Sound? in
            let audio = movie.media.audio[sound.index]
            let facts = movie.facts(of: sound.track)
            var made = Sound(
                rendition: .encodedAudio(sound.track), codec: "mp4a.40.2", peak: Self.convertedBitRate, average: Self.convertedBitRate,
                channels: 2, name: sound.label ?? sound.language ?? "", language: sound.language, isDefault: place == plan.startsWith,
                isForBlind: facts?.isVisualImpaired ?? false)
            if !isConverted, !sound.isConverted {
                guard let own = own(.audio(sound.track)) else { return nil }
                made.rendition = .audio(sound.track)
                made.codec = own.codec ?? audio.codecString ?? ""
                (made.peak, made.average) = (own.rates.peak, own.rates.average)
                made.channels = audio.channels
            }
            return made
        }
    }

    /// Sound without pictures: each is a variant of its own, the one that plays first at the start.
    private func alone(_ sounds: [Sound]) -> [MasterPlaylist.Variant] {
        sounds.sorted { $0.isDefault && !$1.isDefault }.map {
            MasterPlaylist.Variant(address: $0.address, peakBitRate: $0.peak, averageBitRate: $0.average, codecs: [$0.codec])
        }
    }

    private func alternative(_ subtitle: StreamedSubtitle) -> AlternativeMedia {
        AlternativeMedia(
            kind: .subtitles, group: Self.subtitleGroup, name: subtitle.label, language: subtitle.language, isDefault: subtitle.isDefault,
            isForced: subtitle.isForced, isForHardOfHearing: subtitle.isForHardOfHearing,
            address: "stream/subtitles-\(subtitle.address)/index.m3u8")
    }

    private var keyframes: MasterPlaylist.Keyframes? {
        guard plan.pictures.contains(.original), let video = movie.media.video.first, let own = own(.video) else { return nil }
        return MasterPlaylist.Keyframes(
            address: "stream/keyframes/index.m3u8", peakBitRate: own.rates.peak, codecs: [own.codec ?? video.codecString ?? ""],
            width: video.width, height: video.height, range: movie.facts(of: video.number)?.transfer)
    }
}
