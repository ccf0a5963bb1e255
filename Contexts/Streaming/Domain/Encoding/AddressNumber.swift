extension Int {
    /// A number in an address: digits only, with one spelling for each. Nil for any other text.
    public init?(inAddress text: some StringProtocol, digits most: Int) {
        guard (1...most).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), text == "0" || text.first != "0"
        else { return nil }
        self.init(text)
    }
}
