import DesignSystem
import HTML

/// Lists: episodes, search results, comments.
struct ListSection: HTML {
    private static let movies = SampleMovie.wall

    var body: some HTML {
        Section("Episodes") {
            MediaList {
                EpisodeRow(
                    number: 1, title: "The Long Shift", note: "14 March 2019 · 52m",
                    overview:
                        "A night at the signal box ends with a train that is on no timetable. Ruth calls the next station, and the next station answers in her own voice.",
                    path: "#", artwork: Self.movies[1].artwork, isWatched: true
                ) { IconLink(.play, label: "Play", path: "#") }
                EpisodeRow(
                    number: 2, title: "Points", note: "21 March 2019 · 49m", overview: "Somebody has been reading the log.", path: "#",
                    artwork: Self.movies[8].artwork, progress: 0.4)
                EpisodeRow(number: 3, title: "Coming Friday", note: "Coming next Friday", path: "#", artwork: Self.movies[22].artwork)
            }
        }
        Section("Search results") {
            MediaList {
                MediaRow(title: "Dust Country", note: "Movie · 1956", path: "#", artwork: Self.movies[2].artwork)
                MediaRow(
                    title: "Ida Brandt", note: "Person · Director", path: "#", artwork: .initials(name: "Ida Brandt"), shape: .portrait)
                MediaRow(title: Self.movies[12].title, note: "Movie · 1978", path: "#", artwork: Self.movies[12].artwork, progress: 0.5)
                MediaRow(
                    title: Self.movies[15].title, note: "Movie · 1974", text: "A comedy of patience.", path: "#",
                    artwork: Self.movies[15].artwork)
            }
        }
        Section("Comments") {
            ol(.class("talks")) {
                TalkBubble(voice: .viewer, text: "Is the ending sad?")
                TalkBubble(voice: .assistant, text: "Quiet rather than sad. Someone lights the lamps again, and the movie doesn’t say who.")
                TalkBubble(
                    voice: .other, name: "Noor Haddad", text: "We watched it with the lights off. <b>Try that.</b>", time: "2 days ago")
            }
        }
    }
}
