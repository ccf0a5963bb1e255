/// A part of a page that can be replaced on its own: an element with an id.
public struct Region: Sendable, Equatable {
    /// Hash of the id.
    public let key: UInt64
    /// Hash of the region's own bytes and the keys of its child regions; for a list, without the keys.
    public internal(set) var digest: UInt64 = 0
    /// Index of the surrounding region, or -1.
    public internal(set) var parent: Int32
    /// The element's bytes in the page.
    public internal(set) var start: Int32
    public internal(set) var end: Int32 = 0
    /// The id's bytes in the page.
    public internal(set) var nameStart: Int32
    public internal(set) var nameEnd: Int32
    /// True if every child is a region with nothing between them, so that the list can be patched by insert,
    /// remove and order.
    public internal(set) var isList: Bool
}

struct OpenRegion {
    let index: Int
    let asList: Bool
    var isPure = true
    /// The start of the bytes that are not yet part of a digest.
    var mark: Int
    var own: Digest
    var children: Digest
}

/// Returned by `begin` and passed to `end`.
public struct ElementMark: Sendable {
    enum Kind: Sendable { case plain, region, untouched, untouchedRegion }
    let kind: Kind
    static let plain = ElementMark(kind: .plain)
    var isRegion: Bool { kind == .region || kind == .untouchedRegion }
    var isUntouched: Bool { kind == .untouched || kind == .untouchedRegion }
}
