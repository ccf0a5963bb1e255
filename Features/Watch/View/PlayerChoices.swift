import CoreDomain
import DesignSystem
import Flow
import HTML
import LibraryDomain
import StreamingDomain

/// The menus: subtitles and their size, sound, chapters, versions, and notes for the viewer.
struct PlayerChoices: HTML {
    let state: WatchFeature.State
    let watchable: Watchable
    let subtitles: [SubtitleChoice]
    let notes: [String]

    var body: some HTML {
        PlayerMenus {
            PlayerMenu(name: "subtitles", title: WatchWords.subtitles, choices: subtitleChoices)
            if !subtitles.isEmpty { PlayerMenu(name: "size", title: WatchWords.size, choices: Self.sizes) }
            PlayerMenu(name: "sound", title: WatchWords.audio, choices: soundChoices)
            if watchable.file.media.chapters.count > 1 { PlayerMenu(name: "chapter", title: WatchWords.chapters, choices: chapters) }
            if versions.count > 1 { PlayerMenu(name: "version", title: WatchWords.versions, choices: versions) }
            ForEach(notes + pictureSubtitles) { note in p(.class("player-notes quiet")) { note } }
        }
    }

    private var subtitleChoices: [PlayerMenu.Choice] {
        let isOn = subtitles.contains(where: \.isOn)
        return [PlayerMenu.Choice("off", subtitles.isEmpty ? WatchWords.none : WatchWords.off, isOn: !isOn)]
            + subtitles.map { PlayerMenu.Choice("track-\($0.address)", $0.label, isOn: $0.isOn) }
    }

    private static let sizes: [PlayerMenu.Choice] = [
        .init("small", WatchWords.small), .init("medium", WatchWords.medium, isOn: true), .init("large", WatchWords.large),
        .init("huge", WatchWords.huge),
    ]

    /// The one that plays. player.js adds the others if the browser lets viewers choose.
    private var soundChoices: [PlayerMenu.Choice] {
        guard case .direct(let direct) = state.decision, let track = direct.audioTrack else {
            return [.init("none", WatchWords.none, isOn: true)]
        }
        return [.init("\(track)", SoundName.of(watchable.file.media.audio[track]), isOn: true)]
    }

    private var chapters: [PlayerMenu.Choice] {
        watchable.file.media.chapters.prefix(200).enumerated().map { index, chapter in
            let title = chapter.title.isEmpty ? WatchWords.chapter(index + 1) : chapter.title
            return .init("\(chapter.start)", "\(TimeLabel.text(chapter.start))  \(title)")
        }
    }

    private var versions: [PlayerMenu.Choice] {
        WatchVersion.all(of: watchable).map { version in
            let label = state.decision(for: version.file).isDirect ? version.label : WatchWords.cannotPlay(version.label)
            return .init(version.path, label, isOn: version.isCurrent)
        }
    }

    private var pictureSubtitles: [String] {
        let names = watchable.file.media.subtitles.filter { !$0.isText }.map { LanguageText.name($0.language) ?? $0.name ?? "one" }
        guard !names.isEmpty else { return [] }
        return [WatchWords.imageSubtitles(names)]
    }
}

/// "English, 5.1".
enum SoundName {
    static func of(_ track: AudioTrack) -> String {
        let name = track.name ?? LanguageText.name(track.language) ?? WatchWords.sound
        let layout: String? =
            switch track.channels {
            case 1: WatchWords.mono
            case 2: WatchWords.stereo
            case 6: "5.1"
            case 8: "7.1"
            default: nil
            }
        return layout.map { "\(name), \($0)" } ?? name
    }
}
