/// Builds small Matroska files byte by byte.
enum TinyMatroska {
    static func element(_ id: UInt32, _ body: [UInt8]) -> [UInt8] {
        identifier(id) + size(body.count) + body
    }

    static func element(_ id: UInt32, _ parts: [[UInt8]]) -> [UInt8] { element(id, parts.flatMap(\.self)) }

    static func number(_ id: UInt32, _ value: UInt64) -> [UInt8] {
        element(id, (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) })
    }

    static func text(_ id: UInt32, _ text: String) -> [UInt8] { element(id, Array(text.utf8)) }

    /// An element of unknown length.
    static func open(_ id: UInt32, _ body: [UInt8]) -> [UInt8] { identifier(id) + [0x01] + [UInt8](repeating: 0xFF, count: 7) + body }

    static func identifier(_ id: UInt32) -> [UInt8] {
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: id >> (24 - 8 * UInt32($0))) }
        return Array(bytes.drop { $0 == 0 })
    }

    static func size(_ value: Int) -> [UInt8] {
        (value < 0x7F) ? [UInt8(value) | 0x80] : [0x08] + (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }

    static let header = element(0x1A45_DFA3, [text(0x4282, "matroska")])
    static let info = element(0x1549_A966, [number(0x2AD7B1, 1_000_000), text(0x7BA9, "Tiny")])
    static let video = element(
        0xAE,
        [
            number(0xD7, 1), number(0x83, 1), text(0x86, "V_VP8"), number(0x23E383, 40_000_000),
            element(0xE0, [number(0xB0, 320), number(0xBA, 180)]),
        ])

    static func subtitles(_ extra: [UInt8] = []) -> [UInt8] {
        element(0xAE, [number(0xD7, 2), number(0x83, 17), text(0x86, "S_TEXT/UTF8"), extra])
    }

    static func simpleBlock(track: UInt8 = 1, time: Int16, isKeyframe: Bool, _ body: [UInt8] = [1, 2, 3]) -> [UInt8] {
        let time = UInt16(bitPattern: time)
        return element(0xA3, [0x80 | track, UInt8(time >> 8), UInt8(time & 255), isKeyframe ? 0x80 : 0] + body)
    }

    static func group(track: UInt8, time: Int16, duration: UInt64, _ body: [UInt8]) -> [UInt8] {
        let time = UInt16(bitPattern: time)
        return element(
            0xA0,
            [
                element(0xA1, [0x80 | track, UInt8(time >> 8), UInt8(time & 255), 0] + body), number(0x9B, duration),
            ])
    }

    static func cluster(time: UInt64, isOpen: Bool = false, _ blocks: [[UInt8]]) -> [UInt8] {
        let body = number(0xE7, time) + blocks.flatMap(\.self)
        return isOpen ? open(0x1F43_B675, body) : element(0x1F43_B675, body)
    }

    static func file(tracks: [[UInt8]], _ clusters: [[UInt8]], isOpen: Bool = false) -> [UInt8] {
        let body = info + element(0x1654_AE6B, tracks) + clusters.flatMap(\.self)
        return header + (isOpen ? open(0x1853_8067, body) : element(0x1853_8067, body))
    }

    /// The usual file with a different Info element and additional elements after it.
    static func usual(info: [[UInt8]], extra: [[UInt8]] = []) -> [UInt8] {
        let body =
            element(0x1549_A966, info) + element(0x1654_AE6B, [video, subtitles()]) + extra.flatMap(\.self) + usualClusters.flatMap(\.self)
        return header + element(0x1853_8067, body)
    }

    private static let usualClusters = [
        cluster(
            time: 0,
            [
                simpleBlock(time: 0, isKeyframe: true), simpleBlock(time: 40, isKeyframe: false),
                group(track: 2, time: 10, duration: 500, Array("Hello".utf8)),
            ]),
        cluster(time: 1000, [simpleBlock(time: -20, isKeyframe: true), simpleBlock(time: 20, isKeyframe: false)]),
    ]

    /// Two clusters with a keyframe each and a line of text.
    static func usual(isOpen: Bool = false) -> [UInt8] {
        file(
            tracks: [video, subtitles()],
            [
                cluster(
                    time: 0, isOpen: isOpen,
                    [
                        simpleBlock(time: 0, isKeyframe: true), simpleBlock(time: 40, isKeyframe: false),
                        group(track: 2, time: 10, duration: 500, Array("Hello".utf8)),
                    ]),
                cluster(
                    time: 1000, isOpen: isOpen,
                    [
                        simpleBlock(time: -20, isKeyframe: true), simpleBlock(time: 20, isKeyframe: false),
                    ]),
            ], isOpen: isOpen)
    }
}
