/// Numbers from outside (files, requests, rows that another version wrote) become whole numbers here and nowhere else: a bare
/// `Int(seconds)` stops the program for NaN, infinity and 1e300. `scripts/check-conversions.py` finds every other place.
extension FixedWidthInteger {
    /// The value without its fraction; nil for NaN and for everything that this type cannot hold.
    @inlinable
    public init?(checked value: Double) {
        self.init(exactly: value.rounded(.towardZero))
    }

    /// The value without its fraction; the nearest that this type can hold where it is too large, and 0 for NaN.
    @inlinable
    public init(clamped value: Double) {
        self = Self(checked: value) ?? (value.isNaN ? 0 : value < 0 ? .min : .max)
    }
}

/// Times in movies, in seconds.
public enum MediaTime {
    /// From the start to a little over three years.
    public static let range = 0.0...1e8

    /// The time; nil for NaN and for everything outside of `range`.
    @inlinable
    public static func checked(_ seconds: Double) -> Double? { range.contains(seconds) ? seconds : nil }

    /// As `checked`, and nil stays nil.
    @inlinable
    public static func checked(_ seconds: Double?) -> Double? { seconds.flatMap { checked($0) } }

    /// The nearest time in `range`; 0 for NaN.
    @inlinable
    public static func clamped(_ seconds: Double) -> Double {
        seconds.isNaN ? range.lowerBound : min(max(seconds, range.lowerBound), range.upperBound)
    }

    /// How long something lasts: longer than nothing, and in `range`.
    @inlinable
    public static func length(_ seconds: Double?) -> Double? { checked(seconds).flatMap { $0 > 0 ? $0 : nil } }
}
