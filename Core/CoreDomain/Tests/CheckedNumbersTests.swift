import CoreDomain
import Testing

@Suite("Checked numbers")
struct CheckedNumbersTests {
    @Test(
        "A fraction becomes a whole number or nil",
        arguments: [
            (0.0, 0), (-0.0, 0), (1.9, 1), (-1.9, -1), (9.007e15, 9_007_000_000_000_000), (1e21, nil), (-1e21, nil), (1e300, nil),
            (.infinity, nil), (-.infinity, nil), (.nan, nil), (0x1p63, nil), (-0x1p63, Int.min), (.leastNonzeroMagnitude, 0),
        ] as [(Double, Int?)])
    func checked(value: Double, whole: Int?) { #expect(Int(checked: value) == whole) }

    @Test(
        "A number that does not fit becomes the nearest that does",
        arguments: [
            (1e21, Int.max), (-1e21, Int.min), (.infinity, Int.max), (-.infinity, Int.min), (.nan, 0), (7.9, 7), (0x1p63, Int.max),
        ] as [(Double, Int)])
    func clamped(value: Double, whole: Int) { #expect(Int(clamped: value) == whole) }

    @Test("Narrow and unsigned types have their own limits")
    func narrow() {
        #expect(UInt8(checked: 255.5) == 255)
        #expect(UInt8(checked: 256) == nil)
        #expect(UInt8(checked: -0.5) == 0)
        #expect(UInt8(checked: -1) == nil)
        #expect(UInt64(clamped: -3) == 0)
        #expect(Int32(clamped: 1e10) == Int32.max)
    }

    @Test(
        "Times are within 0 and 10⁸ seconds",
        arguments: [
            (0.0, 0.0), (1e8, 1e8), (1e8 + 1, nil), (-1e-9, nil), (.nan, nil), (.infinity, nil), (1e300, nil), (93.5, 93.5), (1e-9, 1e-9),
            (0.5, 0.5),
        ] as [(Double, Double?)])
    func times(seconds: Double, time: Double?) {
        #expect(MediaTime.checked(seconds) == time)
        #expect(MediaTime.range.contains(MediaTime.clamped(seconds)))
        #expect(MediaTime.length(seconds) == (time == 0 ? nil : time))
    }

    @Test(
        "A time that does not fit becomes the nearest that does",
        arguments: [(-5.0, 0.0), (0, 0), (0.5, 0.5), (1e8, 1e8), (2e8, 1e8), (.infinity, 1e8), (-.infinity, 0), (.nan, 0)])
    func nearest(seconds: Double, time: Double) { #expect(MediaTime.clamped(seconds) == time) }
}
