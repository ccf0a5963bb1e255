import HTML

/// The emphasis of a button. A screen has one primary button, for its main action.
public enum ButtonKind: Sendable {
    /// The accent colour, or the tint of the movie.
    case primary
    case quiet
    /// Text only.
    case plain
    /// Red, for actions that cannot be undone.
    case danger

    var attribute: Attribute {
        switch self {
        case .primary: .class("button button-primary")
        case .quiet: .class("button")
        case .plain: .class("button button-plain")
        case .danger: .class("button button-danger")
        }
    }
}
