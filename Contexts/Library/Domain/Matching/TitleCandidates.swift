/// Finds known titles for files whose names and NFO give no id, on behalf of the catalogue's contexts. It answers from what is stored: a scan does
/// not wait for a service on the network.
public struct TitleCandidates: Sendable {
    /// The candidates for each of the clues, in their order. Bounded: of each list the first `TitleMatch.mostCompared` are compared.
    public var find: @Sendable ([TitleClues]) async throws -> [[MatchCandidate]]

    public init(find: @escaping @Sendable ([TitleClues]) async throws -> [[MatchCandidate]]) { self.find = find }

    /// Where nothing but files is known.
    public static let none = TitleCandidates { $0.map { _ in [] } }
}
