// scripts/fuzz.sh compiles this file together with the sources of Containers as one module, so that coverage includes all of it.

/// Sets the first bytes of an MP4 file, then reads everything in it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMP4(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard bytes.count > 8 else { return 0 }
    // Only files with a known first box reach the parser.
    if !MP4File.matches(Bytes(bytes)) { bytes.replaceSubrange(4..<8, with: Array("ftyp".utf8)) }
    FuzzedReading.read(bytes)
    FuzzedReading.assemble(bytes)
    return 0
}
