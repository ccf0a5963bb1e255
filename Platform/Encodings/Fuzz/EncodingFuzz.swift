// Built together with the sources of Encodings by scripts/fuzz.sh: one module, so that coverage reaches all of it.

/// Text files in any encoding, with a language in their names and without.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEncodings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    for language in [nil, "ru", "zh-TW", "x"] {
        guard let decoded = DecodedText(bytes, language: language) else { continue }
        guard
            DecodedText(Array(decoded.text.utf8))?.text == decoded.text || decoded.text.utf8.contains(0) || decoded.text.utf8.contains(0x1B)
        else { fatalError("UTF-8 was read differently") }
    }
    return 0
}
