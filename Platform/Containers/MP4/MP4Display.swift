import CoreDomain

/// How a track header (`tkhd`), or the header of the movie (`mvhd`), shows pictures.
struct MP4Display {
    /// Pixels; 0 where the header gives none.
    var width = 0
    var height = 0
    /// The four numbers of the matrix that scale, rotate and mirror the picture, 16.16 fixed point.
    var matrix = (a: 0x10000, b: 0, c: 0, d: 0x10000)

    init() {}

    /// - Parameter at: the place of the matrix, which the size follows.
    init(_ header: Bytes, at: Int) throws(ContainerError) {
        matrix = (
            a: try header.i32(at), b: try header.i32(at + 4), c: try header.i32(at + 12), d: try header.i32(at + 16)
        )
        // A header that is cut short has no size.
        width = Int(((try? header.u32(at + 36)) ?? 0) >> 16)
        height = Int(((try? header.u32(at + 40)) ?? 0) >> 16)
    }

    /// Applies the matrix of the whole movie (`mvhd`) after that of the track. One of zeros, which some programs write, changes nothing.
    mutating func place(in movie: MP4Display) {
        let (own, other) = (matrix, movie.matrix)
        guard other.a != 0 || other.b != 0, other.c != 0 || other.d != 0 else { return }
        func product(_ x: Int, _ y: Int) -> Int { x * y >> 16 }
        matrix = (
            a: product(own.a, other.a) + product(own.b, other.c), b: product(own.a, other.b) + product(own.b, other.d),
            c: product(own.c, other.a) + product(own.d, other.c), d: product(own.c, other.b) + product(own.d, other.d)
        )
    }

    /// Degrees clockwise: 0, 90, 180 or 270. A mirrored picture is turned only.
    var rotation: Int {
        let (a, b) = (matrix.a, matrix.b)
        if a.magnitude / 64 >= b.magnitude { return a < 0 ? 180 : 0 }
        if b.magnitude / 64 >= a.magnitude { return b < 0 ? 270 : 90 }
        return 0
    }

    /// The shape of the pixels by a matrix that stretches the picture by more than a hundredth.
    var stretch: PixelAspect? {
        let across = Self.length(matrix.a, matrix.b)
        let down = Self.length(matrix.c, matrix.d)
        guard across > 1, down > 1, abs(across / down - 1) > 0.01 else { return nil }
        return Int64(checked: across).flatMap { across in Int64(checked: down).flatMap { PixelAspect(across, $0) } }
    }

    /// The shape of the pixels in a picture that the header shows in another size.
    func aspect(width: Int, height: Int) -> PixelAspect? {
        guard self.width > 0, self.height > 0, (self.width, self.height) != (width, height) else { return nil }
        return PixelAspect(Int64(self.width * height), Int64(self.height * width))
    }

    private static func length(_ x: Int, _ y: Int) -> Double { (Double(x) * Double(x) + Double(y) * Double(y)).squareRoot() }
}
