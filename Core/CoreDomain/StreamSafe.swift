extension String {
    /// At most 30 marks on each letter (Unicode Standard Annex #15, stream-safe text), for text from outside that is going to be normalised: to
    /// bring marks into their order takes their number squared.
    public var streamSafe: String {
        // Nothing so short takes long.
        if utf8.count <= 255 { return self }
        var marks = 0
        var safe = UnicodeScalarView()
        for scalar in unicodeScalars {
            marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
            if marks <= 30 { safe.append(scalar) }
        }
        return String(safe)
    }
}
