import Glibc

/// Finds out whether a part of a file is in memory, so that sending it cannot wait for a disk.
enum PageCache {
    /// The kernel reads ahead in pieces of this size, so one page tells of the others.
    private static let stride = 128 << 10
    /// `RWF_NOWAIT` of `<bits/uio-ext.h>`.
    private static let withoutWaiting: CInt = 8

    private typealias Read = @convention(c) (CInt, UnsafePointer<iovec>, CInt, off_t, CInt) -> Int
    /// preadv2(2) is a GNU extension, and Swift's module of the C library leaves those out.
    private static let read = dlsym(nil, "preadv2").map { unsafeBitCast($0, to: Read.self) }

    /// Reads single bytes on the condition that no disk is asked. Where a file system cannot promise that, the answer is no.
    static func holds(_ descriptor: CInt, _ range: Range<Int>) -> Bool {
        guard let read else { return false }
        return withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { byte in
            var target = iovec(iov_base: byte.baseAddress, iov_len: 1)
            // At the end of a file that became shorter 0 bytes come; whoever sends it finds out.
            return Swift.stride(from: range.lowerBound, to: range.upperBound, by: stride).allSatisfy {
                read(descriptor, &target, 1, off_t($0), withoutWaiting) >= 0
            }
        }
    }
}
