import DesignSystem
public import HTML

/// Every component of the design system in every state, in parts that the browser lays out as they come into view.
public struct ShowroomView: HTML {
    let state: ShowroomFeature.State

    public init(state: ShowroomFeature.State) { self.state = state }

    public var body: some HTML {
        ScreenTitle("Showroom", note: "Every component in every state.")
        nav(.class("block"), .aria("label", "Parts of this page")) {
            div(.class("chips")) { ForEach(ShowroomPart.allCases) { part in Chip(part.title, path: "#\(part.rawValue)") } }
        }
        ForEach(ShowroomPart.allCases) { part in
            div(.id(part.rawValue), .class("samples")) { ShowroomSamples(part: part, state: state) }
        }
    }
}

/// A part of the page, with a link at its top.
enum ShowroomPart: String, CaseIterable {
    case type, buttons, cards, details, lists, forms, states, player, drawings

    var title: String {
        switch self {
        case .type: "Type and colour"
        case .buttons: "Buttons"
        case .cards: "Cards"
        case .details: "Details"
        case .lists: "Lists"
        case .forms: "Forms"
        case .states: "States"
        case .player: "Player"
        case .drawings: "Drawings"
        }
    }
}

struct ShowroomSamples: HTML {
    let part: ShowroomPart
    let state: ShowroomFeature.State

    var body: some HTML {
        switch part {
        case .type: TypeSection()
        case .buttons: ButtonSection(state: state)
        case .cards: CardSection()
        case .details: DetailsSection()
        case .lists: ListSection()
        case .forms: FormSection(state: state)
        case .states: FeedbackSection(state: state)
        case .player: PlayerSection()
        case .drawings: WallSection()
        }
    }
}
