public import Foundation

/// Which movies of a list to preload.
public protocol PreloadStrategy: Sendable {
    /// The indices to preload, most urgent first, while the viewer is at `index` of a list of `count`.
    func indices(at index: Int, count: Int, network: NetworkQuality, now: Date) -> [Int]
}

extension NetworkQuality {
    /// The number of movies to preload (`behaviour.md` §1.15).
    public var preloadCount: Int {
        switch self {
        case .offline: 0
        case .poor, .fair: 1
        case .good, .excellent: 2
        }
    }
}
