/// The ids of Matroska elements (matroska.org, RFC 9559).
enum MatroskaID {
    static let ebml: UInt32 = 0x1A45_DFA3, docType: UInt32 = 0x4282, segment: UInt32 = 0x1853_8067
    static let seekHead: UInt32 = 0x114D_9B74, seek: UInt32 = 0x4DBB, seekID: UInt32 = 0x53AB, seekPosition: UInt32 = 0x53AC
    static let info: UInt32 = 0x1549_A966, tracks: UInt32 = 0x1654_AE6B, cues: UInt32 = 0x1C53_BB6B
    static let cluster: UInt32 = 0x1F43_B675, chapters: UInt32 = 0x1043_A770, attachments: UInt32 = 0x1941_A469
    static let tags: UInt32 = 0x1254_C367, void: UInt32 = 0xEC, crc: UInt32 = 0xBF
    static let timecode: UInt32 = 0xE7, simpleBlock: UInt32 = 0xA3, blockGroup: UInt32 = 0xA0, block: UInt32 = 0xA1
    static let blockDuration: UInt32 = 0x9B, referenceBlock: UInt32 = 0xFB

    static let topLevel: Set<UInt32> = [seekHead, info, tracks, cues, cluster, chapters, attachments, tags]
}

/// An element's header and position in the file.
struct EBMLElement {
    let id: UInt32
    let start: Int64
    /// First byte of the content.
    let body: Int64
    /// The size of the content in bytes; nil: unknown, it ends at the first element that cannot be inside it.
    let size: Int64?

    var end: Int64? { size.map { body + $0 } }
}

/// Variable-length element ids and sizes (RFC 8794 §4).
enum EBMLNumber {
    /// A size or track number with its marker bit removed; nil value: all ones, "unknown".
    static func variable(_ bytes: Bytes, _ at: Int, longest: Int = 8) throws(ContainerError) -> (value: UInt64?, width: Int) {
        let first = try bytes.u8(at)
        guard first > 0 else { throw .malformed("a length in it is longer than eight bytes") }
        let width = UInt8(first).leadingZeroBitCount + 1
        guard width <= longest else { throw .malformed("a length in it is longer than \(longest) bytes") }
        let mask: UInt64 = (1 << UInt64(7 * width)) - 1
        let value = try bytes.number(at, width: width) & mask
        return (value == mask ? nil : value, width)
    }

    /// An element's id, including the marker bit.
    static func id(_ bytes: Bytes, _ at: Int) throws(ContainerError) -> (value: UInt32, width: Int) {
        let first = try bytes.u8(at)
        guard first >= 0x10 else { throw .malformed("there is no element at byte \(bytes.fileOffset(of: at))") }
        let width = UInt8(first).leadingZeroBitCount + 1
        return (UInt32(try bytes.number(at, width: width)), width)
    }
}

extension SourceReader {
    /// The element header at a position in the file.
    func element(at offset: Int64) throws(ContainerError) -> EBMLElement {
        try visit()
        let head = try head(at: offset, count: 12)
        let id = try EBMLNumber.id(head, 0)
        let size = try EBMLNumber.variable(head, id.width)
        let body = offset + Int64(id.width + size.width)
        guard let length = size.value.map({ Int64($0) }) else { return EBMLElement(id: id.value, start: offset, body: body, size: nil) }
        _ = try Checked.sum(body, length)
        return EBMLElement(id: id.value, start: offset, body: body, size: length)
    }

    /// The content of an element as a table in memory.
    func content(of element: EBMLElement, what: String) throws(ContainerError) -> Bytes {
        guard let size = element.size else { throw .malformed("the length of \(what) is unknown") }
        return try table(at: element.body, count: size, what: what)
    }
}
