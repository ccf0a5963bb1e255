import Glibc

/// Finds out whether a part of a file is in memory, so that sending it cannot wait for a disk.
enum PageCache {
    /// The kernel reads ahead in blocks of this size, so one page stands for the others.
    private static let stride = 128 << 10
    /// `RWF_NOWAIT` of `<bits/uio-ext.h>`.
    private static let withoutWaiting: CInt = 8

    private typealias Read = @convention(c) (CInt, UnsafePointer<iovec>, CInt, off_t, CInt) -> Int
    /// preadv2(2) is a GNU extension, which Swift's module of the C library does not export.
    private static let read = dlsym(nil, "preadv2").map { unsafeBitCast($0, to: Read.self) }

    /// Reads single bytes on the condition that no disk is accessed. False also where a file system cannot promise that.
    static func holds(_ descriptor: CInt, _ range: Range<Int>) -> Bool {
        guard let read else { return false }
        return withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { byte in
            var target = iovec(iov_base: byte.baseAddress, iov_len: 1)
            // Past the end of a file that became shorter the result is 0 bytes; sending it finds the error.
            return Swift.stride(from: range.lowerBound, to: range.upperBound, by: stride).allSatisfy {
                read(descriptor, &target, 1, off_t($0), withoutWaiting) >= 0
            }
        }
    }
}
