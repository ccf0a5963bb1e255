public import CoreDomain
public import Flow
public import HTML

/// Every component of the design system in every state, on one page.
public struct ShowroomFeature: Feature {
    public struct State: Equatable, Sendable {
        /// Whether the sample switches are on.
        public var isOn = true
        public var progress = 0.4
        public var toast: Int?
        public init() {}
    }

    public enum Intent: BrowserIntent {
        case toggle
        case advance
        case showToast
        case undo

        public var access: Permission {
            switch self {
            case .toggle, .advance, .showToast, .undo: .browse
            }
        }
    }

    public enum Action: Sendable, Equatable {
        case appeared
        case intent(Intent)
    }

    public init() {}

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared: break
        case .intent(.toggle): state.isOn.toggle()
        case .intent(.advance): state.progress = state.progress >= 1 ? 0 : min(1, state.progress + 0.2)
        case .intent(.showToast): state.toast = (state.toast ?? 0) + 1
        case .intent(.undo): state.toast = nil
        }
        return .none
    }
}
