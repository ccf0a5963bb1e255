/// The texts of the player and of the pages shown instead of it.
enum WatchWords {
    static let watch = "Watch"
    static let player = "Player"
    static let back = "Back"
    static let explore = "Explore"
    static let details = "Details"
    static let download = "Download"
    static let retry = "Try again"
    static let watchWithoutSound = "Watch without sound"
    static let listenWithoutPicture = "Listen without picture"
    static let listenAnyway = "Listen anyway"
    static let unsaved = "Your place can’t be saved right now. The movie keeps playing."

    static let subtitles = "Subtitles"
    static let size = "Size"
    static let small = "Small"
    static let medium = "Medium"
    static let large = "Large"
    static let huge = "Huge"
    static let audio = "Audio"
    static let chapters = "Chapters"
    static let versions = "Versions"
    static let none = "None"
    static let off = "Off"
    static let sound = "Sound"
    static let mono = "mono"
    static let stereo = "stereo"
    static let version = "Version"
    static let unknownLanguage = "Unknown language"
    static let foreignOnly = " (foreign speech only)"
    static let hardOfHearing = " (for hard of hearing)"

    static func play(_ version: String) -> String { "Play \(version)" }
    static func playQuoted(_ version: String) -> String { "Play “\(version)”" }
    static func cannotPlay(_ version: String) -> String { "\(version) (can’t play here)" }
    static func part(_ number: Int) -> String { "Part \(number)" }
    static func chapter(_ number: Int) -> String { "Chapter \(number)" }
    static func episode(_ number: Int) -> String { "Episode \(number)" }
    static func season(_ number: Int) -> String { number == 0 ? "Specials" : "Season \(number)" }
    static func imageSubtitles(_ names: [String]) -> String {
        "Image-based subtitles can’t be shown here: \(names.joined(separator: ", "))."
    }
}
