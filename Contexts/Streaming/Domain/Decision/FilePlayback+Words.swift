extension FilePlayback {
    var reason: String {
        let tracks = [seen.map { MediaWords.video($0.codec) }, heard.map { MediaWords.audio(media.audio[$0].codec) }].compactMap(\.self)
        return "Your browser plays this file as it is: \(tracks.joined(separator: " and ")) in \(MediaWords.container(media.container))."
    }

    var notes: [String] {
        var notes: [String] = []
        if let heard, media.audio.count > 1 {
            let name = media.audio[heard].label.map { ", \($0)" } ?? ""
            notes.append(
                """
                This file has \(media.audio.count) audio tracks. Your browser plays track \(heard + 1)\(name), \
                and may not let you choose another.
                """)
        }
        notes += media.missing
        if let seen, seen.isHDR { notes.append(PlayableMedia.adjustedColours) }
        return notes
    }
}

extension PlayableMedia {
    static let adjustedColours = "This movie is in HDR. Screens without HDR show adjusted colours."

    /// Notes of silence and of a missing picture.
    var missing: [String] {
        if video.isEmpty { return ["This file has sound but no picture."] }
        return audio.isEmpty ? ["This file has no sound."] : []
    }
}
