/// Reads the names of sound files next to a movie: `Movie.de.ac3`, `Movie.commentary.mka`.
public enum AudioName {
    /// The codec of each ending; nil for one that holds several.
    private static let codecs: [String: String?] = [
        "ac3": "ac3", "eac3": "eac3", "ec3": "eac3", "dts": "dts", "dtshd": "dts", "thd": "truehd", "truehd": "truehd", "aac": "aac",
        "mp3": "mp3", "flac": "flac", "opus": "opus", "mka": nil, "m4a": nil, "ogg": nil, "oga": nil, "wav": nil,
    ]
    private static let commentaries: Set<String> = ["commentary", "comment", "kommentar", "audiokommentar", "commentaire", "comentario"]
    private static let descriptions: Set<String> = ["ad", "dvs", "descriptive", "description", "audiodescription", "hörfilm"]
    /// Music of the movie is no track of it.
    private static let music: Set<String> = ["theme", "soundtrack", "ost", "score"]

    static func isSound(ending: String) -> Bool { codecs[ending] != nil }

    /// - Parameters:
    ///   - name: with its ending.
    ///   - stem: the movie's name without its ending.
    /// - Returns: nil if it belongs to another file.
    public static func parse(_ name: String, of stem: String) -> ExternalAudio? {
        let (own, ending) = FileName.split(name)
        guard let ending, let codec = codecs[ending], own.lowercased().hasPrefix(stem.lowercased()) else { return nil }
        let rest = own.dropFirst(stem.count)
        guard rest.isEmpty || " ._-([".contains(rest.first ?? " ") else { return nil }
        var audio = ExternalAudio(fileName: name, codec: codec)
        for word in rest.split(whereSeparator: { " ._()[]".contains($0) }) {
            let word = word.trimmingPrefix(while: { $0 == "-" }).lowercased()
            if music.contains(word) { return nil }
            if commentaries.contains(word) {
                audio.isCommentary = true
            } else if descriptions.contains(word) {
                audio.isDescriptive = true
            } else if let language = Language.tag(word) {
                audio.language = language
            }
        }
        return audio
    }
}
