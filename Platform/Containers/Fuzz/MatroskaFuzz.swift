// scripts/fuzz.sh compiles this file together with the sources of Containers as one module, so that coverage includes all of it.

/// Sets the first bytes of a Matroska file, then reads everything in it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMatroska(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard bytes.count > 8 else { return 0 }
    if !MatroskaSegment.matches(Bytes(bytes)) { bytes.replaceSubrange(0..<4, with: [0x1A, 0x45, 0xDF, 0xA3]) }
    FuzzedReading.read(bytes)
    return 0
}
