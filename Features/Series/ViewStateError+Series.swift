import CoreDomain
public import Flow
import Screens

extension ViewStateError {
    /// The series is there without this season.
    public static var seasonNotFound: Self { Self(SeriesWords.noSeason, reason: SeriesWords.removed, isRetryable: false) }
    /// The series is there without this episode.
    public static var episodeNotFound: Self { Self(SeriesWords.noEpisode, reason: SeriesWords.removed, isRetryable: false) }

    fileprivate var hasSeries: Bool { self == .seasonNotFound || self == .episodeNotFound }
}

extension PageError {
    /// For a season or an episode: leads to the series if it is there, which whoever may open its parts may open too.
    init(_ error: ViewStateError, retry: Intent, of series: TitleID, mayBrowse: Bool) {
        if error.hasSeries {
            self.init(error, retry: retry, elsewhere: SeriesWords.openSeries, path: "/series/\(series)", mayBrowse: true)
        } else {
            self.init(error, retry: retry, elsewhere: SeriesWords.allSeries, path: "/series", mayBrowse: mayBrowse)
        }
    }
}
