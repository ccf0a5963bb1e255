extension TitleFacts {
    init(_ root: XMLElement) {
        self.init()
        // The last one with text wins; the outline is used only if there is none.
        overview = NFO.text(
            root.children.last { ["plot", "biography", "review"].contains($0.name) && !$0.value.isEmpty }?.value
                ?? root.first("outline")?.value, most: 20_000)
        tagline = NFO.text(root.first("tagline")?.value, most: 500)
        runtimeMinutes = root.first("runtime").flatMap { Int($0.value.prefix(while: \.isNumber)) }.flatMap {
            (1...6_000).contains($0) ? $0 : nil
        }
        genres = NFO.list(root, "genre")
        rating = Self.rating(root)
        certification = NFO.text(root.first("mpaa", "certification", "customrating")?.value, most: 60)
        premiered = NFO.day(root.first("premiered", "releasedate", "aired")?.value)
        status = NFO.text(root.first("status")?.value, most: 60)
        directors = NFO.list(root, "director")
        writers = NFO.list(root, "credits", "writer")
        studios = NFO.list(root, "studio")
        cast = Self.cast(root)
    }

    /// 0…10: the default one of `ratings`, else the first, else the old single element.
    private static func rating(_ root: XMLElement) -> Double? {
        let ratings = root.all("ratings").flatMap { $0.all("rating") }
        let chosen = ratings.first { $0.attributes["default"] == "true" } ?? ratings.first
        guard let text = chosen?.first("value")?.value ?? root.first("rating", "customrating")?.value,
            let value = Double(text.replacing(",", with: ".")), value.isFinite
        else { return nil }
        let most = chosen?.attributes["max"].flatMap(Double.init) ?? 10
        guard most > 0, (0...most).contains(value) else { return nil }
        return value / most * 10
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
