public import HTML

/// Why a title does not play in this browser, in place of its play button, and what helps.
public struct CannotPlayNote: HTML {
    let reason: String
    let advice: String?
    let download: String?
    let withoutSound: String?
    let withoutPicture: String?

    /// - Parameters:
    ///   - advice: a sentence.
    ///   - download: the path of the file.
    ///   - withoutSound: the path that plays only the picture.
    ///   - withoutPicture: the path that plays only the sound.
    public init(
        _ reason: String, advice: String? = nil, download: String? = nil, withoutSound: String? = nil, withoutPicture: String? = nil
    ) {
        self.reason = reason
        self.advice = advice
        self.download = download
        self.withoutSound = withoutSound
        self.withoutPicture = withoutPicture
    }

    public var body: some HTML {
        p(.class("quiet")) { [reason, advice].compactMap(\.self).joined(separator: " ") }
        if let download { LinkButton("Download", path: download, .download(""), .notLive) }
        if let withoutSound { LinkButton("Watch without sound", path: withoutSound) }
        if let withoutPicture { LinkButton("Listen without picture", path: withoutPicture) }
    }
}

/// Asks the browser what it decodes, where the answer may change the page: if it differs from what is known, player.js sends the screen's intent
/// `capabilities`.
public struct CapabilityCheck: HTML {
    let known: String

    /// - Parameter known: the answer that the page was decided by; empty without one.
    public init(known: String) { self.known = known }

    public var body: some HTML {
        div(.region("capabilities"), .hidden(true), .data("capabilities", known))
    }
}
