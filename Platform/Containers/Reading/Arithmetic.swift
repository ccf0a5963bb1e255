/// Sums and products of foreign numbers: an overflow throws an error and never traps.
enum Checked {
    @inline(__always)
    static func sum(_ a: Int64, _ b: Int64) throws(ContainerError) -> Int64 {
        let (value, overflow) = a.addingReportingOverflow(b)
        guard !overflow else { throw .malformed("a number in it is too large") }
        return value
    }

    @inline(__always)
    static func difference(_ a: Int64, _ b: Int64) throws(ContainerError) -> Int64 {
        let (value, overflow) = a.subtractingReportingOverflow(b)
        guard !overflow else { throw .malformed("a number in it is too large") }
        return value
    }

    @inline(__always)
    static func product(_ a: Int64, _ b: Int64) throws(ContainerError) -> Int64 {
        let (value, overflow) = a.multipliedReportingOverflow(by: b)
        guard !overflow else { throw .malformed("a number in it is too large") }
        return value
    }

    static func signed(_ value: UInt64) throws(ContainerError) -> Int64 {
        guard let value = Int64(exactly: value) else { throw .malformed("a number in it is too large") }
        return value
    }

    /// `value × to ÷ from`, rounded to the nearest integer; nil on overflow.
    static func rescale(_ value: Int64, from: Int64, to: Int64) -> Int64? {
        guard from > 0, to > 0 else { return nil }
        if from == to { return value }
        let product = value.magnitude.multipliedFullWidth(by: to.magnitude)
        guard product.high < from.magnitude else { return nil }
        let (quotient, remainder) = from.magnitude.dividingFullWidth(product)
        let (rounded, overflow) = quotient.addingReportingOverflow(remainder >= from.magnitude - remainder ? 1 : 0)
        guard !overflow, let result = Int64(exactly: rounded) else { return nil }
        return value < 0 ? -result : result
    }
}
