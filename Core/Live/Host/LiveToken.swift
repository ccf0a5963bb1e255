/// An unguessable name for a session: 128 random bits in hexadecimal.
enum LiveToken {
    static func make() -> String {
        var system = SystemRandomNumberGenerator()
        return hexadecimal(system.next()) + hexadecimal(system.next())
    }

    private static func hexadecimal(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
