extension SegmentPlayback {
    private var picture: PlayableMedia.Video? { media.video.first }
    private var sound: PlayableMedia.Audio? { heard.map { media.audio[$0] } }
    /// What would stand in the way of each track if the file could be cut.
    private var pictureObstacle: TrackObstacle? { picture.flatMap { TrackObstacle($0, client) } }
    private var soundObstacle: TrackObstacle? { sound.flatMap { TrackObstacle($0, client) } }

    var reason: String {
        let sentences = method == .remux ? unchanged : conversions + rest
        return (sentences + colours).joined(separator: " ")
    }

    private var parts: String {
        picture == nil ? "the sound" : sound == nil ? "the picture" : "the picture and the sound"
    }

    private var areParts: String { picture != nil && sound != nil ? "\(parts) are" : "\(parts) is" }

    private var unchanged: [String] {
        if !client.opens(container: media.container), let container = MediaWords.knownContainer(media.container) {
            return [
                "Your browser can’t open \(container) files, so Popcorn repackages this one.",
                "\(picture == nil ? "The sound is" : sound == nil ? "The picture is" : "The picture and the sound are") original.",
            ]
        }
        let names = [picture.map { MediaWords.video($0.codec) }, sound.map { MediaWords.audio($0.codec) }].compactMap(\.self)
        return ["Your browser plays \(names.joined(separator: " and ")), so \(areParts) original."]
    }

    private var conversions: [String] {
        if let obstacle { return ["\(words(obstacle)), so \(areParts) converted."] }
        let pictureName = picture.map { MediaWords.exact($0, client) }, soundName = sound.map { MediaWords.exact($0, client) }
        switch (pictureObstacle, soundObstacle) {
        case (.undecodable?, .undecodable?):
            return ["Your browser can’t decode \(pictureName ?? "") or \(soundName ?? ""), so \(areParts) converted."]
        case (.unstreamable?, .unstreamable?):
            return ["\(pictureName ?? "") video and \(soundName ?? "") sound can’t be streamed to your browser, so \(areParts) converted."]
        default:
            return [
                pictureObstacle.map { words($0, name: pictureName ?? "", kind: "video") + ", so the picture is converted." },
                soundObstacle.map { words($0, name: soundName ?? "", kind: "sound") + ", so the sound is converted." },
            ].compactMap(\.self)
        }
    }

    /// What stays as it is beside a conversion.
    private var rest: [String] {
        guard obstacle == nil, picture != nil, sound != nil else { return [] }
        if pictureObstacle == nil { return ["The picture is original."] }
        return soundObstacle == nil ? ["The sound is original."] : []
    }

    private var colours: [String] {
        mustEncodePicture && picture?.isHDR == true ? ["HDR is converted to standard dynamic range (SDR)."] : []
    }

    private func words(_ obstacle: PlayableMedia.Obstacle) -> String {
        switch obstacle {
        case .container:
            MediaWords.knownContainer(media.container).map { "\($0) files can’t be streamed as they are" }
                ?? "This type of file can’t be streamed as it is"
        case .index: "This file has no usable index"
        case .keyframes: "This file’s keyframes are too far apart for streaming"
        }
    }

    private func words(_ obstacle: TrackObstacle, name: String, kind: String) -> String {
        switch obstacle {
        case .undecodable: "Your browser can’t decode \(name)"
        case .unstreamable: "\(name) \(kind) can’t be streamed to your browser"
        case .openGroups: "Your browser can’t start this kind of H.264 in the middle"
        }
    }

    var notes: [String] {
        var notes: [String] = []
        let chosen = Set(sounds.map(\.index))
        let others = media.audio.indices.filter { !chosen.contains($0) }.map { place in
            "\(media.audio[place].label ?? "track \(place + 1)") (\(MediaWords.audio(media.audio[place].codec)))"
        }
        if let last = others.last {
            let names = others.count == 1 ? last : "\(others.dropLast().joined(separator: ", ")) and \(last)"
            notes.append("\(others.count == 1 ? "This audio track" : "These audio tracks") can’t be played here: \(names).")
        }
        if let sound, let startsWith, sounds[startsWith].isConverted, (sound.channels ?? 0) > 2 {
            notes.append("The converted sound is stereo.")
        }
        notes += media.missing
        if let picture {
            if picture.isHDR, pictures.contains(.original) { notes.append(PlayableMedia.adjustedColours) }
            if picture.hasUnusualColours, pictures.contains(where: { $0 != .original }) {
                notes.append("This is Dolby Vision profile 5. Converted pictures have the wrong colours.")
            }
        }
        return notes
    }
}

extension MediaWords {
    /// The name of a picture that a browser does not decode: "HEVC (H.265)"; "this kind of H.264" if it decodes other pictures of that codec.
    static func exact(_ track: PlayableMedia.Video, _ client: ClientCapabilities) -> String {
        if track.isDolbyVision { return "Dolby Vision" }
        if isUnknown(track.codec) { return "this kind of picture" }
        let plain = Probe.video(.init(number: track.number, codec: track.codec))
        let isFamiliar = plain.map(client.answers.contains) ?? false
        return isFamiliar && !client.decodes(track) ? "this kind of \(video(track.codec))" : video(track.codec)
    }

    /// The same for sound.
    static func exact(_ track: PlayableMedia.Audio, _ client: ClientCapabilities) -> String {
        if isUnknown(track.codec) { return "this kind of sound" }
        let plain = Probe.audio(.init(number: track.number, codec: track.codec))
        let isFamiliar = plain.map(client.answers.contains) ?? false
        return isFamiliar && !client.decodes(track) ? "this kind of \(audio(track.codec))" : audio(track.codec)
    }
}
