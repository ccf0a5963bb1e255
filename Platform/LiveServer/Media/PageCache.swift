import Glibc

/// Looks whether a part of a file lies in memory.
enum PageCache {
    /// The kernel reads ahead in pieces of this size, so one page tells of the others.
    private static let stride = 128 << 10

    /// Asks the kernel by a mapping that is never touched. It tells the truth only about files that we own or may
    /// write, and says yes of all others; then the part is sent as it is.
    static func holds(_ descriptor: CInt, _ range: Range<Int>) -> Bool {
        let page = Int(sysconf(CInt(_SC_PAGESIZE)))
        let start = range.lowerBound / page * page
        let length = range.upperBound - start
        guard length > 0, let mapping = mmap(nil, length, PROT_READ, MAP_SHARED, descriptor, off_t(start)), mapping != MAP_FAILED else {
            return true
        }
        defer { munmap(mapping, length) }
        for place in Swift.stride(from: 0, to: length, by: stride) {
            var residency: UInt8 = 1
            if mincore(mapping + place, 1, &residency) == 0, residency & 1 == 0 { return false }
        }
        return true
    }
}
