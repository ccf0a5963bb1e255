/// Title and cover pictures from `udta` and `meta` boxes.
struct MP4Metadata {
    var title: String?
    /// The `name` box of a track.
    var trackName: String?
    var covers: [Attachment] = []

    init() {}

    init(userData: Bytes, _ reader: SourceReader) throws(ContainerError) {
        for box in try userData.boxes(reader) {
            switch box.type {
            case "meta": merge(try MP4Metadata(meta: box.body, reader))
            case "name": trackName = Self.named(box.body.text(limit: reader.limits.stringBytes))
            case "©nam":
                // QuickTime: length, language, text.
                if let length = try? box.body.u16(0), let text = try? box.body.part(4, min(length, box.body.count - 4)) {
                    title = title ?? Self.named(text.text(limit: reader.limits.stringBytes))
                }
            case "titl":
                if title == nil, box.body.count > 6 { title = Self.named(try box.body.rest(6).text(limit: reader.limits.stringBytes)) }
            default: break
            }
        }
    }

    init(meta: Bytes, _ reader: SourceReader) throws(ContainerError) {
        // In MP4 a full box, in QuickTime not: the handler box shows which.
        let isPlain = (try? meta.u32(4)).map { FourCC($0) == "hdlr" } ?? false
        let boxes = try meta.rest(isPlain ? 0 : min(4, meta.count)).boxes(reader)
        let keys = try Self.keys(boxes.first("keys"), reader)
        for item in try boxes.first("ilst")?.body.boxes(reader) ?? [] {
            var type = item.type
            if let key = keys[Int(type.value)] {
                type = key == "com.apple.quicktime.title" || key == "title" ? "©nam" : type
            }
            guard type == "©nam" || type == "covr" else { continue }
            for data in try item.body.boxes(reader) where data.type == "data" && data.body.count > 8 {
                if type == "©nam" {
                    if title == nil { title = Self.named(try data.body.rest(8).text(limit: reader.limits.stringBytes)) }
                } else if covers.count < reader.limits.listCount {
                    addCover(type: Int(try data.body.u32(0) & 0xFFFFFF), try data.body.rest(8))
                }
            }
        }
    }

    mutating func merge(_ other: MP4Metadata) {
        title = title ?? other.title
        trackName = trackName ?? other.trackName
        covers += other.covers
    }

    private mutating func addCover(type: Int, _ picture: Bytes) {
        let isPNG = (try? picture.u32(0)) == 0x8950_4E47
        let form = isPNG || type == 14 ? ("png", "image/png") : type == 27 ? ("bmp", "image/bmp") : ("jpg", "image/jpeg")
        let number = covers.isEmpty ? "" : "-\(covers.count + 1)"
        covers.append(
            Attachment(name: "cover\(number).\(form.0)", mimeType: form.1, offset: picture.fileOffset(), size: Int64(picture.count)))
    }

    private static func keys(_ box: MP4Box?, _ reader: SourceReader) throws(ContainerError) -> [Int: String] {
        guard let box, box.body.count > 8 else { return [:] }
        var keys: [Int: String] = [:]
        for key in try box.body.rest(8).boxes(reader) {
            guard keys.count < reader.limits.listCount else { break }
            keys[keys.count + 1] = key.body.text(limit: 256)
        }
        return keys
    }

    private static func named(_ text: String) -> String? { text.isEmpty ? nil : text }
}
