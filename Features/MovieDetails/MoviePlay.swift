import CoreDomain
import DesignSystem
import HTML
import LibraryDomain
import MoviesDomain
import StreamingDomain
import ViewingDomain

extension MovieContent {
    /// What the main button plays; nil if no file is available.
    func choice(for browser: ClientCapabilities?) -> PlaybackChoice? {
        main.map { PlaybackChoice(main: $0, among: files, for: browser) }
    }
}

/// The main button, or why it is not there.
struct MoviePlay: HTML {
    let content: MovieContent
    let choice: PlaybackChoice?

    var body: some HTML {
        if let played = choice?.played(among: content.files) {
            let path = played.offered.path
            if let progress = played.progress, progress.isBegun {
                LinkButton(MovieDetailsWords.resume(at: progress.position), icon: .play, kind: .primary, path: path, .id("play"))
                LinkButton(MovieDetailsWords.startOver, icon: .retry, path: "\(path)?from=start")
            } else {
                LinkButton(MovieDetailsWords.play, icon: .play, kind: .primary, path: path, .id("play"))
            }
        } else if let choice, let refusal = choice.refusal {
            CannotPlayNote(
                refusal.reason, advice: refusal.advice, download: choice.download, withoutSound: choice.pathWithoutSound,
                withoutPicture: choice.pathWithoutPicture)
        } else if content.movie.summary.missingSince != nil {
            p(.class("quiet")) { content.isRemoved ? MovieDetailsWords.removed : MovieDetailsWords.unavailable }
        } else {
            p(.class("quiet")) { MovieDetailsWords.notOwned }
        }
    }
}
