public import CoreDomain
public import Foundation

/// What each viewer opened from the results of a search. It is precious.
public protocol SearchHistory: Sendable {
    /// Newest first, each once.
    func entries(viewer: ViewerID) async throws(SearchError) -> [SearchReference]
    /// What is there already becomes the newest. Of more than `SearchHistoryLimits.entries` the oldest are dropped.
    func add(_ reference: SearchReference, at date: Date, viewer: ViewerID) async throws(SearchError)
    /// Those that are not there are passed over.
    func remove(_ references: [SearchReference], viewer: ViewerID) async throws(SearchError)
    func clear(viewer: ViewerID) async throws(SearchError)
    /// Moves everything under each first id to the second, all or nothing. If both have an entry, the later date stays. Repeating it changes nothing.
    func move(_ titles: [TitleID: TitleID]) async throws(SearchError)
}

public enum SearchHistoryLimits {
    /// The most entries of one viewer.
    public static let entries = 50
}
