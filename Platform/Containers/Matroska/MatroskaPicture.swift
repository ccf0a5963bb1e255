import CoreDomain

/// The picture of a video track: its size, its shape, its colours and how it is turned (RFC 9559 §5.1.4.1.28).
struct MatroskaPicture {
    private var width: Int?
    private var height: Int?
    /// Pixels to leave out: left, right, top, bottom.
    private var crop = [0, 0, 0, 0]
    private var display: (width: Int64, height: Int64)?
    private var rotation = 0

    /// Reads the settings of a video track, and sets the facts of the coded picture.
    init(_ body: Bytes, _ track: inout Track, _ reader: SourceReader) throws(ContainerError) {
        var unit: UInt64 = 0
        var (across, down): (Int64, Int64) = (0, 0)
        var children = EBMLChildren(body, reader)
        while let (id, value) = try children.next() {
            switch id {
            case 0xB0: width = try value.int()
            case 0xBA: height = try value.int()
            case 0x54CC: crop[0] = try value.int()
            case 0x54DD: crop[1] = try value.int()
            case 0x54BB: crop[2] = try value.int()
            case 0x54AA: crop[3] = try value.int()
            case 0x54B0: across = Int64(try value.int())
            case 0x54BA: down = Int64(try value.int())
            case 0x54B2: unit = try value.unsigned()
            case 0x55B0: try readColour(value, &track, reader)
            case 0x7670: try readProjection(value, reader)
            default: break
            }
        }
        (track.width, track.height) = (width, height)
        // Pixels, centimetres, inches and ratios have the same shape; one side without the other has that of the picture.
        if unit < 4, across > 0 || down > 0 {
            display = (across > 0 ? across : Int64(shown.width ?? 0), down > 0 ? down : Int64(shown.height ?? 0))
        }
    }

    private func readColour(_ body: Bytes, _ track: inout Track, _ reader: SourceReader) throws(ContainerError) {
        var colour = EBMLChildren(body, reader)
        while let (field, number) = try colour.next() {
            if field == 0x55BA { track.transfer = Track.Transfer(code: Int(clamping: try number.unsigned())) }
            if field == 0x55B2, case let bits = try number.unsigned(), (1...16).contains(bits) { track.bitDepth = Int(bits) }
        }
    }

    private mutating func readProjection(_ body: Bytes, _ reader: SourceReader) throws(ContainerError) {
        var projection = EBMLChildren(body, reader)
        while let (field, number) = try projection.next() {
            guard field == 0x7675 else { continue }
            let roll = try number.float()
            // Counter-clockwise, -180…180.
            if [90, -90, 180, -180].contains(roll) { rotation = (360 - Int(clamped: roll)) % 360 }
        }
    }

    /// The size without the cropped pixels.
    private var shown: (width: Int?, height: Int?) {
        func cut(_ side: Int?, _ one: Int, _ other: Int) -> Int? {
            guard let side, one >= 0, other >= 0, one < side, other < side - one else { return side }
            return side - one - other
        }
        return (cut(width, crop[0], crop[1]), cut(height, crop[2], crop[3]))
    }

    /// Sets the displayed size. The shape that the codec gives counts where the container gives none.
    func show(in track: inout Track, codec: @autoclosure () -> PixelAspect?) {
        let (width, height) = shown
        track.show(
            width: width, height: height, aspect: display == nil ? codec() : aspect(width: width, height: height), rotation: rotation)
    }

    private func aspect(width: Int?, height: Int?) -> PixelAspect? {
        guard let display, let width, let height else { return nil }
        let (across, overflow) = display.width.multipliedReportingOverflow(by: Int64(height))
        let (down, tooMuch) = display.height.multipliedReportingOverflow(by: Int64(width))
        return overflow || tooMuch ? nil : PixelAspect(across, down)
    }
}
