import CoreDomain

/// The bytes so far and the containers that are still open.
///
/// Codable never says when a container ends, so each remembers its depth, and the next write closes everything deeper.
struct JSONOutput {
    private(set) var bytes: [UInt8] = []
    private var open: [Bracket] = []

    private struct Bracket {
        let closing: UInt8
        var isEmpty = true
    }

    init() { bytes.reserveCapacity(1024) }

    var depth: Int { open.count }

    /// Opens an object or array and returns the depth at which its elements are written.
    mutating func begin(object: Bool) -> Int {
        bytes.append(object ? UInt8(ascii: "{") : UInt8(ascii: "["))
        open.append(Bracket(closing: object ? UInt8(ascii: "}") : UInt8(ascii: "]")))
        return open.count
    }

    mutating func close(downTo depth: Int) {
        while open.count > depth, let last = open.popLast() { bytes.append(last.closing) }
    }

    /// Removes what a value wrote before it failed.
    mutating func undo(to count: Int, depth: Int) {
        close(downTo: depth)
        bytes.removeSubrange(count...)
    }

    /// Comes before each element of the container at `depth`.
    mutating func element(at depth: Int) {
        close(downTo: depth)
        guard depth > 0 else { return }
        if open[depth - 1].isEmpty { open[depth - 1].isEmpty = false } else { bytes.append(UInt8(ascii: ",")) }
    }

    /// - Parameter isData: whether the name is a key of a dictionary; others are names of properties, which need no escapes.
    mutating func key(_ name: String, isData: Bool, at depth: Int) {
        element(at: depth)
        if isData {
            string(name)
        } else {
            bytes.append(UInt8(ascii: "\""))
            SnakeCase.append(name, to: &bytes)
            bytes.append(UInt8(ascii: "\""))
        }
        bytes.append(UInt8(ascii: ":"))
    }

    mutating func null() { raw("null") }
    mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
    mutating func string(_ value: String) { JSONText.append(value, to: &bytes) }
    mutating func number(_ value: some BinaryFloatingPoint & CustomStringConvertible) { raw(JSONText.number(value)) }
    mutating func integer(_ value: some BinaryInteger) { raw(String(value)) }

    private mutating func raw(_ value: String) { bytes.append(contentsOf: value.utf8) }
}
