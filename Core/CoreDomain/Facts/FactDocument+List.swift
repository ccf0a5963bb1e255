public import Foundation

extension Array {
    /// Adds a document to those about one row, or replaces that of its source and language. Facts of a list never replace complete ones.
    ///
    /// - Parameter fill: adds to the facts of a list what another list said that this one leaves out.
    public mutating func put<Facts>(
        _ document: FactDocument<Facts>, filling fill: (inout Facts, Facts) -> Void = { _, _ in }
    ) where Element == FactDocument<Facts> {
        guard let place = firstIndex(where: { $0.isAlternative(to: document) }) else { return append(document) }
        if !document.isComplete {
            if self[place].isComplete { return }
            var document = document
            fill(&document.facts, self[place].facts)
            self[place] = document
        } else {
            self[place] = document
        }
    }

    /// Adds what is said about the same title elsewhere. Of two documents of one source and language a complete one stays.
    ///
    /// - Parameter fill: adds to the first what it lacks of the second, where both are of one source and language.
    public mutating func join<Facts>(
        _ others: [FactDocument<Facts>], filling fill: (inout Facts, Facts) -> Void
    ) where Element == FactDocument<Facts> {
        for other in others {
            if let place = firstIndex(where: { $0.isAlternative(to: other) }) {
                let own = self[place]
                let isBetter = other.isComplete && !own.isComplete
                self[place] = isBetter ? other : own
                fill(&self[place].facts, isBetter ? own.facts : other.facts)
            } else {
                append(other)
            }
        }
    }

    /// The same documents without those of a source.
    ///
    /// - Parameter date: what the source said since stays; nil for nothing.
    public func without<Facts>(_ source: FactSource, before date: Date?) -> Self where Element == FactDocument<Facts> {
        filter { document in document.source != source || date.map { document.fetchedAt >= $0 } ?? false }
    }

    /// What files say.
    public func local<Facts>() -> Facts? where Element == FactDocument<Facts> { first { $0.source == .local }?.facts }

    /// The same documents, with `facts` as what files say.
    public func with<Facts>(local facts: Facts, at date: Date) -> Self where Element == FactDocument<Facts> {
        [FactDocument(source: .local, fetchedAt: date, facts: facts)] + filter { $0.source != .local }
    }
}

extension FactDocument {
    /// Whether both are what one source says in one language.
    public func isAlternative(to other: FactDocument) -> Bool { source == other.source && language == other.language }
}
