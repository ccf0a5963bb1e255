import CoreDomain
import DesignSystem
import Flow
import HTML
import LibraryDomain
import StreamingDomain

/// The menus: quality, subtitles, sound, chapters, versions; why the movie plays as it does, and notes for the viewer.
struct PlayerChoices: HTML {
    let state: WatchFeature.State
    let watchable: Watchable
    /// Nil where the viewer plays a part of a file that does not play.
    let plan: PlaybackPlan?
    let subtitles: [SubtitleChoice]
    private var pictureSubtitles: [PictureSubtitle] { PictureSubtitle.all(of: watchable.file) }

    var body: some HTML {
        PlayerMenus {
            if qualities.count > 2 { PlayerMenu(name: "quality", title: WatchWords.quality, choices: qualities) }
            PlayerMenu(name: "subtitles", title: WatchWords.subtitles, choices: subtitleChoices)
            if !subtitles.isEmpty {
                PlayerMenu(name: "size", title: WatchWords.size, choices: Self.sizes)
                PlayerStepper(
                    name: "timing", title: WatchWords.timing, value: WatchWords.noShift, less: WatchWords.earlier, more: WatchWords.later)
            }
            PlayerMenu(name: "sound", title: WatchWords.audio, choices: sounds)
            if watchable.file.media.chapters.count > 1 { PlayerMenu(name: "chapter", title: WatchWords.chapters, choices: chapters) }
            if versions.count > 1 { PlayerMenu(name: "version", title: WatchWords.versions, choices: versions) }
            if let plan { PlayerNote(WatchWords.why, text: plan.reason, more: plan.advice + plan.notes + pictureNotes) }
            Button(WatchWords.statistics, icon: .info, .type("button"), .data("control", "stats"), .class("player-more"))
        }
    }

    /// Of a stream: automatic, then best first. A file has the quality that it has.
    private var qualities: [PlayerMenu.Choice] {
        guard let plan, plan.delivery == .segments else { return [] }
        let pictures = plan.pictures.map { picture in
            let label =
                switch picture {
                case .original: watchable.file.media.video.first.map { WatchWords.original($0.lines) } ?? WatchWords.original
                case .encoded(let rung): rung.label
                }
            return PlayerMenu.Choice(picture.rendition.description, label)
        }
        return [PlayerMenu.Choice("", WatchWords.automatic, isOn: true)] + pictures
    }

    private var subtitleChoices: [PlayerMenu.Choice] {
        let isOn = subtitles.contains(where: \.isOn)
        let drawn = drawsSubtitles ? pictureSubtitles : []
        return [PlayerMenu.Choice("off", subtitles.isEmpty && drawn.isEmpty ? WatchWords.none : WatchWords.off, isOn: !isOn)]
            + subtitles.map { PlayerMenu.Choice("track-\($0.address)", $0.label, isOn: $0.isOn) }
            + drawn.map { PlayerMenu.Choice("picture-\($0.number)", WatchWords.imageBased($0.label)) }
    }

    private static let sizes: [PlayerMenu.Choice] = [
        .init("small", WatchWords.small), .init("medium", WatchWords.medium, isOn: true), .init("large", WatchWords.large),
        .init("huge", WatchWords.huge),
    ]

    /// All of a stream; of a file the one that plays, to which player.js adds the others if the browser lets viewers choose.
    private var sounds: [PlayerMenu.Choice] {
        guard let plan, let first = plan.firstSound else { return [.init("none", WatchWords.none, isOn: true)] }
        let isStream = plan.delivery == .segments
        let shown = isStream ? plan.sounds : [first]
        return SoundName.distinct(shown, watchable.file.media.audio).map { sound, label in
            .init(isStream ? sound.rendition.description : "\(sound.index)", label, isOn: sound == first)
        }
    }

    private var chapters: [PlayerMenu.Choice] {
        watchable.file.media.chapters.prefix(200).enumerated().map { index, chapter in
            let title = chapter.title.isEmpty ? WatchWords.chapter(index + 1) : chapter.title
            return .init("\(chapter.start)", "\(TimeLabel.text(chapter.start))  \(title)")
        }
    }

    private var versions: [PlayerMenu.Choice] {
        WatchVersion.all(of: watchable).map { version in
            let label = state.decision(for: version.file).plays ? version.label : WatchWords.cannotPlay(version.label)
            return .init(version.path, label, isOn: version.isCurrent)
        }
    }

    /// Whether subtitles that are pictures can be drawn into the movie's, which is converted for it.
    private var drawsSubtitles: Bool {
        watchable.abilities.canConvert && plan?.delivery == .segments && plan?.pictures.isEmpty == false
    }

    private var pictureNotes: [String] {
        let labels = pictureSubtitles.map(\.label)
        return labels.isEmpty ? [] : [drawsSubtitles ? WatchWords.drawnSubtitles : WatchWords.imageSubtitles(labels)]
    }
}

/// "English, 5.1".
enum SoundName {
    /// Two of the same name are numbered to distinguish them.
    static func distinct(_ sounds: [PlaybackPlan.Sound], _ tracks: [AudioTrack]) -> [(PlaybackPlan.Sound, String)] {
        var seen: [String: Int] = [:]
        return sounds.map { sound in
            let label = tracks.indices.contains(sound.index) ? of(tracks[sound.index]) : sound.label ?? WatchWords.sound
            let count = seen[label, default: 0] + 1
            seen[label] = count
            return (sound, count > 1 ? "\(label) (\(count))" : label)
        }
    }

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
