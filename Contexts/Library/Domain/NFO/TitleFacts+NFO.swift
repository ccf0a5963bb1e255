extension TitleFacts {
    init(_ root: XMLElement) {
        self.init()
        // The last one with text wins; the outline is used only if there is none.
        overview = NFO.text(
            root.children.last { ["plot", "biography", "review"].contains($0.name) && !$0.value.isEmpty }?.value
                ?? root.first("outline")?.value, most: 20_000)
        tagline = NFO.text(root.first("tagline")?.value, most: 500)
        runtimeMinutes = root.first("runtime").flatMap { Self.minutes($0.value) }
        genres = NFO.list(root, "genre", commas: true)
        rating = Self.rating(root)
        certification = NFO.text(root.first("mpaa", "certification", "customrating")?.value, most: 60)
        premiered = NFO.day(root.first("premiered", "releasedate", "aired")?.value)
        status = NFO.text(root.first("status")?.value, most: 60)
        directors = NFO.list(root, "director")
        writers = NFO.list(root, "credits", "writer")
        studios = NFO.list(root, "studio")
        cast = Self.cast(root)
        collection = root.all("set").prefix(20).lazy.compactMap(Self.collection).first
    }

    /// `<set><name>A</name><overview>B</overview></set>`, or only `<set>A</set>`.
    private static func collection(_ set: XMLElement) -> Collection? {
        guard let name = NFO.text(set.first("name")?.value ?? set.value, most: 200) else { return nil }
        return Collection(name: name, overview: NFO.text(set.first("overview")?.value, most: 20_000))
    }

    /// `78`, `78 min`, `1h 18m`, `1:18`, `01:18:00`.
    private static func minutes(_ text: String) -> Int? {
        let words = text.lowercased().split { $0.isWhitespace || $0 == ":" }.joined(separator: text.contains(":") ? ":" : "")
        let numbers = words.split { !$0.isNumber }.prefix(3).compactMap { Int($0) }
        guard words.first?.isNumber == true, let first = numbers.first, numbers.allSatisfy({ $0 <= 100_000 }) else { return nil }
        let rest = words.drop(while: \.isNumber)
        let hasHours = rest.hasPrefix(":") || rest.hasPrefix("h") || rest.hasPrefix("std")
        let minutes = hasHours ? first * 60 + (numbers.count > 1 ? numbers[1] : 0) : first
        return (1...6_000).contains(minutes) ? minutes : nil
    }

    /// 0…10: the default one of `ratings`, else that with the most votes, else the old single element.
    private static func rating(_ root: XMLElement) -> Double? {
        let ratings = root.all("ratings").prefix(20).flatMap { $0.all("rating").prefix(50) }
        let votes = ratings.map { rating in rating.first("votes").flatMap { Int($0.value.filter(\.isNumber).prefix(12)) } ?? 0 }
        // Of equal ones the first.
        let most = zip(ratings, votes).reduce(nil as (XMLElement, Int)?) { best, next in best.map { $0.1 >= next.1 ? $0 : next } ?? next }
        let chosen = ratings.first(where: \.isDefault) ?? most?.0
        guard let text = chosen?.first("value")?.value ?? root.first("rating", "customrating")?.value,
            let value = Double(text.replacing(",", with: ".")), value.isFinite
        else { return nil }
        let highest = chosen?.attributes["max"].flatMap(Double.init) ?? 10
        guard highest > 0, highest.isFinite, (0...highest).contains(value) else { return nil }
        return value / highest * 10
    }

    private static func cast(_ root: XMLElement) -> [Role] {
        let actors = root.all("actor").prefix(500).enumerated().compactMap { index, actor -> (Int, Role)? in
            guard let name = NFO.text(actor.first("name")?.value, most: 200) else { return nil }
            let order = actor.first("order", "sortorder").flatMap { Int($0.value) } ?? index
            return (order, Role(name: name, character: NFO.text(actor.first("role")?.value, most: 200)))
        }
        // Sorting by equal keys keeps the file's order.
        return actors.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    }
}
