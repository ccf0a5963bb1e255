/// The three containers of Codable, all of which write straight into the sink.
struct JSONValueEncoder: Encoder {
    let sink: JSONSink
    let depth: Int
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(JSONObject<Key>(sink: sink, depth: opened(object: true)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { JSONArray(sink: sink, depth: opened(object: false)) }
    func singleValueContainer() -> any SingleValueEncodingContainer { JSONSingle(sink: sink, depth: depth) }

    /// A second request, as from a subclass and its parent, continues the same container.
    private func opened(object: Bool) -> Int { sink.depth > depth ? depth + 1 : sink.write { $0.begin(object: object) } }
}

struct JSONObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let sink: JSONSink
    let depth: Int
    private let isDictionary: Bool
    var codingPath: [any CodingKey] { [] }

    init(sink: JSONSink, depth: Int) {
        self.sink = sink
        self.depth = depth
        isDictionary = sink.isDictionaryKey(Key.self)
    }

    func encodeNil(forKey key: Key) { member(key) { $0.null() } }
    func encode(_ value: Bool, forKey key: Key) { member(key) { $0.bool(value) } }
    func encode(_ value: String, forKey key: Key) { member(key) { $0.string(value) } }
    func encode(_ value: Int, forKey key: Key) { member(key) { $0.integer(value) } }
    func encode(_ value: Int64, forKey key: Key) { member(key) { $0.integer(value) } }
    func encode(_ value: Double, forKey key: Key) { member(key) { $0.number(value) } }
    func encode(_ value: Float, forKey key: Key) { member(key) { $0.number(value) } }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) {
        member(key) { _ in }
        sink.append(value, at: depth)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
        KeyedEncodingContainer(JSONObject<Nested>(sink: sink, depth: member(key) { $0.begin(object: true) }))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        JSONArray(sink: sink, depth: member(key) { $0.begin(object: false) })
    }

    func superEncoder() -> any Encoder { JSONValueEncoder(sink: sink, depth: depth) }

    func superEncoder(forKey key: Key) -> any Encoder {
        member(key) { _ in }
        return JSONValueEncoder(sink: sink, depth: depth)
    }

    private func member<Result>(_ key: Key, _ value: (inout JSONOutput) -> Result) -> Result {
        let name = key.stringValue
        return sink.write { text in
            text.key(name, isData: isDictionary, at: depth)
            return value(&text)
        }
    }
}

struct JSONArray: UnkeyedEncodingContainer {
    let sink: JSONSink
    let depth: Int
    private(set) var count = 0
    var codingPath: [any CodingKey] { [] }

    init(sink: JSONSink, depth: Int) {
        self.sink = sink
        self.depth = depth
    }

    private mutating func next<Result>(_ value: (inout JSONOutput) -> Result) -> Result {
        count += 1
        return sink.write { text in
            text.element(at: depth)
            return value(&text)
        }
    }

    mutating func encodeNil() { next { $0.null() } }
    mutating func encode<Value: Encodable>(_ value: Value) {
        next { _ in }
        sink.append(value, at: depth)
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        KeyedEncodingContainer(JSONObject<Nested>(sink: sink, depth: next { $0.begin(object: true) }))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        JSONArray(sink: sink, depth: next { $0.begin(object: false) })
    }

    mutating func superEncoder() -> any Encoder {
        next { _ in }
        return JSONValueEncoder(sink: sink, depth: depth)
    }
}

struct JSONSingle: SingleValueEncodingContainer {
    let sink: JSONSink
    let depth: Int
    var codingPath: [any CodingKey] { [] }

    func encodeNil() { sink.write { $0.null() } }
    func encode(_ value: Bool) { sink.write { $0.bool(value) } }
    func encode(_ value: String) { sink.write { $0.string(value) } }
    func encode(_ value: Double) { sink.write { $0.number(value) } }
    func encode(_ value: Float) { sink.write { $0.number(value) } }
    func encode(_ value: Int) { sink.write { $0.integer(value) } }
    func encode(_ value: Int8) { sink.write { $0.integer(value) } }
    func encode(_ value: Int16) { sink.write { $0.integer(value) } }
    func encode(_ value: Int32) { sink.write { $0.integer(value) } }
    func encode(_ value: Int64) { sink.write { $0.integer(value) } }
    func encode(_ value: UInt) { sink.write { $0.integer(value) } }
    func encode(_ value: UInt8) { sink.write { $0.integer(value) } }
    func encode(_ value: UInt16) { sink.write { $0.integer(value) } }
    func encode(_ value: UInt32) { sink.write { $0.integer(value) } }
    func encode(_ value: UInt64) { sink.write { $0.integer(value) } }
    func encode<Value: Encodable>(_ value: Value) { sink.append(value, at: depth) }
}
