/// The parts of a Matroska file that are needed for reading samples.
struct MatroskaMovie: Sendable {
    let info: MatroskaInfo
    let tracks: [MatroskaTrack]
    let firstCluster: Int64
    /// The end of the segment in the file.
    let end: Int64

    init(_ reader: SourceReader) throws(ContainerError) {
        let description = try MatroskaDescription(reader)
        guard let first = description.segment.firstCluster else { throw .malformed("it has no clusters") }
        info = description.info
        tracks = description.tracks
        firstCluster = first
        end = description.segment.end
    }
}

/// A frame of a track. Times in ticks of the file.
struct MatroskaFrame {
    /// The time of its block.
    var time: Int64
    /// Its number in the block.
    var place: Int
    /// Of the block; nil unless the file has it.
    var duration: Int64?
    var isSync: Bool
    var position: Int64
    var size: Int64
}

/// Reads the frames of one track, in the order of the file.
struct MatroskaFrames {
    let movie: MatroskaMovie
    let track: Int
    let reader: SourceReader

    /// The largest block of several frames. They are sounds, which are small.
    private static let longestBlock: Int64 = 4 << 20

    /// - Parameter until: The time of a cluster in ticks of the file at which to stop.
    func walk(from cluster: Int64, until: Int64 = .max, visit: (MatroskaFrame) throws(ContainerError) -> Bool) throws(ContainerError) {
        _ = try MatroskaClusters(reader: reader, end: movie.end).walk(from: cluster) { block, place throws(ContainerError) in
            guard place.time <= until else { return false }
            guard block.track == track else { return true }
            let time = try Checked.sum(place.time, block.offset)
            if block.lacing == 0 {
                let size = block.size - Int64(block.headerLength)
                guard size >= 0 else { throw .malformed("a block has no room for its own header") }
                return try visit(
                    MatroskaFrame(
                        time: time, place: 0, duration: block.duration, isSync: block.isKeyframe,
                        position: block.position + Int64(block.headerLength), size: size))
            }
            guard block.size <= Self.longestBlock else { throw .tooLarge("a block of several frames") }
            let frames = try block.frames(try reader.bytes(at: block.position, count: Int(block.size)))
            for (number, frame) in frames.enumerated() {
                try reader.visit()
                let found = MatroskaFrame(
                    time: time, place: number, duration: nil, isSync: block.isKeyframe, position: frame.fileOffset(),
                    size: Int64(frame.count))
                if try !visit(found) { return false }
            }
            return true
        }
    }
}
