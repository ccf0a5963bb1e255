/// A part of a page that can be replaced by itself: an element with an id.
public struct Region: Sendable, Equatable {
    /// Hash of the id.
    public let key: UInt64
    /// Hash of the region's own bytes; of its child regions it covers only their keys, and for a list not even those.
    public internal(set) var digest: UInt64 = 0
    /// Index of the surrounding region, or -1.
    public internal(set) var parent: Int32
    /// The element's bytes in the page.
    public internal(set) var start: Int32
    public internal(set) var end: Int32 = 0
    /// The id's bytes in the page.
    public internal(set) var nameStart: Int32
    public internal(set) var nameEnd: Int32
    /// True when every child is a region and nothing else stands between them, so that the list can be patched by insert,
    /// remove and order.
    public internal(set) var isList: Bool
}

struct OpenRegion {
    let index: Int
    let asList: Bool
    var isPure = true
    /// Where the bytes begin that no digest has seen yet.
    var mark: Int
    var own: Digest
    var children: Digest
}

/// What `begin` hands to `end`.
public struct ElementMark: Sendable {
    enum Kind: Sendable { case plain, region, untouched, untouchedRegion }
    let kind: Kind
    static let plain = ElementMark(kind: .plain)
    var isRegion: Bool { kind == .region || kind == .untouchedRegion }
    var isUntouched: Bool { kind == .untouched || kind == .untouchedRegion }
}
