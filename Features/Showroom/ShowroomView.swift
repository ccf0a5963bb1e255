import DesignSystem
public import HTML

/// The showroom: type, colours, buttons, cards, states, the player, and the wall of drawn posters.
public struct ShowroomView: HTML {
    let state: ShowroomFeature.State

    public init(state: ShowroomFeature.State) { self.state = state }

    public var body: some HTML {
        ScreenTitle("Showroom", note: "Every part of the house in every state.")
        WallSection()
        TypeSection()
        ButtonSection(state: state)
        CardSection()
        DetailsSection()
        ListSection()
        FormSection(state: state)
        FeedbackSection(state: state)
        PlayerSection()
    }
}
