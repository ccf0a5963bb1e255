public import CoreDomain
public import Flow

extension ViewState {
    /// The page of a title as it is shown: whether a title that the catalogue does not have exists is known only when the service that is asked
    /// for its offers has answered. While it cannot answer, its failure is shown, and not that there is no such title.
    public func awaiting(_ offers: ViewState<TitleOffers?>) -> Self {
        guard isMissing else { return self }
        switch offers {
        case .loading: return .loading
        case .error(let error) where error.isRetryable: return .error(error)
        case .initial, .error, .ready: return self
        }
    }
}
