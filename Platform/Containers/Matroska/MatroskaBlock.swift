/// A SimpleBlock or Block: its header, and its frames if the content has been read.
struct MatroskaBlock {
    var track = 0
    /// Ticks relative to the cluster's time.
    var offset: Int64 = 0
    var isKeyframe = false
    var isSimple: Bool
    /// Ticks; nil unless a block group specifies it.
    var duration: Int64?
    /// The position and size of the block's content in the file, including its header.
    var position: Int64
    var size: Int64
    /// Whether it holds several frames: 0 is none, the others are the kinds of lacing.
    private(set) var lacing = 0
    /// Bytes before the frame, or before the sizes of the frames.
    private(set) var headerLength = 0

    /// - Parameter head: the first bytes of the content, at least its header.
    init(_ head: Bytes, position: Int64, size: Int64, isSimple: Bool) throws(ContainerError) {
        self.position = position
        self.size = size
        self.isSimple = isSimple
        let number = try EBMLNumber.variable(head, 0)
        track = number.value.flatMap { Int(exactly: $0) } ?? 0
        offset = Int64(try head.i16(number.width))
        let flags = try head.u8(number.width + 2)
        lacing = flags >> 1 & 3
        isKeyframe = isSimple && flags & 0x80 != 0
        headerLength = number.width + 3
    }

    /// The frames of the block's whole content (RFC 9559 §10.3: none, Xiph, fixed and EBML lacing).
    func frames(_ content: Bytes) throws(ContainerError) -> [Bytes] {
        guard lacing != 0 else { return [try content.rest(headerLength)] }
        let count = try content.u8(headerLength) + 1
        var at = headerLength + 1
        var sizes: [Int] = []
        if lacing == 2 {
            let left = content.count - at
            guard left % count == 0 else { throw .malformed("a block's frames are not of equal size") }
            sizes = [Int](repeating: left / count, count: count)
        } else {
            var total = 0
            for place in 0..<count - 1 {
                var size = 0
                if lacing == 1 {
                    var byte = 255
                    while byte == 255 {
                        byte = try content.u8(at)
                        at += 1
                        size += byte
                    }
                } else {
                    let number = try EBMLNumber.variable(content, at)
                    guard let value = number.value, value < 1 << 40 else { throw .malformed("a block's frame has no size") }
                    // The first is a size, the others are signed differences.
                    size = place == 0 ? Int(value) : sizes[place - 1] + Int(value) - ((1 << (7 * number.width - 1)) - 1)
                    at += number.width
                }
                guard size >= 0, size <= content.count else { throw .malformed("a block's frame is larger than the block") }
                sizes.append(size)
                total += size
            }
            let left = content.count - at - total
            guard left >= 0 else { throw .malformed("a block's frames are larger than the block") }
            sizes.append(left)
        }
        var frames: [Bytes] = []
        for size in sizes {
            frames.append(try content.part(at, size))
            at += size
        }
        return frames
    }
}
