public import Flow
public import LibraryDomain

/// The data of the page of problems.
public struct ProblemsClient: Sendable {
    /// All problems, or those of a kind, after another one, now and again whenever they change.
    public var problems: @Sendable (ProblemKind?, FileProblem.Cursor?) -> AsyncStream<Result<ProblemPage, ViewStateError>>

    public init(problems: @escaping @Sendable (ProblemKind?, FileProblem.Cursor?) -> AsyncStream<Result<ProblemPage, ViewStateError>>) {
        self.problems = problems
    }
}

public struct ProblemPage: Hashable, Sendable {
    /// On all pages.
    public var count: Int
    public var problems: [FileProblem]
    public var hasMore: Bool

    public init(count: Int, problems: [FileProblem], hasMore: Bool) {
        self.count = count
        self.problems = problems
        self.hasMore = hasMore
    }
}
