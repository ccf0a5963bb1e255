/// One `trak`, with parsed headers, and sample tables that are checked but not expanded.
struct MP4Track {
    var number = 0
    var isEnabled = false
    var display = MP4Display()
    var handler: FourCC = ""
    var timescale: Int64 = 1
    /// Track ticks; nil where unknown.
    var mediaDuration: Int64?
    var languageCode: String?
    var extendedLanguage: String?
    var name: String?
    var edits: [MP4Edit] = []
    var chapterTracks: [Int] = []
    /// The tracks that hold only the forced subtitles of this one.
    var forcedTracks: [Int] = []
    var roles = MP4Roles()
    var tables: MP4SampleTable
    /// The first sample description and its four-character code.
    var entry: MP4Box?

    /// Nil for a track without media.
    init?(_ trak: Bytes, _ reader: SourceReader) throws(ContainerError) {
        let boxes = try trak.boxes(reader)
        guard let header = boxes.first("tkhd"), let media = boxes.first("mdia") else { return nil }
        let mediaBoxes = try media.body.boxes(reader)
        guard let mediaHeader = mediaBoxes.first("mdhd"), let information = mediaBoxes.first("minf"),
            let table = try information.body.boxes(reader).first("stbl")
        else { return nil }
        let tableBoxes = try table.body.boxes(reader)
        tables = try MP4SampleTable(tableBoxes)
        if let description = tableBoxes.first("stsd") {
            entry = try description.body.rest(min(8, description.body.count)).boxes(reader).first
        }
        try readHeader(header)
        try readMediaHeader(mediaHeader)
        if let box = mediaBoxes.first("hdlr") { try readHandler(box.body, reader) }
        if let box = mediaBoxes.first("elng"), box.body.count > 4 {
            extendedLanguage = try box.body.rest(4).text(limit: 64)
        }
        if let box = boxes.first("edts"), let list = try box.body.boxes(reader).first("elst") {
            edits = try MP4Edit.list(list, reader)
        }
        for box in try boxes.first("tref")?.body.boxes(reader) ?? [] where box.type == "chap" || box.type == "forc" {
            for place in 0..<min(box.body.count / 4, reader.limits.listCount) {
                let other = Int(try box.body.u32(place * 4))
                if box.type == "chap" { chapterTracks.append(other) } else { forcedTracks.append(other) }
            }
        }
        if let box = boxes.first("udta"), let found = try? MP4Metadata(userData: box.body, reader) {
            name = found.trackName ?? found.title ?? name
        }
        if let box = boxes.first("udta"), let found = try? MP4Roles(userData: box.body, reader) { roles = found }
    }

    private mutating func readHeader(_ box: MP4Box) throws(ContainerError) {
        isEnabled = try box.flags & 1 == 1
        let wide = try box.version == 1
        number = Int(try box.body.u32(wide ? 20 : 12))
        display = try MP4Display(box.body, at: wide ? 52 : 40)
    }

    private mutating func readMediaHeader(_ box: MP4Box) throws(ContainerError) {
        let wide = try box.version == 1
        timescale = max(1, Int64(try box.body.u32(wide ? 20 : 12)))
        mediaDuration = MP4Movie.known(wide ? try box.body.u64(24) : UInt64(try box.body.u32(16)), wide: wide)
        languageCode = Language.packed(try box.body.u16(wide ? 32 : 20))
    }

    private mutating func readHandler(_ body: Bytes, _ reader: SourceReader) throws(ContainerError) {
        handler = FourCC(try body.u32(8))
        guard body.count > 24 else { return }
        var text = try body.rest(24)
        // QuickTime writes the length first.
        if let length = try? text.u8(0), length == text.count - 1, let rest = try? text.rest(1) { text = rest }
        let given = text.text(limit: 256)
        let boilerplate = ["handler", "core media", "gpac", "l-smash", "alis", "bento4", "apple ", "mainconcept", "isom"]
        if !given.isEmpty, !boilerplate.contains(where: { given.lowercased().contains($0) }) { name = given }
    }

    func seconds(_ ticks: Int64) -> Double { Double(ticks) / Double(timescale) }
}
