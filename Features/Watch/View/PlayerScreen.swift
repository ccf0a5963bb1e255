import CoreDomain
import DesignSystem
import Flow
import HTML
import LibraryDomain
import StreamingDomain
import ViewingDomain

/// The player with everything in it. player.js finds it by `data-player` and controls it.
struct PlayerScreen: HTML {
    let state: WatchFeature.State
    let watchable: Watchable

    private var file: MediaFile { watchable.file }
    private var duration: Double { file.media.duration ?? watchable.progress?.duration ?? 0 }
    private var subtitles: [SubtitleChoice] { SubtitleChoice.all(of: file) }
    private var direct: PlaybackDecision.Direct? { if case .direct(let direct) = state.decision { direct } else { nil } }
    private var expectsPicture: Bool { direct?.expectsPicture ?? false }

    var body: some HTML {
        PlayerChrome(
            title: watchable.subject.title, note: watchable.subject.note, backPath: file.reference.path, duration: duration,
            marks: file.media.chapters.map(\.start), hasNext: state.next != nil,
            .region("player-\(file.id)"), .untouched, .data("player", file.id.rawValue), .data("start", startText),
            .data("duration", "\(duration)"), .data("progress", "/api/v1/progress/\(file.id)"),
            .data("types", ExactTypes.of(file.media).joined(separator: "|")),
            .when(expectsPicture, .data("picture")), .when(state.wish.anyway, .data("anyway")),
            .data("artwork", ArtworkAddress.backdrop(watchable.backdrop ?? watchable.poster, of: file.reference.title)),
            .data("next-lead", state.next == nil ? "" : NextEpisodeOffer.begins(duration: duration).map { "\(duration - $0)" } ?? "0")
        ) {
            PlayerVideo(watchable: watchable, subtitles: subtitles, start: startText, hasPicture: expectsPicture)
        } cards: {
            PlayerChoices(state: state, watchable: watchable, subtitles: subtitles, notes: direct?.notes ?? [])
            if let next = state.next {
                NextEpisodeCard(title: next.title, path: next.path, artwork: .backdrop(next.still, of: next.reference.title))
            }
            PlayerProblems(state: state, watchable: watchable)
            div(.class("player-skip"), .aria("hidden", true))
        }
    }

    private var startText: String { "\((state.startsAt * 10).rounded() / 10)" }
}

/// The movie itself. It plays, resumes and shows subtitles without any script.
struct PlayerVideo: HTML {
    let watchable: Watchable
    let subtitles: [SubtitleChoice]
    let start: String
    let hasPicture: Bool

    var body: some HTML {
        video(
            .class("player-video"), .src(start == "0.0" ? watchable.source : "\(watchable.source)#t=\(start)"), .controls(true),
            .autoplay(true), .playsinline(true), .preload("auto"), .aria("label", watchable.subject.title),
            .when(!hasPicture, .poster(ArtworkAddress.backdrop(watchable.backdrop, of: watchable.file.reference.title)))
        ) {
            ForEach(subtitles) { choice in
                track(
                    .kind("subtitles"), .src(watchable.subtitle(choice.address)), .attribute("label", choice.label),
                    .id("track-\(choice.address)"),
                    choice.language.map { .srclang($0) } ?? .omitted, .default(choice.isOn))
            }
        }
    }
}

/// The questions that player.js asks the browser before it trusts the decision: the exact strings of this file.
enum ExactTypes {
    static func of(_ media: MediaFacts) -> [String] {
        let video = media.video.compactMap(\.codecString).map { "video/mp4; codecs=\"\($0)\"" }
        let audio = media.audio.compactMap(\.codecString).filter { $0.contains(".") || $0.contains("-") }
            .map { "audio/mp4; codecs=\"\($0)\"" }
        return Array(video.prefix(1) + audio.prefix(1))
    }
}
