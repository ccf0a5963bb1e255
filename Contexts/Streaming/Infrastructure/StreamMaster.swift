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
        var groups = [Self.soundGroup: sounds(isConverted: false)]
        let isForeign = plan.sounds.contains { !$0.isConverted && movie.media.audio[$0.index].codec != "aac" }
        if alsoConverted, isForeign { groups[Self.convertedGroup] = sounds(isConverted: true) }
        groups = groups.filter { !$0.value.isEmpty }
        let pictures = plan.pictures.compactMap(picture)
        var variants: [MasterPlaylist.Variant] = []
        for name in [Self.soundGroup, Self.convertedGroup] {
            guard let group = groups[name] else { continue }
            variants += pictures.isEmpty ? alone(group, name) : pictures.map { $0.with(group, name) }
        }
        if groups.isEmpty { variants = pictures.map { $0.with([], Self.soundGroup) } }
        for place in variants.indices where !pictures.isEmpty { variants[place].subtitles = Self.subtitleGroup }
        let alternatives =
            pictures.isEmpty ? [] : groups.sorted { $0.key > $1.key }.flatMap { name, sounds in sounds.map { $0.media(name) } }
        let texts = pictures.isEmpty ? [] : subtitles.map(alternative)
        return MasterPlaylist(
            variants: variants, alternatives: alternatives + texts, keyframes: pictures.isEmpty ? nil : keyframes,
            isIndependent: isIndependent,
            key: key
        ).text
    }

    private var isIndependent: Bool { plan.pictures.allSatisfy { $0 != .original } || movie.isIndependent(.video) }
}

extension StreamMaster {
    /// Pictures and their bit rates, without sound.
    private struct Picture {
        var variant: MasterPlaylist.Variant

        func with(_ sounds: [Sound], _ group: String) -> MasterPlaylist.Variant {
            var variant = variant
            variant.sounds = group
            variant.codecs += sounds.map(\.codec)
            let loudest = sounds.map(\.peak).max() ?? 0
            variant.peakBitRate += loudest
            variant.averageBitRate = variant.averageBitRate.map { $0 + loudest }
            return variant
        }
    }

    private struct Sound {
        var rendition: RenditionID
        var codec: String
        var peak: Int
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

    private func picture(_ picture: PlaybackPlan.Picture) -> Picture? {
        guard let video = movie.media.video.first else { return nil }
        let facts = movie.facts(of: video.number)
        switch picture {
        case .original:
            guard let pictures = try? movie.rendition(video.number), let rates = try? movie.bitRates(of: video.number) else { return nil }
            return Picture(
                variant: MasterPlaylist.Variant(
                    address: "stream/video/index.m3u8", peakBitRate: rates.peak, averageBitRate: rates.average,
                    codecs: [pictures.codecString ?? video.codecString ?? ""], width: video.width > 0 ? video.width : nil,
                    height: video.height > 0 ? video.height : nil, frameRate: facts?.frameRate, range: facts?.transfer))
        case .encoded(let rung):
            let size = rung.size(ofWidth: video.width, height: video.height)
            return Picture(
                variant: MasterPlaylist.Variant(
                    address: "stream/\(RenditionID.encodedVideo(rung))/index.m3u8",
                    peakBitRate: Int(clamped: Double(rung.bitRate) * Self.encoderPeak), averageBitRate: rung.bitRate,
                    codecs: [rung.codecString], width: size.width, height: size.height,
                    frameRate: facts?.frameRate.map { min($0, 60) }, range: .sdr))
        }
    }

    /// - Parameter isConverted: whether all are converted, or only those that the plan converts.
    private func sounds(isConverted: Bool) -> [Sound] {
        plan.sounds.enumerated().compactMap { place, sound -> Sound? in
            let audio = movie.media.audio[sound.index]
            let facts = movie.facts(of: sound.track)
            var made = Sound(
                rendition: .encodedAudio(sound.track), codec: "mp4a.40.2", peak: Self.convertedBitRate, channels: 2,
                name: sound.label ?? sound.language ?? "", language: sound.language, isDefault: place == plan.startsWith,
                isForBlind: facts?.isVisualImpaired ?? false)
            if !isConverted, !sound.isConverted {
                guard let own = try? movie.rendition(sound.track), let rates = try? movie.bitRates(of: sound.track) else { return nil }
                made.rendition = .audio(sound.track)
                made.codec = own.codecString ?? audio.codecString ?? ""
                made.peak = rates.peak
                made.channels = audio.channels
            }
            return made
        }
    }

    /// Sound without pictures: each is a variant of its own, the one that plays first at the start.
    private func alone(_ sounds: [Sound], _ group: String) -> [MasterPlaylist.Variant] {
        sounds.sorted { $0.isDefault && !$1.isDefault }.map {
            MasterPlaylist.Variant(address: $0.address, peakBitRate: $0.peak, codecs: [$0.codec])
        }
    }

    private func alternative(_ subtitle: StreamedSubtitle) -> AlternativeMedia {
        AlternativeMedia(
            kind: .subtitles, group: Self.subtitleGroup, name: subtitle.label, language: subtitle.language, isDefault: subtitle.isDefault,
            isForced: subtitle.isForced, isForHardOfHearing: subtitle.isForHardOfHearing,
            address: "stream/subtitles-\(subtitle.address)/index.m3u8")
    }

    private var keyframes: MasterPlaylist.Keyframes? {
        guard plan.pictures.contains(.original), let video = movie.media.video.first, let own = try? movie.rendition(video.number),
            let rates = try? movie.bitRates(of: video.number)
        else {
            return nil
        }
        return MasterPlaylist.Keyframes(
            address: "stream/keyframes/index.m3u8", peakBitRate: rates.peak, codecs: [own.codecString ?? video.codecString ?? ""],
            width: video.width > 0 ? video.width : nil, height: video.height > 0 ? video.height : nil,
            range: movie.facts(of: video.number)?.transfer)
    }
}
