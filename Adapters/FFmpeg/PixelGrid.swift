import Containers
import Foundation

/// A few pixels of a picture, row by row from the top.
struct PixelGrid: Equatable {
    struct Shape: Equatable {
        let columns: Int
        let rows: Int

        /// 4 × 6 or 6 × 4 cells of 4 × 4 pixels.
        init(_ header: PictureHeader) {
            columns = header.width > header.height ? 24 : 16
            rows = header.width > header.height ? 16 : 24
        }
        init(columns: Int, rows: Int) {
            self.columns = columns
            self.rows = rows
        }
    }

    let shape: Shape
    let pixels: [RGB]

    init(shape: Shape, pixels: [RGB]) {
        self.shape = shape
        self.pixels = pixels
    }

    init?(_ shape: Shape, _ bytes: [UInt8]) {
        guard bytes.count == shape.columns * shape.rows * 3 else { return nil }
        self.shape = shape
        pixels = stride(from: 0, to: bytes.count, by: 3).map { RGB(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2]) }
    }

    /// Scales the grid to a quarter of its columns and rows.
    func smaller() -> PixelGrid {
        let small = Shape(columns: shape.columns / 4, rows: shape.rows / 4)
        let cells = (0..<small.rows * small.columns).map { cell in
            let x = cell % small.columns * 4
            let y = cell / small.columns * 4
            return RGB.average((0..<16).map { pixels[(y + $0 / 4) * shape.columns + x + $0 % 4] })
        }
        return PixelGrid(shape: small, pixels: cells)
    }

    /// A bitmap with the short (OS/2) header: 26 bytes and the rows from the bottom, each padded to four bytes.
    var bitmap: Data {
        let row = (shape.columns * 3 + 3) / 4 * 4
        var bytes: [UInt8] = Array("BM".utf8)
        func append32(_ value: Int) { bytes += [UInt8(value & 255), UInt8(value >> 8 & 255), UInt8(value >> 16 & 255), 0] }
        append32(26 + row * shape.rows)
        append32(0)
        append32(26)
        append32(12)
        bytes += [UInt8(shape.columns), 0, UInt8(shape.rows), 0, 1, 0, 24, 0]
        for y in (0..<shape.rows).reversed() {
            for pixel in pixels[y * shape.columns..<(y + 1) * shape.columns] { bytes += [pixel.blue, pixel.green, pixel.red] }
            bytes += [UInt8](repeating: 0, count: row - shape.columns * 3)
        }
        return Data(bytes)
    }
}
