public import CoreDomain
public import HTML

/// The viewer's own rating of a title: a button that opens ten stars. Each star is a button of one form, so that it works with arrow keys, on a
/// television and without scripts.
public struct RatingMenu: HTML {
    let title: String
    let rating: OwnRating?
    let intent: StaticString

    /// - Parameters:
    ///   - title: what is rated, in words.
    ///   - intent: the name of an intent with the field `rating`, which is empty for none.
    public init(of title: String, rating: OwnRating?, intent: StaticString = "rate") {
        self.title = title
        self.rating = rating
        self.intent = intent
    }

    public var body: some HTML {
        details(.class(rating == nil ? "menu rating" : "menu rating is-rated")) {
            summary(
                .class("button"), .aria("label", RatingWords.name(rating, of: title)), .title(RatingWords.name(rating, of: title))
            ) {
                rating == nil ? Icon.star : .starred
                span { rating.map(RatingText.own) ?? RatingWords.rate }
            }
            div(.class("menu-list")) {
                IntentForm(named: intent) {
                    div(.class("rating-steps"), .role("group"), .aria("label", RatingWords.group(title))) {
                        ForEach(OwnRating.all) { RatingStep(step: $0, isChosen: $0 == rating) }
                    }
                    if rating != nil {
                        button(.class("menu-entry"), .type("submit"), .name("rating"), .value("")) {
                            Icon.close
                            span { RatingWords.remove }
                        }
                    }
                }
            }
        }
    }
}

struct RatingStep: HTML {
    let step: OwnRating
    let isChosen: Bool

    var body: some HTML {
        button(
            .class("rating-step"), .type("submit"), .name("rating"), .value("\(step)"), .aria("label", RatingText.own(step)),
            .aria("pressed", isChosen)
        ) {
            Icon.starred
            span { "\(step)" }
        }
    }
}

/// A viewer's own rating next to a title: a star and the number.
public struct RatingMark: HTML {
    let rating: OwnRating

    public init(_ rating: OwnRating) { self.rating = rating }

    public var body: some HTML {
        span(.class("rating-mark"), .title(RatingWords.own)) {
            Icon.starred
            span(.class("unseen")) { RatingWords.own + " " }
            span { RatingText.own(rating) }
        }
    }
}

enum RatingWords {
    static let rate = "Rate"
    static let remove = "Remove rating"
    static let own = "Your rating:"

    static func name(_ rating: OwnRating?, of title: String) -> String {
        rating.map { "Your rating of “\(title)”: \(RatingText.own($0))" } ?? "Rate “\(title)”"
    }

    static func group(_ title: String) -> String { "Your rating of “\(title)”" }
}
