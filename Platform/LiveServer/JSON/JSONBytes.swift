import CoreDomain
import Foundation

/// Encodes values as JSON bytes in one pass: keys in snake_case, dates in ISO 8601. Absent values, and numbers that JSON cannot hold,
/// are null.
///
/// A dictionary's keys are data and stay as they are.
public enum JSONBytes {
    /// Never fails for values whose `encode(to:)` does not throw; a value that throws is replaced by `null`.
    public static func encode(_ value: some Encodable) -> [UInt8] {
        let sink = JSONSink()
        sink.append(value, at: 0)
        return sink.bytes
    }
}

/// The bytes so far and the containers that are still open.
///
/// Codable never says when a container ends, so each remembers its depth, and the next write closes everything deeper.
final class JSONSink {
    private(set) var bytes: [UInt8] = []
    private var open: [Bracket] = []
    private var keys: [String: [UInt8]] = [:]
    private var dictionaryKeys: [ObjectIdentifier: Bool] = [:]

    private struct Bracket {
        let closing: UInt8
        var isEmpty = true
    }

    init() { bytes.reserveCapacity(1024) }

    var depth: Int { open.count }

    /// Opens an object or array and returns the depth at which its elements are written.
    func begin(object: Bool) -> Int {
        bytes.append(object ? UInt8(ascii: "{") : UInt8(ascii: "["))
        open.append(Bracket(closing: object ? UInt8(ascii: "}") : UInt8(ascii: "]")))
        return open.count
    }

    func close(downTo depth: Int) {
        while open.count > depth, let last = open.popLast() { bytes.append(last.closing) }
    }

    /// Comes before each element of the container at `depth`.
    func element(at depth: Int) {
        close(downTo: depth)
        guard depth > 0 else { return }
        if open[depth - 1].isEmpty { open[depth - 1].isEmpty = false } else { bytes.append(UInt8(ascii: ",")) }
    }

    func key<Key: CodingKey>(_ key: Key, at depth: Int) {
        element(at: depth)
        if isDictionaryKey(Key.self) {
            JSONText.append(key.stringValue, to: &bytes)
            bytes.append(UInt8(ascii: ":"))
        } else if let known = keys[key.stringValue] {
            bytes.append(contentsOf: known)
        } else {
            var text: [UInt8] = []
            JSONText.append(SnakeCase.of(key.stringValue), to: &text)
            text.append(UInt8(ascii: ":"))
            keys[key.stringValue] = text
            bytes.append(contentsOf: text)
        }
    }

    /// Dictionaries pass a private key type of the standard library; its name is the only way to recognise it.
    private func isDictionaryKey(_ type: any CodingKey.Type) -> Bool {
        let id = ObjectIdentifier(type)
        if let known = dictionaryKeys[id] { return known }
        let isOne = String(describing: type) == "_DictionaryCodingKey"
        dictionaryKeys[id] = isOne
        return isOne
    }

    func append<Value: Encodable>(_ value: Value, at depth: Int) {
        if appendLeaf(value) { return }
        let start = bytes.count
        do { try value.encode(to: JSONValueEncoder(sink: self, depth: depth)) } catch {
            close(downTo: depth)
            bytes.removeSubrange(start...)
        }
        close(downTo: depth)
        if bytes.count == start { raw("null") }
    }

    /// Values that are one text or number. Types are compared before anything is cast: a cast that fails costs a hundred times as much.
    private func appendLeaf<Value: Encodable>(_ value: Value) -> Bool {
        if Value.self == String.self, let value = value as? String {
            string(value)
        } else if Value.self == Int.self, let value = value as? Int {
            raw(String(value))
        } else if Value.self == Bool.self, let value = value as? Bool {
            raw(value ? "true" : "false")
        } else if Value.self == Double.self, let value = value as? Double {
            number(value)
        } else if Value.self == Date.self, let value = value as? Date {
            string(value.formatted(.iso8601))
        } else if Value.self == URL.self, let value = value as? URL {
            string(value.absoluteString)
        } else if Value.self == Data.self, let value = value as? Data {
            string(value.base64EncodedString())
        } else {
            return false
        }
        return true
    }

    func string(_ value: String) { JSONText.append(value, to: &bytes) }
    func raw(_ value: String) { bytes.append(contentsOf: value.utf8) }

    func number(_ value: some BinaryFloatingPoint & CustomStringConvertible) { raw(JSONText.number(value)) }
}
