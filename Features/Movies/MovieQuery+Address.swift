import HTML
public import MoviesDomain

extension MovieKind {
    var path: String { self == .movie ? "/movies" : "/videos" }
}

extension MovieQuery {
    /// The query of an address; what is not known there counts as not given.
    public init(kind: MovieKind, parameter: (String) -> String?) {
        self.init(
            kind: kind, sort: parameter("sort").flatMap(MovieSort.init) ?? .title,
            genre: parameter("genre").flatMap { $0.isEmpty ? nil : $0 }, year: parameter("year").flatMap { Int($0) })
    }

    /// The names and values of the address, defaults left out.
    public var parameters: [(name: String, value: String)] {
        var parameters: [(name: String, value: String)] = []
        if sort != .title { parameters.append(("sort", sort.rawValue)) }
        if let genre { parameters.append(("genre", genre)) }
        if let year { parameters.append(("year", String(year))) }
        return parameters
    }

    func path(after id: String) -> String {
        let all = parameters + [("after", id)]
        return kind.path + "?" + all.map { "\($0.name)=\(Percent.encode($0.value))" }.joined(separator: "&")
    }
}
