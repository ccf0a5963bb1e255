import StreamingDomain
import Testing

@testable import StreamingInfrastructure

@Suite("Sheets of thumbnails are drawn one at a time")
struct SheetDrawingTests {
    @Test("The latest wish is next, and the oldest gives way when there are too many")
    func order() async throws {
        let drawing = SheetDrawing()
        let (gate, open) = AsyncStream<Void>.makeStream()
        let (drawn, note) = AsyncStream<UInt8>.makeStream()
        let first = Task {
            try await drawing.draw {
                for await _ in gate { break }
                return [0]
            }
        }
        while await !drawing.isDrawing { await Task.yield() }
        var wishes: [Task<[UInt8], any Error>] = []
        for number in 1...UInt8(9) {
            wishes.append(
                Task {
                    try await drawing.draw {
                        note.yield(number)
                        return [number]
                    }
                })
            while await drawing.waitingCount < min(Int(number), 8) { await Task.yield() }
        }
        await #expect(throws: EncodingError.busy) { try await wishes[0].value }
        open.yield()
        #expect(try await first.value == [0])
        for (number, wish) in wishes.enumerated().dropFirst() { #expect(try await wish.value == [UInt8(number + 1)]) }
        note.finish()
        var order: [UInt8] = []
        for await number in drawn { order.append(number) }
        #expect(order == Array((2...9).reversed()))
    }

    @Test("Stopping ends what is drawn and what waits, and refuses the rest")
    func stops() async throws {
        let drawing = SheetDrawing()
        let running = Task {
            try await drawing.draw {
                try await Task.sleep(for: .seconds(600)); return []
            }
        }
        while await !drawing.isDrawing { await Task.yield() }
        let waiting = Task { try await drawing.draw { [1] } }
        while await drawing.waitingCount == 0 { await Task.yield() }
        await drawing.stop()
        await #expect(throws: CancellationError.self) { try await running.value }
        await #expect(throws: EncodingError.busy) { try await waiting.value }
        await #expect(throws: EncodingError.busy) { try await drawing.draw { [2] } }
    }
}
