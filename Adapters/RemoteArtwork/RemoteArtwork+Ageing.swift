public import Caching

extension RemoteArtwork {
    /// Fetched pictures may be kept for as long as the facts that name them: less than six months (field.md §E5).
    public static let lifetime = Duration.seconds(180 * 86_400)

    /// Deletes pictures of all servers that are older than `lifetime`, also of one that is not configured any more.
    ///
    /// - Parameter limit: how many of each scheme at most, so that a clock that is wrong for a while does little harm.
    public static func removeOutdated(in cache: DiskCache, limit: Int) async {
        for scheme in ["https:", "http:"] { await cache.removeOutdated(scheme, lifetime: lifetime, limit: limit) }
    }
}
