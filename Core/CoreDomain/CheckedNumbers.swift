/// Converts numbers from outside (files, requests, rows of another version) to integers. This is the only place that does so, because a bare
/// `Int(seconds)` traps for NaN, infinity and 1e300; `scripts/check-conversions.py` finds other conversions.
extension FixedWidthInteger {
    /// The value without its fraction; nil for NaN and for values out of range.
    @inlinable
    public init?(checked value: Double) {
        self.init(exactly: value.rounded(.towardZero))
    }

    /// The value without its fraction, clamped to the range of this type; 0 for NaN.
    @inlinable
    public init(clamped value: Double) {
        self = Self(checked: value) ?? (value.isNaN ? 0 : value.sign == .minus ? .min : .max)
    }
}

/// Times in movies, in seconds.
public enum MediaTime {
    /// From 0 to a little over three years.
    public static let range = 0.0...1e8

    /// The time; nil for NaN and for values outside `range`.
    @inlinable
    public static func checked(_ seconds: Double) -> Double? { range.contains(seconds) ? seconds : nil }

    /// Like `checked`; nil stays nil.
    @inlinable
    public static func checked(_ seconds: Double?) -> Double? { seconds.flatMap { checked($0) } }

    /// The nearest time in `range`; 0 for NaN.
    @inlinable
    public static func clamped(_ seconds: Double) -> Double {
        seconds.isNaN ? range.lowerBound : min(max(seconds, range.lowerBound), range.upperBound)
    }

    /// A duration: greater than 0 and within `range`.
    @inlinable
    public static func length(_ seconds: Double?) -> Double? { checked(seconds).flatMap { $0 > 0 ? $0 : nil } }
}
