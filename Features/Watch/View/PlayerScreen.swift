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
    private var plan: PlaybackPlan? { state.decision?.plan }
    private var source: PlayerSource { PlayerSource(watchable, plan: plan, capabilities: state.capabilities ?? .presumed) }

    var body: some HTML {
        let source = source
        PlayerChrome(
            title: watchable.subject.title, note: watchable.subject.note, backPath: file.reference.path, duration: duration,
            marks: file.media.chapters.map(\.start), skip: Int(clamped: PlayerControls.skip), hasNext: state.next != nil,
            .region("player-\(file.id)-\((plan?.method ?? .direct).rawValue)"), .untouched, .data("player", file.id.rawValue),
            .data("start", startText),
            .data("duration", "\(duration)"), .data("progress", "/api/v1/progress/\(file.id)"),
            .data("types", ExactTypes.of(file.media, plan).joined(separator: "|")),
            ExactTypes.picture(of: file, plan).map { .data("decoding", $0) } ?? .omitted, .data("rules", PlayerRules.json),
            .data("subject", "\(file.reference.title)"), .data("thumbnails", watchable.addresses.thumbnails),
            source.stream.map { .data("stream", $0) } ?? .omitted, source.original.map { .data("original", $0) } ?? .omitted,
            source.sound.map { .data("sound", $0) } ?? .omitted,
            .when(source.expectsPicture, .data("picture")), .when(state.wish.anyway, .data("anyway")),
            .data("artwork", ArtworkAddress.backdrop(watchable.backdrop ?? watchable.poster, of: file.reference.title)),
            .data("next-lead", state.next == nil ? "" : NextEpisodeOffer.begins(duration: duration).map { "\(duration - $0)" } ?? "0")
        ) {
            // Behind the end screen: the last frame of a movie is often black.
            div(.class("end-picture"), .aria("hidden", true)) {
                PictureFrame(.backdrop(watchable.backdrop, of: file.reference.title), shape: .wide, sizes: "100vw")
            }
            PlayerVideo(watchable: watchable, source: source, subtitles: subtitles, start: startText)
        } cards: {
            PlayerChoices(state: state, watchable: watchable, plan: plan, subtitles: subtitles)
            if let next = state.next {
                NextEpisodeCard(title: next.title, path: next.file.path, artwork: .backdrop(next.still, of: next.reference.title))
            }
            PlayerFacts(media: file.media, plan: plan)
            PlayerProblems(state: state, watchable: watchable)
            div(.class("player-skip"), .aria("hidden", true))
        }
    }

    private var startText: String { "\((state.startsAt * 10).rounded() / 10)" }
}

/// The movie itself. Where the browser loads it by itself, it plays, resumes and shows subtitles without any script.
struct PlayerVideo: HTML {
    let watchable: Watchable
    let source: PlayerSource
    let subtitles: [SubtitleChoice]
    let start: String

    var body: some HTML {
        video(
            .class("player-video"), source.address.map { .src(start == "0.0" ? $0 : "\($0)#t=\(start)") } ?? .omitted, .controls(true),
            .autoplay(true), .playsinline(true), .preload("auto"), .aria("label", watchable.subject.title),
            .when(!source.expectsPicture, .poster(ArtworkAddress.backdrop(watchable.backdrop, of: watchable.file.reference.title)))
        ) {
            ForEach(subtitles) { choice in
                track(
                    .kind("subtitles"), .src(watchable.addresses.subtitle(choice.address)), .attribute("label", choice.label),
                    .id("track-\(choice.address)"),
                    choice.language.map { .srclang($0) } ?? .omitted, .default(choice.isOn))
            }
        }
    }
}
