extension PlaybackDecision.Refusal {
    static let nothingInside = Self(
        reason: "There is nothing to play in this file.",
        detail: "No picture and no sound was found in it. It may be damaged, or not have been copied to its end.",
        whatWouldHelp: [.otherVersion, .download])

    static func container(_ name: String) -> Self {
        Self(
            reason: "Browsers cannot open this kind of file.",
            detail: """
                It is \(article(MediaWords.container(name))) file. The picture and the sound inside may be fine; it is the \
                wrapping that this browser does not know.
                """,
            whatWouldHelp: [.otherVersion, .download])
    }

    static func picture(_ codec: String, hasSound: Bool) -> Self {
        let name = MediaWords.video(codec)
        var remedies: [PlaybackDecision.Remedy] = [.otherVersion]
        if codec == "hevc" {
            remedies.append(
                .otherBrowser(
                    "Safari shows HEVC, and so do Chrome and Edge on many computers and phones that have a decoder for it."))
        }
        remedies.append(.download)
        if hasSound { remedies.append(.listenWithoutPicture) }
        return Self(
            reason: "This browser cannot show this movie’s picture.",
            detail: "The picture is \(name) video, which this browser does not decode."
                + (hasSound ? " You would hear the movie and see nothing." : ""),
            whatWouldHelp: remedies)
    }

    static func sound(_ codec: String, hasPicture: Bool) -> Self {
        var remedies: [PlaybackDecision.Remedy] = [.otherVersion]
        if codec == "ac3" || codec == "eac3" {
            remedies.append(.otherBrowser("Safari plays Dolby sound, and Edge on Windows does."))
        }
        remedies.append(.download)
        if hasPicture { remedies.append(.watchWithoutSound) }
        return Self(
            reason: "This browser cannot play this movie’s sound.",
            detail: "The sound is \(MediaWords.audio(codec)), which this browser does not decode."
                + (hasPicture ? " You would see the movie in silence." : ""),
            whatWouldHelp: remedies)
    }

    private static func article(_ name: String) -> String {
        "AEIOU".contains(name.first ?? "x") || name.hasPrefix("MP") ? "an \(name)" : "a \(name)"
    }
}
