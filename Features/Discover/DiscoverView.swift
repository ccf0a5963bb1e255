import DesignSystem
import Flow
public import HTML
import Screens

/// A grid of discovery: its kinds and orders, its filters, its cards.
public struct DiscoverView: HTML {
    let state: DiscoverFeature.State

    public init(_ state: DiscoverFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-discover"), .region("discover-screen")) {
            ScreenTitle(state.title, note: state.part?.age.map(DiscoverWords.age))
            DiscoverPlaces(query: state.query)
            if let choices = state.choices { DiscoverFilters(query: state.query, choices: choices) }
            switch state.content {
            case .initial, .loading:
                SkeletonGrid()
            case .error(let error):
                ErrorState(error.message, reason: error.reason, recovery: error.recovery) {
                    if error.isRetryable {
                        IntentForm(DiscoverFeature.Intent.retry) { Button(DiscoverWords.retry, icon: .retry, .type("submit")) }
                    }
                }
            case .ready(.unserved):
                EmptyState(icon: .sparkle, title: DiscoverWords.unserved, text: DiscoverWords.unserved(mayOperate: state.mayOperate)) {
                    if state.mayOperate { LinkButton(DiscoverWords.settings, icon: .gear, path: "/settings") }
                }
            case .ready(.part(let part)) where part.items.isEmpty:
                DiscoverEmpty(query: state.query, after: state.after, next: part.next, mayOperate: state.mayOperate)
            case .ready(.part(let part)):
                DiscoverGrid(query: state.query, part: part, look: state.look)
            }
            PosterMenuSheet(state.menu, sending: DiscoverFeature.Intent.self)
        }
    }
}

/// Links to the other grids.
struct DiscoverPlaces: HTML {
    let query: DiscoverQuery

    var body: some HTML {
        div(.class("subjects")) {
            ChipLine(DiscoverWords.kinds) {
                ForEach(DiscoverQuery.Subject.allCases) { [query] subject in
                    Chip(
                        DiscoverWords.subject(subject),
                        path: DiscoverQuery(subject, order: query.subject == .people ? .popular : query.order).path(),
                        isCurrent: subject == query.subject)
                }
            }
            if query.subject != .people {
                ChipLine(DiscoverWords.orders) {
                    ForEach(DiscoverQuery.Order.allCases) { [query] order in
                        Chip(
                            DiscoverWords.order(order), path: DiscoverQuery(query.subject, order: order).path(),
                            isCurrent: order == query.order && !query.isFiltered)
                    }
                }
            }
        }
    }
}

/// No cards, and what one may do about it.
struct DiscoverEmpty: HTML {
    let query: DiscoverQuery
    let after: Int
    let next: Int?
    let mayOperate: Bool

    var body: some HTML {
        if let next {
            EmptyState(icon: .info, title: DiscoverWords.hidden, text: DiscoverWords.hiddenText) {
                MoreLink(path: query.path([("after", String(next))]))
            }
        } else if after > 0 {
            EmptyState(icon: .info, title: DiscoverWords.end, text: DiscoverWords.endText) {
                LinkButton(DiscoverWords.start, path: query.path())
            }
        } else if query.isFiltered {
            EmptyState(icon: .filter, title: DiscoverWords.noMatches, text: DiscoverWords.noMatches(query)) {
                LinkButton(DiscoverWords.clear, path: query.place)
            }
        } else {
            EmptyState(icon: .sparkle, title: DiscoverWords.none, text: DiscoverWords.noneText) {
                if mayOperate { LinkButton(DiscoverWords.settings, icon: .gear, path: "/settings") }
            }
        }
    }
}
