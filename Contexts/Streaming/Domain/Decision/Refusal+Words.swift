extension PlaybackDecision.Refusal {
    static let nothingInside = Self(
        reason: "This file has nothing to play.",
        detail: "It holds neither picture nor sound. It may be damaged or incomplete.",
        remedies: [.otherVersion, .download])

    static func container(_ name: String) -> Self {
        Self(
            reason: "Your browser can’t open this type of file.",
            detail: "It is \(article(MediaWords.container(name))) file, which your browser doesn’t support.",
            remedies: [.otherVersion, .download])
    }

    static func picture(_ codec: String, hasSound: Bool) -> Self {
        let name = MediaWords.video(codec)
        var remedies: [PlaybackDecision.Remedy] = [.otherVersion]
        if codec == "hevc" {
            remedies.append(
                .otherBrowser(
                    "Try Safari, or Chrome or Edge on a device with an HEVC decoder."))
        }
        remedies.append(.download)
        if hasSound { remedies.append(.listenWithoutPicture) }
        return Self(
            reason: "Your browser can’t show this movie’s picture.",
            detail: "The picture is \(name) video, which your browser can’t decode."
                + (hasSound ? " You would hear the movie but see nothing." : ""),
            remedies: remedies)
    }

    static func sound(_ codec: String, hasPicture: Bool) -> Self {
        var remedies: [PlaybackDecision.Remedy] = [.otherVersion]
        if codec == "ac3" || codec == "eac3" {
            remedies.append(.otherBrowser("Try Safari, or Edge on Windows."))
        }
        remedies.append(.download)
        if hasPicture { remedies.append(.watchWithoutSound) }
        return Self(
            reason: "Your browser can’t play this movie’s sound.",
            detail: "The sound is \(MediaWords.audio(codec)), which your browser can’t decode."
                + (hasPicture ? " You would see the movie without sound." : ""),
            remedies: remedies)
    }

    private static func article(_ name: String) -> String {
        "AEIOUaeiou".contains(name.first ?? "x") || name.hasPrefix("MP") ? "an \(name)" : "a \(name)"
    }
}
