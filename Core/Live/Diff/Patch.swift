/// One change that turns the page a browser shows into the new one. Numbers are indices of regions of the new page, except for
/// `remove`, which names a digest of the old one.
public enum Patch: Sendable, Equatable {
    case remove(Int)
    case morph(Int)
    case insert(list: Int, before: Int?, region: Int)
    case order(list: Int)
}
