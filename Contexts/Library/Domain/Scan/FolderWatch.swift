/// Notifications from the system about changes below the libraries' folders.
public struct FolderWatch: Sendable {
    /// One element after something changed, coalesced.
    public var events: @Sendable () -> AsyncStream<Void>
    /// Which folders of which libraries changed since the last call.
    public var take: @Sendable () -> [String: Set<RelativePath>]
    /// Watches these folders of a library, and no others.
    public var cover: @Sendable (Folder, [RelativePath]) async -> Coverage
    public var forget: @Sendable (_ library: String) async -> Void

    public struct Coverage: Sendable, Hashable {
        /// Folders that were not watched before, so earlier changes in them are unknown.
        public var added: [RelativePath]
        /// The reason if not all changes are reported, as a sentence. Then the library is scanned every few minutes.
        public var limit: String?

        public init(added: [RelativePath], limit: String? = nil) {
            self.added = added
            self.limit = limit
        }
    }

    public init(
        events: @escaping @Sendable () -> AsyncStream<Void>, take: @escaping @Sendable () -> [String: Set<RelativePath>],
        cover: @escaping @Sendable (Folder, [RelativePath]) async -> Coverage, forget: @escaping @Sendable (_ library: String) async -> Void
    ) {
        self.events = events
        self.take = take
        self.cover = cover
        self.forget = forget
    }
}
