/// The purpose of a track, as its user data marks it: by `kind` boxes of MP4 and by QuickTime's media characteristics.
struct MP4Roles {
    private var names: Set<String> = []

    private static let scheme = "urn:mpeg:dash:role:2011"
    private static let limit = 256

    init() {}

    init(userData: Bytes, _ reader: SourceReader) throws(ContainerError) {
        for box in try userData.boxes(reader) where names.count < reader.limits.listCount {
            switch box.type {
            case "kind" where box.body.count > 4:
                // Version and flags, then the scheme and its value, each with a zero at the end.
                let words = try box.body.rest(4).array.prefix(Self.limit).split(
                    separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
                guard words.count > 1, String(decoding: words[0], as: UTF8.self) == Self.scheme else { continue }
                names.insert(String(decoding: words[1], as: UTF8.self))
            case "tagc": names.insert(box.body.text(limit: Self.limit))
            default: break
            }
        }
    }

    var isForced: Bool { has("forced-subtitle", "forced_subtitle", "public.subtitles.forced-only") }
    var isHearingImpaired: Bool { has("caption", "public.accessibility.transcribes-spoken-dialog") }
    var isVisualImpaired: Bool { has("description", "public.accessibility.describes-video") }
    var isCommentary: Bool { has("commentary") }

    private func has(_ some: String...) -> Bool { some.contains(where: names.contains) }
}
