import CoreDomain
import DesignSystem
import LibraryDomain

enum CandidateWords {
    static let heading = "Is it one of these?"
    static let search = "Search"
    static let current = "Current title"

    /// “1995 · Michael Mann”; genres where no director is known.
    static func facts(_ candidate: CorrectionCandidate) -> String {
        let isOfFiles = candidate.source == .local
        let rest = isOfFiles ? "From your files" : candidate.director ?? candidate.genres.prefix(2).joined(separator: ", ")
        return MetaText.joined([candidate.name.year.map(String.init) ?? "", rest])
    }

    /// A line below the candidates.
    static func note(_ list: CandidateList) -> String? {
        if list.isAsking { return "Searching TMDb…" }
        let none = list.candidates.isEmpty ? none(list.search.title) : nil
        let away = list.isAway ? "TMDb can’t be reached right now, so only titles that Popcorn already knows were searched." : nil
        let sentences = [none, away].compactMap(\.self)
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private static func none(_ title: String) -> String {
        title.isEmpty
            ? "The file name contains no title. Enter one to search."
            : "No title named “\(title)” is known. Try another spelling or leave out the year."
    }

    /// Said of a title that nothing but its files describes.
    static func origin(_ reference: TitleReference) -> String? {
        if case .video = reference { return nil }
        return reference.title.source == .local ? "This title is known only from your files." : nil
    }
}
