/// An absent value is written as null and never left out, so that a client sees every key of an answer.
extension JSONObject {
    func encodeIfPresent(_ value: Bool?, forKey key: Key) { present(value, key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) { present(value, key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) { present(value, key) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) { present(value, key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) { present(value, key) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) { present(value, key) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) { present(value, key) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) { present(value, key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) { present(value, key) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) { present(value, key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) { present(value, key) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) { present(value, key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) { present(value, key) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) { present(value, key) }
    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) { present(value, key) }

    private func present<Value: Encodable>(_ value: Value?, _ key: Key) {
        if let value { encode(value, forKey: key) } else { encodeNil(forKey: key) }
    }
}
