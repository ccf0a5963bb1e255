import DesignSystem
import HTML

/// Facts, files, chapters.
struct DetailsSection: HTML {
    var body: some HTML {
        Section("Facts") {
            FactList([
                .init("Director", "Ida Brandt", path: "#"), .init("Released", "14 March 1947"), .init("Country", "Denmark"),
                .init("Nothing", ""),
            ])
        }
        Section("Files") {
            FilePanel(
                name: "The.Lamplighters.Daughter.1947.2160p.BluRay.x265.DTS-HD.MA.5.1-CINEMATHEQUE.mkv",
                chips: ["4K", "HEVC", "DTS-HD 5.1", "English", "Dansk", "48.2 GB"],
                note: "Plays in this browser. The sound is converted."
            ) { LinkButton("Play", icon: .play, path: "#") }
            FilePanel(
                name: "lamplighter-extras.avi", chips: ["480p", "MPEG-4"],
                warning: "Missing since Tuesday. Check that the disk “Attic” is connected.")
        }
        Section("Chapters") {
            ChapterList([
                .init(title: "The gas runs out", start: 0, path: "#"), .init(title: "Her father’s round", start: 611, path: "#"),
                .init(title: "A light in the window of a room where nobody has lived for eleven years", start: 2530, path: "#"),
                .init(title: "Morning", start: 6722, path: "#"),
            ])
        }
    }
}
