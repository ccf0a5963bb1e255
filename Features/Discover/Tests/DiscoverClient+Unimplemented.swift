import FlowTesting
import ScreensTesting
import Testing
import ViewingDomain

@testable import DiscoverFeature

extension DiscoverClient {
    /// Each operation that a test does not replace fails it.
    static var unimplemented: Self {
        Self(
            part: { _, _ in FlowTesting.unimplemented("DiscoverClient.part", giving: AsyncStream { $0.finish() }) },
            choices: { _ in
                FlowTesting.unimplemented("DiscoverClient.choices", giving: DiscoverChoices(genres: [], years: 1900...1900))
            }, menu: .unimplemented(giving: .progress([])))
    }
}
