/// The growing text of a page. Compared with an array of bytes, it saves the uniqueness check of several thousand small
/// writes for each page.
///
/// Sendable although it holds a pointer: the type cannot be copied and never exposes the pointer, so there is one owner at a time.
struct PageText: ~Copyable, @unchecked Sendable {
    private var base: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private(set) var capacity: Int

    init(capacity: Int) {
        self.capacity = Swift.max(64, capacity)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    mutating func clear() { count = 0 }

    mutating func removeLast(from start: Int) { count = Swift.min(count, Swift.max(0, start)) }

    @inline(__always) mutating func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        base[count] = byte
        count &+= 1
    }

    @inline(__always) mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        if capacity &- count < bytes.count { grow(by: bytes.count) }
        (base + count).update(from: start, count: bytes.count)
        count &+= bytes.count
    }

    mutating func reverse(from start: Int) {
        var tail = UnsafeMutableBufferPointer(start: base + start, count: count - start)
        tail.reverse()
    }

    /// Gives access to the bytes of a range within `0 ..< count`.
    func withBytes<Result>(_ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "outside the page")
        return body(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
    }

    @inline(never) private mutating func grow(by more: Int) {
        let larger = Swift.max(capacity * 2, count + more)
        let new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        new.update(from: base, count: count)
        base.deallocate()
        base = new
        capacity = larger
    }
}
