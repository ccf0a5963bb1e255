/// The size of an AVIF picture, in the boxes before its data (ISO/IEC 23008-12).
enum AVIFHeader {
    /// - Returns: nil for any other file. Of several sizes (parts, previews, masks) the largest.
    static func size(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.dropFirst(4).starts(with: "ftyp".utf8), let length = bytes.big32(0), (16...512).contains(length), length <= bytes.count,
            // The brands, after the length and the version.
            stride(from: 8, to: length - 3, by: 4).contains(where: { at in
                at != 12 && (bytes[at..<(at + 4)].elementsEqual("avif".utf8) || bytes[at..<(at + 4)].elementsEqual("avis".utf8))
            }),
            let meta = boxes("meta", bytes, length..<bytes.count).first,
            let properties = boxes("iprp", bytes, (meta.lowerBound + 4)..<max(meta.lowerBound + 4, meta.upperBound)).first,
            let container = boxes("ipco", bytes, properties).first
        else { return nil }
        return boxes("ispe", bytes, container).compactMap { extent -> (width: Int, height: Int)? in
            guard extent.count >= 12, let width = bytes.big32(extent.lowerBound + 4), let height = bytes.big32(extent.lowerBound + 8) else {
                return nil
            }
            return (width, height)
        }.max { max($0.width, $0.height) < max($1.width, $1.height) }
    }

    /// The contents of the boxes of a type in a part of the file.
    private static func boxes(_ type: String, _ bytes: [UInt8], _ part: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var at = part.lowerBound
        while at + 8 <= part.upperBound, let length = bytes.big32(at) {
            // 0: to the end. 1 (a length of 64 bits) is for data only.
            let end = length == 0 ? part.upperBound : min(at + length, part.upperBound)
            guard end >= at + 8 else { break }
            if bytes[(at + 4)..<(at + 8)].elementsEqual(type.utf8) { found.append((at + 8)..<end) }
            at = end
        }
        return found
    }
}
