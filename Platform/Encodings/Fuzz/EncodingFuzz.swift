// Built together with the sources of Encodings by scripts/fuzz.sh: one module, so that coverage reaches all of it.

/// Text files in any encoding, with a language in their names and without.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEncodings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    for language in [nil, "ru", "zh-TW", "x"] {
        guard let decoded = DecodedText(bytes, language: language) else { continue }
        // Text with control characters or two marks, or that was saved twice, changes on purpose.
        if decoded.text.utf8.contains(where: { $0 == 0 || $0 == 0x1B }) || decoded.text.hasPrefix("\u{FEFF}")
            || DoublyEncoded.repaired(decoded.text) != nil
        {
            continue
        }
        guard DecodedText(Array(decoded.text.utf8))?.text == decoded.text else { fatalError("UTF-8 was read differently") }
    }
    return 0
}
