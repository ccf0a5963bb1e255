import CoreDomain
import DesignSystem
import HTML
import LibraryDomain
import MoviesDomain
import StreamingDomain
import ViewingDomain

extension MovieContent {
    /// The file of the main button: the main file, or another version of the same that plays in this browser; nil if none is available.
    func choice(for browser: ClientCapabilities?) -> PlaybackChoice? {
        guard let main else { return nil }
        let others = files.filter { other in
            other.file.id != main.file.id && other.file.extra == nil && other.isAvailable && other.file.part == main.file.part
        }
        return PlaybackChoice(main.offered, or: others.map(\.offered), for: browser)
    }

    /// Nil if it does not play in this browser.
    func played(_ choice: PlaybackChoice?) -> MovieFile? {
        choice.flatMap { choice in choice.plays ? files.first { $0.file.id == choice.file.id } : nil }
    }

    /// Whether the browser's answer may change the page.
    func asks(_ browser: ClientCapabilities?) -> Bool {
        files.contains { $0.isAvailable && PlaybackChoice($0.offered, for: browser).asksBrowser }
    }
}

/// The main button, or why it is not there.
struct MoviePlay: HTML {
    let content: MovieContent
    let choice: PlaybackChoice?

    var body: some HTML {
        if let played = content.played(choice) {
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
