/// Builds `name?field=value&…` while an intent is encoded.
final class IntentSink {
    private var name: [UInt8] = []
    private var fields: [UInt8] = []

    init() { name.reserveCapacity(64) }

    var address: [UInt8] { fields.isEmpty ? name : name + fields }

    func lengthen(_ part: String) {
        if !name.isEmpty { name.append(UInt8(ascii: ".")) }
        name.append(contentsOf: part.utf8)
    }

    /// Fields follow the name; only a nested intent can extend the name after a field.
    func add(_ field: String, _ value: String) {
        fields.append(fields.isEmpty ? UInt8(ascii: "?") : UInt8(ascii: "&"))
        Percent.encode(field, into: &fields)
        fields.append(UInt8(ascii: "="))
        Percent.encode(value, into: &fields)
    }
}

struct UnsupportedIntentValue: Error {}

/// Follows the encoding that the compiler synthesises for an enum: one key for the case, and within it one key for each value.
struct IntentEncoder: Encoder {
    let sink: IntentSink
    /// The field being written; nil where a case is expected.
    var field: String?
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(CaseEncoding<Key>(sink: sink))
    }
    func unkeyedContainer() -> any UnkeyedEncodingContainer { ElementEncoding(sink: sink, field: field ?? "") }
    func singleValueContainer() -> any SingleValueEncodingContainer { ScalarEncoding(sink: sink, field: field ?? "") }
}

private struct CaseEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let sink: IntentSink
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) throws { throw UnsupportedIntentValue() }
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws { throw UnsupportedIntentValue() }
    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<NestedKey> {
        sink.lengthen(key.stringValue)
        return KeyedEncodingContainer(ValueEncoding<NestedKey>(sink: sink))
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { ElementEncoding(sink: sink, field: key.stringValue) }
    func superEncoder() -> any Encoder { IntentEncoder(sink: sink) }
    func superEncoder(forKey key: Key) -> any Encoder { IntentEncoder(sink: sink) }
}

private struct ValueEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let sink: IntentSink
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) throws {}
    func encode(_ value: String, forKey key: Key) throws { sink.add(fieldName(key), value) }
    func encode(_ value: Int, forKey key: Key) throws { sink.add(fieldName(key), String(value)) }
    func encode(_ value: Bool, forKey key: Key) throws { sink.add(fieldName(key), value ? "true" : "false") }
    func encode(_ value: Double, forKey key: Key) throws { sink.add(fieldName(key), String(value)) }
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        try value.encode(to: IntentEncoder(sink: sink, field: fieldName(key)))
    }
    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<NestedKey> {
        KeyedEncodingContainer(CaseEncoding<NestedKey>(sink: sink))
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { ElementEncoding(sink: sink, field: fieldName(key)) }
    func superEncoder() -> any Encoder { IntentEncoder(sink: sink) }
    func superEncoder(forKey key: Key) -> any Encoder { IntentEncoder(sink: sink) }
}

/// The compiler names unlabelled values `_0`, `_1`, …; on the wire they are `0`, `1`, …
func fieldName(_ key: some CodingKey) -> String {
    let name = key.stringValue
    guard name.utf8.first == UInt8(ascii: "_"), let second = name.utf8.dropFirst().first, (0x30...0x39).contains(second) else {
        return name
    }
    return String(name.dropFirst())
}

private struct ScalarEncoding: SingleValueEncodingContainer {
    let sink: IntentSink
    let field: String
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() throws {}
    func encode(_ value: Bool) throws { sink.add(field, value ? "true" : "false") }
    func encode(_ value: String) throws { sink.add(field, value) }
    func encode<T: Encodable>(_ value: T) throws {
        if let number = value as? any LosslessStringConvertible {
            sink.add(field, number.description)
        } else {
            try value.encode(to: IntentEncoder(sink: sink, field: field))
        }
    }
}

private struct ElementEncoding: UnkeyedEncodingContainer {
    let sink: IntentSink
    let field: String
    var codingPath: [any CodingKey] { [] }
    var count: Int { 0 }

    func encodeNil() throws {}
    func encode<T: Encodable>(_ value: T) throws { try value.encode(to: IntentEncoder(sink: sink, field: field)) }
    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
        KeyedEncodingContainer(CaseEncoding<NestedKey>(sink: sink))
    }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
    func superEncoder() -> any Encoder { IntentEncoder(sink: sink, field: field) }
}
