import DesignSystem
public import LibraryDomain
public import StreamingDomain

/// A subtitle that the browser can show as WebVTT.
public struct SubtitleChoice: Equatable, Sendable {
    public var address: SubtitleAddress
    public var label: String
    public var language: String?
    /// Shown unless the viewer chose otherwise: marked as default, or forced (foreign speech only).
    public var isOn: Bool
    public var isForced: Bool
    public var isForHardOfHearing: Bool

    /// Text tracks of the file, then subtitle files. Pictures (PGS, VobSub) cannot be shown and are left out.
    public static func all(of file: MediaFile) -> [SubtitleChoice] {
        let embedded = file.media.subtitles.filter(\.isText).map { track in
            SubtitleChoice(
                address: .embedded(track.number), label: label(track.language, track.name, track.isForced, track.isForHardOfHearing),
                language: track.language, isOn: track.isDefault || track.isForced, isForced: track.isForced,
                isForHardOfHearing: track.isForHardOfHearing)
        }
        let external = file.externalSubtitles.enumerated().map { index, subtitle in
            SubtitleChoice(
                address: .external(index), label: label(subtitle.language, nil, subtitle.isForced, subtitle.isForHardOfHearing),
                language: subtitle.language, isOn: subtitle.isDefault || subtitle.isForced, isForced: subtitle.isForced,
                isForHardOfHearing: subtitle.isForHardOfHearing)
        }
        return distinct(embedded + external)
    }

    /// Two of the same name are numbered to distinguish them; at most one is on.
    private static func distinct(_ choices: [SubtitleChoice]) -> [SubtitleChoice] {
        var seen: [String: Int] = [:]
        var isTaken = false
        return choices.map { choice in
            var choice = choice
            let count = seen[choice.label, default: 0] + 1
            seen[choice.label] = count
            if count > 1 { choice.label += " \(count)" }
            choice.isOn = choice.isOn && !isTaken
            isTaken = isTaken || choice.isOn
            return choice
        }
    }

    fileprivate static func label(_ language: String?, _ name: String?, _ isForced: Bool, _ isForHardOfHearing: Bool) -> String {
        var label = LanguageText.name(language) ?? name ?? WatchWords.unknownLanguage
        if let name, LanguageText.name(language) != nil, name.lowercased() != label.lowercased() { label += ", \(name)" }
        if isForced { label += WatchWords.foreignOnly }
        if isForHardOfHearing { label += WatchWords.hardOfHearing }
        return label
    }
}

/// A subtitle that is pictures (PGS, VobSub), which browsers cannot show: it can only be drawn into the movie's pictures.
struct PictureSubtitle: Equatable {
    /// Of the track in the file.
    var number: Int
    var label: String

    static func all(of file: MediaFile) -> [PictureSubtitle] {
        file.media.subtitles.filter(\.isPictures).map { track in
            PictureSubtitle(
                number: track.number, label: SubtitleChoice.label(track.language, track.name, track.isForced, track.isForHardOfHearing))
        }
    }
}
