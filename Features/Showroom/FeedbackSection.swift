import DesignSystem
public import HTML

/// Waiting, nothing, failure, and what was done.
struct FeedbackSection: HTML {
    let state: ShowroomFeature.State

    var body: some HTML {
        Section("Scan") {
            ScanStory(headline: "Found 214 movies", now: "reading The General", fraction: state.progress)
            IntentForm(ShowroomFeature.Intent.advance) { Button("Further", .type("submit")) }
            ScanStory(key: "scan-unknown", headline: "Looking around", now: "in Movies")
        }
        SkeletonRow()
        SkeletonRow(.wide, count: 5)
        SkeletonDetails()
        EmptyState(icon: .bookmark, title: "Nothing on your list yet", text: "Add a movie from its page. Three that wait in your library:")
        {
            ul(.class("track track-poster")) {
                ForEach(SampleMovie.wall.prefix(3)) { PosterCard(title: $0.title, note: $0.note, path: "#", artwork: $0.artwork) }
            }
        }
        ErrorState(
            "This movie could not be found", reason: "It may have left the catalogue, or the address is wrong.",
            recovery: "Try again later, or search for it."
        ) { Button("Try again", icon: .retry, kind: .primary, .type("button")) }
        ErrorState("Recommendations did not arrive", reason: "The catalogue does not answer.", place: .section) {
            Button("Try again", .type("button"))
        }
        Section("Notices") {
            NoticeBanner("The disk “Attic” is not there; 31 movies wait for it.", icon: .warning) {
                LinkButton("Library", kind: .plain, path: "/library")
            }
            div(.class("actions")) {
                IntentForm(ShowroomFeature.Intent.showToast) { Button("Remove from watchlist", .type("submit")) }
                Button("Ask first", kind: .danger, .type("button"), .data("opens", "sure"))
                Button("Keys", .type("button"), .data("opens", "keys"))
            }
            ConfirmDialog(
                key: "sure", title: "Delete the library “Movies”?",
                text: "The files stay where they are. What everyone watched of them is forgotten."
            ) {
                Button("Delete", kind: .danger, .type("button"))
            }
        }
    }
}

/// What was done, for the frame's place for toasts.
public struct ShowroomToasts: HTML {
    let state: ShowroomFeature.State

    public init(state: ShowroomFeature.State) { self.state = state }

    public var body: some HTML {
        if let number = state.toast {
            Toast(key: "\(number)", "Removed “Dust Country” from your watchlist") {
                IntentForm(ShowroomFeature.Intent.undo) { Button("Undo", kind: .plain, .type("submit")) }
            }
        }
    }
}
