extension Array where Element: SampleTitle {
    /// Titles that have all these genres, a year in the range, and this original language (ISO 639-1), in their order here.
    public func discover(
        genres: Set<SampleGenre> = [], years: ClosedRange<Int>? = nil, language: String? = nil
    ) -> [Element] {
        filter { title in
            genres.isSubset(of: title.genres) && (years?.contains(title.year) ?? true)
                && (language.map { title.languages.first == $0 } ?? true)
        }
    }
}
