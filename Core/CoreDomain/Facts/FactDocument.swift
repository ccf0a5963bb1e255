public import Foundation

/// The facts that one source gives about one title or person in one language.
public struct FactDocument<Facts: Sendable>: Sendable {
    public var source: FactSource
    /// BCP 47; empty for facts that are in no certain language, such as those of files.
    public var language: String
    public var fetchedAt: Date
    /// Whether the source was asked for everything about it. A list gives only some facts, and never replaces a complete document.
    public var isComplete: Bool
    public var facts: Facts

    public init(source: FactSource, language: String = "", fetchedAt: Date, isComplete: Bool = true, facts: Facts) {
        self.source = source
        self.language = language
        self.fetchedAt = fetchedAt
        self.isComplete = isComplete
        self.facts = facts
    }
}

extension FactDocument: Equatable where Facts: Equatable {}
extension FactDocument: Hashable where Facts: Hashable {}
