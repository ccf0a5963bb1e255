public import HTML

/// A message of a conversation about a movie, or a comment on it. Renders an `li`.
public struct TalkBubble: HTML {
    /// The author. The assistant is Popcorn.
    public enum Voice: String, Sendable { case viewer, assistant, other }

    let key: String?
    let voice: Voice
    let name: String?
    let text: String
    let time: String?

    public init(key: String? = nil, voice: Voice, name: String? = nil, text: String, time: String? = nil) {
        self.key = key
        self.voice = voice
        self.name = name
        self.text = text
        self.time = time
    }

    public var body: some HTML {
        li(.class("talk talk-\(voice.rawValue)"), key.map { .region($0) } ?? .omitted) {
            if let name { PictureFrame(.initials(name: name), shape: .portrait) }
            div {
                if name != nil || time != nil {
                    p(.class("talk-head")) {
                        if let name { strong(.dir("auto")) { name } }
                        if let time { span { time } }
                    }
                }
                p(.class("talk-text"), .dir("auto")) { text }
            }
        }
    }
}
