public import CoreDomain

/// What a scan found out about a title whose files give no id.
public struct NotedMatch: Hashable, Sendable {
    /// The id that the names of its files give.
    public var name: TitleID
    /// The id of the candidate that it is; nil if none is sure enough.
    public var claimed: TitleID?
    /// The best first.
    public var candidates: [TitleMatch.Scored]

    public init(name: TitleID, claimed: TitleID?, candidates: [TitleMatch.Scored]) {
        self.name = name
        self.claimed = claimed
        self.candidates = candidates
    }
}

extension NotedMatch {
    public init(name: TitleID, _ match: TitleMatch) {
        self.init(name: name, claimed: match.claimed?.candidate.id, candidates: match.candidates)
    }
}
