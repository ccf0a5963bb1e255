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

    static let cannotOpen = "The movie can’t be opened right now"
    static let noAnswer = "The library didn’t answer."
    static let tryAgain = "Try again in a moment."
    static let fileNotFound = "File not found"
    static let fileMoved = "It may have been moved or removed."
    static let fileScan = "If it is still in one of your folders, a scan finds it again."

    static let streamStopped = "The stream stopped"
    static let streamStoppedReason = "The connection to Popcorn broke, or the movie’s folder isn’t available."
    static let placeSaved = "Your place is saved."
    static let playbackStopped = "Playback stopped"
    static let playbackStoppedReason = "Part of the file is damaged, or your browser can’t decode it."
    static let skipAhead = "Try skipping ahead, or another version."
    static let cannotOpenFile = "Can’t open this movie"
    static let cannotOpenFileReason = "Your browser can’t read the file, or the file is missing."
    static let noPicture = "Sound, but no picture"
    static let otherBrowser = "Try Safari, or Chrome or Edge on another computer."

    /// - Parameter codec: in words, where it is known.
    static func noPictureReason(_ codec: String?) -> String {
        "Your browser can’t decode this movie’s picture\(codec.map { " (\($0))" } ?? "")."
    }

    static let watched = "Watched"
    static let markedUnwatched = "Marked as unwatched"
    static let stillWatched = "That can’t be saved right now. It is still marked as watched."
    static let undo = "Undo"
    static let playAgain = "Play again"
    static let next = "Next"
    static let watchNext = "Watch next"
    static let playNow = "Play now"
    static let ended = "After the end"

    static let statistics = "Statistics"
    static let method = "Method"
    static let resolution = "Resolution"
    static let codecs = "Codecs"
    static let loadedAhead = "Loaded ahead"
    static let bandwidth = "Bandwidth"
    static let droppedFrames = "Dropped frames"
    static let connection = "Connection"
    static let directMethod = "The file itself"
    static let remuxMethod = "Original picture and sound, in segments"
    static let audioMethod = "Original picture, converted sound"
    static let videoMethod = "Converted picture"

    static let quality = "Quality"
    static let automatic = "Auto"
    static let original = "Original"
    static let why = "Why this quality"
    static let timing = "Subtitle timing"
    static let noShift = "0.0 s"
    static let earlier = "Show subtitles earlier"
    static let later = "Show subtitles later"
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
    static let hardOfHearing = " (for the hard of hearing)"

    static func original(_ lines: Int) -> String { "Original, \(lines)p" }
    static func play(_ version: String) -> String { "Play \(version)" }
    static func playQuoted(_ version: String) -> String { "Play “\(version)”" }
    static func cannotPlay(_ version: String) -> String { "\(version) (can’t play here)" }
    static func part(_ number: Int) -> String { "Part \(number)" }
    static func chapter(_ number: Int) -> String { "Chapter \(number)" }
    static func episode(_ number: Int) -> String { "Episode \(number)" }
    static func season(_ number: Int) -> String { number == 0 ? "Specials" : "Season \(number)" }
    static func imageBased(_ name: String) -> String { "\(name) (image-based)" }
    static let drawnSubtitles = "Image-based subtitles are drawn into the picture, so it has to be converted."
    static func imageSubtitles(_ names: [String]) -> String {
        "Image-based subtitles can’t be shown here: \(names.joined(separator: ", "))."
    }
}
