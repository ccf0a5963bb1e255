import Glibc

/// Looks whether a part of a file lies in memory.
enum PageCache {
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
        let pages = (length + page - 1) / page
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: pages) { residency in
            guard mincore(mapping, length, residency.baseAddress) == 0 else { return true }
            return residency.allSatisfy { $0 & 1 == 1 }
        }
    }
}
