public import DiscoveryDomain
import HTML
import Live
import Screens

/// What an address of a grid asks for.
public struct DiscoverQuery: Hashable, Sendable {
    public enum Subject: String, Sendable, CaseIterable {
        case movies, series, people
    }

    public enum Order: String, Sendable, CaseIterable {
        case popular, trending
    }

    public let subject: Subject
    /// Of the whole list; a filtered one is always `popular`.
    public let order: Order
    public let filter: DiscoveryFilter

    /// People are the trending ones, without a filter.
    public init(_ subject: Subject, order: Order = .popular, filter: DiscoveryFilter = DiscoveryFilter()) {
        self.subject = subject
        self.filter = subject == .people ? DiscoveryFilter() : filter
        self.order = subject == .people ? .trending : self.filter.isEmpty ? order : .popular
    }

    public var isFiltered: Bool { !filter.isEmpty }

    public var list: DiscoveryList {
        switch (subject, order) {
        case (.people, _): .trendingPeople
        case (.movies, .trending): .trending(.movie)
        case (.series, .trending): .trending(.series)
        case (.movies, .popular): isFiltered ? .discover(.movie, filter) : .popular(.movie)
        case (.series, .popular): isFiltered ? .discover(.series, filter) : .popular(.series)
        }
    }
}

extension DiscoverQuery {
    /// The query of an address, as far as it is understood; nil for another path.
    init?(_ request: ScreenRequest) {
        guard let subject = request.location.path.last.flatMap(Subject.init) else { return nil }
        let values = { (name: String) in request.location.query.filter { $0.name == name }.map(\.value) }
        self.init(
            subject, order: request["list"].flatMap(Order.init) ?? .popular,
            filter: DiscoveryFilter(
                originalLanguage: request["language"], genres: values("genre"), fromYear: request["from"].flatMap { Int($0) },
                upToYear: request["to"].flatMap { Int($0) }))
    }

    /// The names and values of the address, without defaults.
    var parameters: [(name: String, value: String)] {
        var parameters = filter.genres.map { (name: "genre", value: $0) }
        if order == .trending, subject != .people { parameters.append(("list", order.rawValue)) }
        if let year = filter.fromYear { parameters.append(("from", String(year))) }
        if let year = filter.upToYear { parameters.append(("to", String(year))) }
        if let language = filter.originalLanguage { parameters.append(("language", language)) }
        return parameters
    }

    /// The address without parameters.
    var place: String { "/discover/\(subject.rawValue)" }

    /// The address.
    ///
    /// - Parameter further: more parameters.
    func path(_ further: [(name: String, value: String)] = []) -> String {
        let all = parameters + further
        return all.isEmpty ? place : place + "?" + all.map { "\($0.name)=\(Percent.encode($0.value))" }.joined(separator: "&")
    }
}

extension DiscoveryFilter {
    fileprivate var isEmpty: Bool { self == DiscoveryFilter() }
}
