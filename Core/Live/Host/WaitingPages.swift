/// The pages that wait for a socket, counted by client, so that keeping one more costs the same regardless of their number.
struct WaitingPages {
    private var tokens: [String: [String]] = [:]
    private(set) var count = 0

    func count(of client: String) -> Int { tokens[client]?.count ?? 0 }

    /// The one that has waited longest.
    func oldest(of client: String) -> String? { tokens[client]?.first }

    mutating func add(_ token: String, of client: String) {
        tokens[client, default: []].append(token)
        count += 1
    }

    /// Does nothing for an unknown token.
    mutating func remove(_ token: String, of client: String) {
        guard let index = tokens[client]?.firstIndex(of: token) else { return }
        tokens[client]?.remove(at: index)
        count -= 1
        if tokens[client]?.isEmpty == true { tokens[client] = nil }
    }
}
