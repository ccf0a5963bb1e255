public import StreamingDomain

/// A subtitle that playlists offer.
public struct StreamedSubtitle: Hashable, Sendable {
    public var address: SubtitleAddress
    /// For people.
    public var label: String
    /// BCP 47.
    public var language: String?
    public var isForced: Bool
    public var isForHardOfHearing: Bool
    /// Shown unless the viewer chooses otherwise.
    public var isDefault: Bool

    public init(
        address: SubtitleAddress, label: String, language: String? = nil, isForced: Bool = false, isForHardOfHearing: Bool = false,
        isDefault: Bool = false
    ) {
        self.address = address
        self.label = label
        self.language = language
        self.isForced = isForced
        self.isForHardOfHearing = isForHardOfHearing
        self.isDefault = isDefault
    }
}
