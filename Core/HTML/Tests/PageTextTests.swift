@testable import HTML
import Testing

@Suite("The text of a page") struct PageTextTests {
    private static func bytes(_ text: borrowing PageText) -> [UInt8] { text.withBytes(0..<text.count) { Array($0) } }

    @Test("It grows by single bytes and by pieces of any length", arguments: [1, 2, 63, 64, 65, 128, 129, 1_000])
    func growing(length: Int) {
        let piece = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
        var one = PageText(capacity: 0)
        var other = PageText(capacity: 100)
        for _ in 0..<5 {
            for byte in piece { one.append(byte) }
            piece.withUnsafeBufferPointer { other.append($0) }
        }
        let expected = (0..<5).flatMap { _ in piece }
        #expect(Self.bytes(one) == expected)
        #expect(Self.bytes(other) == expected)
        #expect(one.capacity >= expected.count && other.capacity >= expected.count)
    }

    @Test("Its end can be taken back or turned around", arguments: 0...5)
    func end(start: Int) {
        var text = PageText(capacity: 64)
        for byte in 1...5 as ClosedRange<UInt8> { text.append(byte) }
        text.reverse(from: start)
        #expect(Self.bytes(text) == Array([1, 2, 3, 4, 5].prefix(start) + [1, 2, 3, 4, 5].dropFirst(start).reversed()))
        text.removeLast(from: start)
        #expect(text.count == start)
        text.removeLast(from: 9)
        #expect(text.count == start)
        text.clear()
        #expect(text.count == 0)
    }
}
