/// The relevant top-level boxes, found with few reads.
struct MP4File {
    /// A top-level box, by position.
    struct Place {
        let type: FourCC
        let start: Int64
        let header: Int64
        let end: Int64
    }

    var container = Container.mov
    var movie: Bytes
    /// The end of the scanned top-level boxes, after the movie: fragments begin here or later.
    var rest: Int64

    private static let opening: Set<FourCC> = ["ftyp", "moov", "mdat", "wide", "free", "skip", "pnot", "styp", "udta"]

    /// True if these can be the first bytes of an MP4 or QuickTime file.
    static func matches(_ head: Bytes) -> Bool {
        guard let type = try? head.u32(4), let size = try? head.u32(0) else { return false }
        return opening.contains(FourCC(type)) && (size >= 8 || size <= 1)
    }

    init(_ reader: SourceReader) throws(ContainerError) {
        var at: Int64 = 0
        var movie: Bytes?
        var container = Container.mov
        while at < reader.size {
            // A few stray bytes at the end are common and harmless once the movie is known.
            if reader.size - at < 8, movie != nil { break }
            let place = try Self.place(at: at, reader)
            if place.type == "ftyp" || place.type == "styp" {
                container = try Self.brand(place, reader)
            } else if place.type == "moov", movie == nil {
                guard place.end <= reader.size else { throw .truncated(at: reader.size) }
                movie = try reader.table(at: at + place.header, count: place.end - at - place.header, what: "its index (moov)")
            } else if movie != nil, ["moof", "sidx", "mdat"].contains(place.type) {
                break
            }
            at = place.end
        }
        guard let movie else { throw .malformed("it has no index (moov); the recording or download was not finished") }
        self.movie = movie
        self.rest = min(at, reader.size)
        self.container = container
    }

    /// The box header at a position in the file.
    static func place(at: Int64, _ reader: SourceReader) throws(ContainerError) -> Place {
        try reader.visit()
        let head = try reader.bytes(at: at, count: 8)
        let type = FourCC(try head.u32(4))
        let short = try head.u32(0)
        if short == 0 { return Place(type: type, start: at, header: 8, end: reader.size) }
        if short > 1 {
            guard short >= 8 else { throw .malformed("the box “\(type.text)” has no room for its own header") }
            return Place(type: type, start: at, header: 8, end: at + Int64(short))
        }
        let long = try reader.bytes(at: at + 8, count: 8).u64(0)
        guard long >= 16, let size = Int64(exactly: long) else { throw .malformed("the box “\(type.text)” has an impossible size") }
        return Place(type: type, start: at, header: 16, end: try Checked.sum(at, size))
    }

    private static func brand(_ place: Place, _ reader: SourceReader) throws(ContainerError) -> Container {
        FourCC(try reader.bytes(at: place.start + place.header, count: 4).u32(0)) == "qt  " ? .mov : .mp4
    }
}
