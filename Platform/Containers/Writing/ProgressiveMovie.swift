/// Tracks of a movie as one fragmented MP4 file, without conversion: a file to keep, or for players that know no playlists. Its size is known before
/// it is made, any part of it can be asked for, and it has always the same bytes. Each segment of the plan is a fragment of each track.
public struct ProgressiveMovie: Sendable {
    /// Bytes in all.
    public let size: Int64
    private let head: [UInt8]
    private let renditions: [Rendition]
    /// Where each fragment ends, in the order of the file: all tracks of the first segment, then those of the second.
    private let ends: [Int64]

    /// The sizes of the fragments. Finding them out may take long, and they are small, so they can be kept without the file.
    public struct Layout: Sendable {
        fileprivate let sizes: [Int64]

        /// Walks the tables of the tracks, which is linear in the number of samples. Of Matroska and fragmented files it reads all headers of samples,
        /// which are all over the file.
        /// - Parameters:
        ///   - renditions: all of one movie, and each once.
        ///   - mayContinue: is asked before each segment.
        /// - Returns: nil if it may not continue.
        /// - Throws: as `Rendition.segment`.
        public init?(_ renditions: [Rendition], mayContinue: () -> Bool = { true }) throws(ContainerError) {
            guard let plan = renditions.first?.plan, Set(renditions.map(\.track)).count == renditions.count else {
                throw .malformed("a file has each of its tracks once")
            }
            var sizes: [Int64] = []
            for number in 0..<plan.count {
                guard mayContinue() else { return nil }
                for place in renditions.indices { sizes.append(try ProgressiveMovie.fragment(renditions, number, place).size) }
            }
            self.sizes = sizes
        }
    }

    /// - Parameter layout: of the same renditions of the same content.
    /// - Throws: `.malformed` for the layout of other renditions.
    public init(_ renditions: [Rendition], _ layout: Layout) throws(ContainerError) {
        guard let plan = renditions.first?.plan, layout.sizes.count == plan.count * renditions.count else {
            throw .malformed("the layout is that of another file")
        }
        self.renditions = renditions
        head = InitSegment.movie(renditions.map(\.header))
        var ends: [Int64] = []
        var at = Int64(head.count)
        for size in layout.sizes {
            at = try Checked.sum(at, size)
            ends.append(at)
        }
        self.ends = ends
        size = at
    }

    private static func fragment(_ renditions: [Rendition], _ number: Int, _ place: Int) throws(ContainerError) -> MediaSegment {
        try renditions[place].segment(number, as: place + 1, ordinal: number * renditions.count + place)
    }

    /// The bytes from a place on, in pieces of at most 128 KiB.
    /// - Parameter offset: from 0; nothing follows at or after the end.
    public func bytes(from offset: Int64) -> Reader { Reader(movie: self, at: max(0, offset)) }

    /// Reads a part of the file.
    public struct Reader: Sendable {
        fileprivate let movie: ProgressiveMovie
        fileprivate var at: Int64
        /// The fragment that is being read, and where it ends.
        private var fragment: SegmentReader?

        fileprivate init(movie: ProgressiveMovie, at: Int64) {
            self.movie = movie
            self.at = at
        }

        /// The next piece, which may be short; nil at the end of the file.
        /// - Throws: `.truncated` if the source has become shorter, `.io`, and as `Rendition.segment` for one that changed.
        public mutating func next() throws(ContainerError) -> [UInt8]? {
            guard at < movie.size else { return nil }
            if at < Int64(movie.head.count) {
                defer { at = Int64(movie.head.count) }
                return Array(movie.head[Int(at)...])
            }
            if let piece = try fragment?.next() {
                at += Int64(piece.count)
                return piece
            }
            // The first fragment that ends after this place.
            var (low, high) = (0, movie.ends.count - 1)
            while low < high {
                let middle = (low + high) / 2
                if movie.ends[middle] > at { high = middle } else { low = middle + 1 }
            }
            let (number, place) = low.quotientAndRemainder(dividingBy: movie.renditions.count)
            let start = low > 0 ? movie.ends[low - 1] : Int64(movie.head.count)
            let segment = try ProgressiveMovie.fragment(movie.renditions, number, place)
            guard segment.size == movie.ends[low] - start else { throw .malformed("it has changed") }
            var reader = SegmentReader(segment, source: movie.renditions[place].source, most: SegmentReader.usual)
            reader.skip(at - start)
            fragment = reader
            guard let piece = try fragment?.next() else { throw .truncated(at: at) }
            at += Int64(piece.count)
            return piece
        }
    }
}
