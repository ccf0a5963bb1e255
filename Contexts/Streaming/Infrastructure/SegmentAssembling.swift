/// Makes segments of the fragmented MP4 that an encoder delivers.
public protocol SegmentAssembling: Sendable {
    /// Nil until enough has been delivered.
    var initSegment: [UInt8]? { get }
    /// - Returns: the segments that became complete, in order.
    mutating func append(_ bytes: [UInt8]) throws -> [(number: Int, bytes: [UInt8])]
    /// - Returns: the remaining segments, up to the end of the movie.
    mutating func finish() throws -> [(number: Int, bytes: [UInt8])]
}

/// The assembler of one run. Its work is done here, and not on the actor that all runs share.
actor RunAssembly {
    struct Output: Sendable {
        /// Given once.
        var initSegment: [UInt8]?
        var segments: [(number: Int, bytes: [UInt8])]
    }

    private var assembler: any SegmentAssembling
    private var isOpen = false
    /// Why it could not go on. The encoder reports only that nobody takes its output any longer.
    private(set) var failure: (any Error)?

    init(_ assembler: any SegmentAssembling) { self.assembler = assembler }

    func append(_ bytes: [UInt8]) throws -> Output {
        do {
            return output(try assembler.append(bytes))
        } catch {
            failure = error
            throw error
        }
    }

    func finish() throws -> Output { output(try assembler.finish()) }

    private func output(_ segments: [(number: Int, bytes: [UInt8])]) -> Output {
        guard !isOpen, let bytes = assembler.initSegment else { return Output(segments: segments) }
        isOpen = true
        return Output(initSegment: bytes, segments: segments)
    }
}
