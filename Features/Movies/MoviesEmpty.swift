import DesignSystem
public import HTML
import MoviesDomain

/// A list without movies, or without any that match.
public struct MoviesEmpty: HTML {
    let query: MovieQuery
    let mayManageLibrary: Bool

    public var body: some HTML {
        if query.genre != nil || query.year != nil {
            EmptyState(icon: .filter, title: MoviesWords.noMatches, text: MoviesWords.noMatchesText) {
                LinkButton(MoviesWords.showAll, path: MovieList.path(of: query))
            }
        } else if mayManageLibrary {
            EmptyState(title: MoviesWords.none, text: MoviesWords.noneText) {
                LinkButton(MoviesWords.addFolder, icon: .folder, kind: .primary, path: "/library")
            }
        } else {
            EmptyState(title: MoviesWords.none, text: MoviesWords.ownerAdds)
        }
    }
}
