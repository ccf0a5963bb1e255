import Glibc
import Synchronization

/// The system's converter, iconv(3). Linear in the length of the text.
enum Transcoding {
    /// - Parameters:
    ///   - most: places that may mean nothing in the encoding; each becomes U+FFFD. A character that is cut off at the end counts, but leaves no trace.
    /// - Returns: nil with more of them, or if the system lacks the converter.
    static func decode(_ bytes: ArraySlice<UInt8>, from encoding: TextEncoding, most: Int) -> (text: String, damage: Int)? {
        let converter = iconv_open("UTF-8", encoding.rawValue)
        guard let converter, Int(bitPattern: converter) != -1 else { return nil }
        defer { close(converter, of: encoding) }
        var source = Array(bytes)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + bytes.count / 2)
        var piece = [UInt8](repeating: 0, count: min(64 << 10, bytes.count * 2 + 64))
        var damage = 0
        let isDone = source.withUnsafeMutableBytes { source -> Bool in
            var from = source.baseAddress?.assumingMemoryBound(to: CChar.self)
            var left = source.count
            while left > 0 {
                let step = Self.step(converter, &from, &left, into: &piece)
                output += piece[..<step.written]
                switch step.error {
                case 0, E2BIG: continue
                case EILSEQ:
                    damage += 1
                    guard damage <= most else { return false }
                    output += [0xEF, 0xBF, 0xBD]
                    let skipped = min(encoding.unit, left)
                    from = from.map { $0 + skipped }
                    left -= skipped
                default:
                    damage += 1
                    return damage <= most
                }
            }
            return true
        }
        guard isDone else { return nil }
        // Some converters keep the last letter, because a mark may follow it.
        var none: UnsafeMutablePointer<CChar>?
        var nothing = 0
        output += piece[..<Self.step(converter, &none, &nothing, into: &piece).written]
        return (String(decoding: output, as: UTF8.self), damage)
    }

    /// The encodings whose converters stay loaded. The library of a converter that nobody has open is unloaded soon, and loading it takes
    /// longer than converting a page of text.
    private static let loaded = Mutex<Set<TextEncoding>>([])

    /// The first converter of each encoding stays open for the life of the program.
    private static func close(_ converter: iconv_t, of encoding: TextEncoding) {
        if loaded.withLock({ !$0.insert(encoding).inserted }) { iconv_close(converter) }
    }

    private static func step(
        _ converter: iconv_t, _ from: inout UnsafeMutablePointer<CChar>?, _ left: inout Int, into piece: inout [UInt8]
    ) -> (error: Int32, written: Int) {
        piece.withUnsafeMutableBytes { target in
            var to = target.baseAddress?.assumingMemoryBound(to: CChar.self)
            var room = target.count
            let result = from == nil ? iconv(converter, nil, nil, &to, &room) : iconv(converter, &from, &left, &to, &room)
            return (result == -1 ? errno : 0, target.count - room)
        }
    }
}
