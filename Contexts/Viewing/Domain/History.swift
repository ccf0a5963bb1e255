public import CoreDomain
public import Foundation

/// Something that a viewer watched to its end, once. Several viewings of one title are several entries.
public struct HistoryEntry: Hashable, Sendable, Identifiable {
    public var reference: TitleReference
    /// The end of the viewing, or the moment of the mark; whole milliseconds.
    public var watchedAt: Date
    /// Seconds, the lengths of the files that were watched; nil if unknown.
    public var duration: Double?
    /// Marked as watched by hand, not played here.
    public var isMarked: Bool

    public init(reference: TitleReference, watchedAt: Date, duration: Double? = nil, isMarked: Bool = false) {
        self.reference = reference
        self.watchedAt = watchedAt
        self.duration = MediaTime.length(duration)
        self.isMarked = isMarked
    }

    public var id: ID { ID(reference: reference, watchedAt: watchedAt) }

    /// What tells an entry from the viewer's others: its content and its moment.
    public struct ID: Hashable, Sendable, Codable, RawRepresentable, CustomStringConvertible {
        public var reference: TitleReference
        public var watchedAt: Date

        public init(reference: TitleReference, watchedAt: Date) {
            self.reference = reference
            self.watchedAt = watchedAt
        }

        /// `1700000000000-movie/ID`: milliseconds since 1970, and the reference.
        public var rawValue: String { "\(Int64(clamped: (watchedAt.timeIntervalSince1970 * 1000).rounded()))-\(reference.rawValue)" }

        public init?(rawValue: String) {
            let parts = rawValue.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let milliseconds = Int64(parts[0]),
                milliseconds <= Self.latest, let reference = TitleReference(rawValue: String(parts[1]))
            else { return nil }
            self.init(reference: reference, watchedAt: Date(timeIntervalSince1970: Double(milliseconds) / 1000))
        }

        /// The year 5138.
        private static let latest: Int64 = 100_000_000_000_000

        public var description: String { rawValue }
    }
}
