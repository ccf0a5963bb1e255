import HTML

/// How loud a button is. One primary on a screen: what can be done next.
public enum ButtonKind: Sendable {
    /// Butter, or the tint of the movie.
    case primary
    case quiet
    /// Text only.
    case plain
    /// Ticket red, for what cannot be undone.
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
