import Glibc

@testable import Encodings

/// The bytes of a text in an encoding; empty if it has no such letters.
func encoded(_ text: String, _ encoding: TextEncoding) -> [UInt8] {
    guard let converter = iconv_open(encoding.rawValue, "UTF-8"), Int(bitPattern: converter) != -1 else { return [] }
    defer { iconv_close(converter) }
    var source = Array(text.utf8)
    var target = [UInt8](repeating: 0, count: source.count * 4 + 16)
    let room = target.count
    let written = source.withUnsafeMutableBytes { source in
        target.withUnsafeMutableBytes { target -> Int in
            var from = source.baseAddress?.assumingMemoryBound(to: CChar.self)
            var (left, to, free) = (source.count, target.baseAddress?.assumingMemoryBound(to: CChar.self), room)
            guard iconv(converter, &from, &left, &to, &free) != -1, iconv(converter, nil, nil, &to, &free) != -1 else { return 0 }
            return room - free
        }
    }
    return Array(target[..<written])
}

/// Lines of dialogue as a subtitle file.
func subtitles(_ lines: String) -> String {
    lines.split(separator: "|").enumerated().map { index, line in
        "\(index + 1)\r\n00:00:0\(index % 10),500 --> 00:00:0\(index % 10),900\r\n\(line)\r\n"
    }.joined(separator: "\r\n")
}
