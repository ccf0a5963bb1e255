/// The class of a file, by its name alone.
public enum FileClass: Hashable, Sendable {
    case media, subtitle, picture, nfo
    /// Sound alone: a track of the movie next to it, or music.
    case audio
    /// Subtitles in a format that Popcorn cannot show.
    case unsupportedSubtitle
    /// Hidden files and system files: never shown. Folders of this kind are not entered.
    case hidden
    case other

    public static let mediaExtensions: Set<String> = [
        "mp4", "m4v", "mov", "qt", "mkv", "mk3d", "webm", "avi", "divx", "mpg", "mpeg", "mpe", "m1v", "m2v", "mp2v", "ts", "m2ts",
        "mts", "m2t", "tp", "trp", "vob", "wmv", "asf", "flv", "f4v", "ogv", "ogm", "ogx", "rm", "rmvb", "3gp", "3g2", "dv", "mxf",
        "wtv", "dvr-ms", "nut", "nsv", "amv",
    ]
    public static let subtitleExtensions: Set<String> = ["srt", "vtt", "ass", "ssa"]
    public static let pictureExtensions: Set<String> = ["jpg", "jpeg", "png", "webp", "avif", "bmp", "gif", "tbn"]
    static let unsupportedSubtitleExtensions: Set<String> = ["sub", "idx", "sup", "smi", "sami", "ttml", "dfxp"]
    static let systemNames: Set<String> = [
        "lost+found", "@eadir", "#recycle", "$recycle.bin", "system volume information", "@recycle", "@recently-snapshot", "#snapshot",
        "thumbs.db", "desktop.ini", "__macosx", "recycler",
    ]
    /// A folder that holds one of these is not entered.
    public static let stopMarks: Set<String> = [".nomedia", ".ignore"]

    public static func of(_ name: String) -> FileClass {
        if isHidden(name) { return .hidden }
        guard let ending = FileName.split(name).ending else { return .other }
        if mediaExtensions.contains(ending) { return .media }
        if subtitleExtensions.contains(ending) { return .subtitle }
        if pictureExtensions.contains(ending) { return .picture }
        if unsupportedSubtitleExtensions.contains(ending) { return .unsupportedSubtitle }
        if AudioName.isSound(ending: ending) { return .audio }
        return ending == "nfo" ? .nfo : .other
    }

    public static func isHidden(_ name: String) -> Bool {
        name.hasPrefix(".") || systemNames.contains(name.lowercased())
    }

    /// The reason why subtitles of this kind cannot be shown.
    public static func subtitleProblem(file name: String) -> String? {
        switch FileName.split(name).ending {
        case "idx": "Popcorn can’t show VobSub subtitles (.idx and .sub) yet. Subtitles as text work, for example .srt."
        case "sub": "Popcorn can’t show .sub subtitles yet. Subtitles as .srt, .vtt or .ass work."
        case "sup": "Popcorn can’t show Blu-ray subtitles (.sup) yet. Subtitles as text work, for example .srt."
        case "smi", "sami": "Popcorn can’t show SAMI subtitles (.smi) yet. Subtitles as .srt, .vtt or .ass work."
        case "ttml", "dfxp": "Popcorn can’t show TTML subtitles yet. Subtitles as .srt, .vtt or .ass work."
        default: nil
        }
    }

    /// Why a file of this name cannot be played, if it is the image of a disc.
    public static func discProblem(file name: String) -> String? {
        guard FileName.split(name).ending == "iso", !isHidden(name) else { return nil }
        return "This is an image of a disc. Popcorn cannot play discs yet; a single file of the movie works."
    }

    /// Why a folder of this name cannot be played, if it is the inside of a disc.
    public static func discProblem(folder name: String) -> String? {
        switch name.uppercased() {
        case "VIDEO_TS": "This is a copy of a whole DVD. Popcorn cannot play discs yet; a single file of the movie works."
        case "BDMV": "This is a copy of a whole Blu-ray disc. Popcorn cannot play discs yet; a single file of the movie works."
        case "HVDVD_TS": "This is a copy of a whole HD DVD. Popcorn cannot play discs yet; a single file of the movie works."
        default: nil
        }
    }
}
