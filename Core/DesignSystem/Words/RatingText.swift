public import CoreDomain

/// Ratings in the words of the interface.
public enum RatingText {
    /// `8/10`.
    public static func own(_ rating: OwnRating) -> String { "\(rating)/10" }

    /// `8.3/10`; empty for anything that is not a rating between 0 and 10.
    public static func outOfTen(_ rating: Double) -> String {
        guard rating > 0, rating <= 10 else { return "" }
        let tenths = Int(clamped: (rating * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)/10" : "\(tenths / 10).\(tenths % 10)/10"
    }
}
