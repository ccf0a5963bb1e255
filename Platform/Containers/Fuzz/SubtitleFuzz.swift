// scripts/fuzz.sh compiles this file together with the sources of Containers as one module, so that coverage includes all of it.

/// Subtitle files, stored indexes, compressed frames, private data of codecs and first frames.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSubtitles(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    for cues in [try? SRT.read(bytes), try? ASS.read(bytes), try? WebVTT.read(bytes), try? SubtitleFile.read(bytes)] {
        guard let cues else { continue }
        // Written output must be readable, whatever was read.
        guard (try? WebVTT.read(WebVTT.write(cues))) != nil else { fatalError("unreadable WebVTT was written") }
    }
    if let index = try? KeyframeIndex(decoding: bytes) {
        guard (try? KeyframeIndex(decoding: index.encode())) == index else { fatalError("an index did not survive") }
    }
    _ = Inflate.zlib(bytes, limit: 1 << 16)
    for codec in [Codec.h264, .hevc, .av1] { _ = codec.codecString(privateData: bytes) }
    for codec in [Codec.mp3, .dts, .hevc, .av1] {
        var track = Track(number: 1, kind: .video, codec: codec)
        FirstFrame.read(bytes, into: &track)
    }
    return 0
}
