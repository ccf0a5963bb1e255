// scripts/fuzz.sh compiles this file together with the sources of Containers as one module, so that coverage includes all of it.

/// The first bytes of pictures.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPictures(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let header = PictureHeader(bytes) else { return 0 }
    if header.width < 1 || header.height < 1 { fatalError("a side without pixels") }
    // More bytes at the end change nothing, unless boxes without an end reach further.
    if header.kind != .avif, PictureHeader(bytes + [0]) != header { fatalError("read past the header") }
    return 0
}
