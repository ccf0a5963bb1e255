/// A file and what it shows. All files that show the same share one position of a viewer: the newest.
public struct ShownFile: Hashable, Sendable {
    public var id: FileID
    public var reference: TitleReference
    /// 0 for the whole movie or episode, 1… for one of its parts. Nil for an extra: it shares its position with no other file.
    public var part: Int?

    public init(id: FileID, reference: TitleReference, part: Int?) {
        self.id = id
        self.reference = reference
        self.part = part
    }

    /// - Parameter part: 1… of a title in several parts, else nil.
    public init(id: FileID, reference: TitleReference, part: Int?, isExtra: Bool) {
        self.init(id: id, reference: reference, part: isExtra ? nil : part ?? 0)
    }
}
