import DesignSystem
public import HTML

/// Loading, empty and error states, notices, and what a scan says.
struct FeedbackSection: HTML {
    let state: ShowroomFeature.State

    var body: some HTML {
        Section("Scan") {
            ScanStory(headline: "Found 214 movies", now: "Reading The General", fraction: state.progress)
            IntentForm(ShowroomFeature.Intent.advance) { Button("Advance", .type("submit")) }
            ScanStory(key: "scan-unknown", headline: "Scanning…", now: "Movies")
        }
        SkeletonRow()
        SkeletonRow(.wide, count: 5)
        SkeletonDetails()
        EmptyState(icon: .bookmark, title: "Your watchlist is empty", text: "Add a movie from its page, or try this one.") {
            ul(.class("track track-poster")) {
                ForEach(SampleMovie.wall.prefix(1)) { PosterCard(title: $0.title, note: $0.note, path: "#", artwork: $0.artwork) }
            }
        }
        ErrorState(
            "Movie not found", reason: "It may have been removed, or the address is wrong.",
            recovery: "Check the address, or search for the movie."
        ) { Button("Try again", icon: .retry, kind: .primary, .type("button")) }
        ErrorState("Couldn’t load recommendations", reason: "The catalogue isn’t responding.", place: .section) {
            Button("Try again", .type("button"))
        }
        Section("Notices") {
            NoticeBanner("The folder “Attic” isn’t available right now. Its movies come back when it does.", icon: .warning) {
                LinkButton("Movies", kind: .plain, path: "/movies")
            }
            div(.class("actions")) {
                IntentForm(ShowroomFeature.Intent.showToast) { Button("Remove from watchlist", .type("submit")) }
                Button("Remove folder", kind: .danger, .type("button"), .data("opens", "sure"))
                Button("Keyboard shortcuts", .type("button"), .data("opens", "keys"))
            }
            ConfirmDialog(
                key: "sure", title: "Remove the folder “Movies”?", text: "Your files stay untouched."
            ) {
                Button("Remove", kind: .danger, .type("button"))
            }
        }
    }
}

/// The toast of the last sample action.
public struct ShowroomToasts: HTML {
    let state: ShowroomFeature.State

    public init(state: ShowroomFeature.State) { self.state = state }

    public var body: some HTML {
        if let number = state.toast {
            Toast(key: "\(number)", "Removed “Dust Country” from your watchlist.") {
                IntentForm(ShowroomFeature.Intent.undo) { Button("Undo", kind: .plain, .type("submit")) }
            }
        }
    }
}
