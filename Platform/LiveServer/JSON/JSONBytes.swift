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

/// The text that all containers of one value write to. Codable's containers are copied freely, so it is shared.
final class JSONSink {
    private var text = JSONOutput()
    private var dictionaryKeys: [ObjectIdentifier: Bool] = [:]

    var bytes: [UInt8] { text.bytes }
    var depth: Int { text.depth }

    /// One access for everything that is written at once: each access to a class is checked for others at run time.
    @inline(__always)
    func write<Result>(_ body: (inout JSONOutput) -> Result) -> Result { body(&text) }

    /// Dictionaries pass a private key type of the standard library; its name is the only way to recognise it.
    func isDictionaryKey(_ type: any CodingKey.Type) -> Bool {
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
            write { $0.undo(to: start, depth: depth) }
        }
        write { text in
            text.close(downTo: depth)
            if text.bytes.count == start { text.null() }
        }
    }

    /// Values that are one text or number. Types are compared before anything is cast: a cast that fails costs a hundred times as much.
    private func appendLeaf<Value: Encodable>(_ value: Value) -> Bool {
        if Value.self == String.self, let value = value as? String {
            write { $0.string(value) }
        } else if Value.self == Int.self, let value = value as? Int {
            write { $0.integer(value) }
        } else if Value.self == Bool.self, let value = value as? Bool {
            write { $0.bool(value) }
        } else if Value.self == Double.self, let value = value as? Double {
            write { $0.number(value) }
        } else if Value.self == Date.self, let value = value as? Date {
            write { $0.string(value.formatted(.iso8601)) }
        } else if Value.self == URL.self, let value = value as? URL {
            write { $0.string(value.absoluteString) }
        } else if Value.self == Data.self, let value = value as? Data {
            write { $0.string(value.base64EncodedString()) }
        } else {
            return false
        }
        return true
    }
}
