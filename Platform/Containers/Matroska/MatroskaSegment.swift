/// The positions of the parts of a Matroska file.
struct MatroskaSegment {
    var container = Container.matroska
    /// The first byte of the segment's content: positions in the file are relative to it.
    var start: Int64 = 0
    var end: Int64 = 0
    var info: EBMLElement?
    var tracks: EBMLElement?
    var cues: EBMLElement?
    var chapters: EBMLElement?
    var attachments: EBMLElement?
    var tags: EBMLElement?
    var firstCluster: Int64?

    static func matches(_ head: Bytes) -> Bool { (try? head.u32(0)) == MatroskaID.ebml }

    init(_ reader: SourceReader) throws(ContainerError) {
        let header = try reader.element(at: 0)
        guard header.id == MatroskaID.ebml, let headerEnd = header.end else { throw .notRecognised }
        guard let size = header.size, size <= 4096 else { throw .tooLarge("its first header") }
        var children = EBMLChildren(try reader.bytes(at: header.body, count: Int(size)), reader)
        while let (id, body) = try children.next() {
            guard id == MatroskaID.docType else { continue }
            let type = body.text(limit: 32)
            guard type == "matroska" || type == "webm" else { throw .notRecognised }
            container = type == "webm" ? .webm : .matroska
        }
        var segment = try reader.element(at: headerEnd)
        while segment.id == MatroskaID.void || segment.id == MatroskaID.crc, let end = segment.end {
            segment = try reader.element(at: end)
        }
        guard segment.id == MatroskaID.segment else { throw .malformed("it has no segment after its header") }
        start = segment.body
        end = min(segment.end ?? reader.size, reader.size)
        let found = try readHead(reader)
        follow(found, reader)
        // An unfinished download can be played as far as it goes, but not without its first seconds.
        let isCut = segment.end.map { $0 > reader.size } ?? false
        let first = firstCluster.flatMap { try? reader.element(at: $0) }
        if isCut, first?.end.map({ $0 > reader.size }) ?? (first == nil) { throw .truncated(at: reader.size) }
    }

    /// Reads the elements before the first cluster. Returns the positions in seek heads.
    private mutating func readHead(_ reader: SourceReader) throws(ContainerError) -> [Int64] {
        var places: [Int64] = []
        var at = start
        while at < end {
            let element = try reader.element(at: at)
            if element.id == MatroskaID.cluster {
                firstCluster = at
                break
            }
            guard let next = element.end else { throw .malformed("the length of an element in its head is unknown") }
            if element.id == MatroskaID.seekHead { places += try seekPositions(element, reader) } else { note(element, reader) }
            at = next
        }
        return places
    }

    /// Visits each position once, so that seek heads that reference each other do not loop.
    private mutating func follow(_ places: [Int64], _ reader: SourceReader) {
        var queue = places
        var seen: Set<Int64> = []
        while let place = queue.popLast(), seen.count < reader.limits.listCount {
            guard seen.insert(place).inserted, let element = try? reader.element(at: place) else { continue }
            if element.id == MatroskaID.seekHead {
                queue += (try? seekPositions(element, reader)) ?? []
            } else {
                note(element, reader)
            }
        }
    }

    /// Records the first complete element of each kind.
    mutating func note(_ element: EBMLElement, _ reader: SourceReader) {
        guard let last = element.end, last <= reader.size || element.id == MatroskaID.tracks else { return }
        switch element.id {
        case MatroskaID.info: info = info ?? element
        case MatroskaID.tracks: tracks = tracks ?? element
        case MatroskaID.cues: cues = cues ?? element
        case MatroskaID.chapters: chapters = chapters ?? element
        case MatroskaID.attachments: attachments = attachments ?? element
        case MatroskaID.tags: tags = tags ?? element
        default: break
        }
    }

    private func seekPositions(_ element: EBMLElement, _ reader: SourceReader) throws(ContainerError) -> [Int64] {
        var places: [Int64] = []
        let body = try reader.content(of: element, what: "its seek head")
        var seeks = EBMLChildren(body, reader)
        while let (id, seek) = try seeks.next() {
            guard places.count < reader.limits.listCount else { continue }
            guard id == MatroskaID.seek else { continue }
            var fields = EBMLChildren(seek, reader)
            while let (field, value) = try fields.next() {
                guard field == MatroskaID.seekPosition else { continue }
                let place = try Checked.sum(start, try Checked.signed(value.unsigned()))
                // Clusters are found by walking; all other elements may follow them.
                if place < end { places.append(place) }
            }
        }
        reader.refund(body.count)
        return places
    }
}
