public import CoreDomain
import DesignSystem
import Flow
import HTML
public import Live
import PeopleDomain
public import Screens

extension PersonFeature: ScreenFeature {
    public static var patterns: [String] { ["/people/{id}"] }
    public static var access: Permission { .watch }

    public static func state(for request: ScreenRequest) -> State? {
        request.segment("id").flatMap { PersonID($0) }.map { State(id: $0, mayBrowse: request.viewer.may(.browse)) }
    }

    public static func title(of state: State) -> String { state.content.content?.person.summary.name ?? PeopleWords.person }

    /// A person with several identities has one address, that of their own.
    public static func location(of state: State) -> Location? {
        Location(path: ["people", (state.content.content?.person.id ?? state.id).rawValue])
    }

    public static func isSettled(_ state: State) -> Bool { !state.content.isPending }

    public static func status(of state: State) -> Int {
        if let person = state.content.content?.person, person.id != state.id { return 308 }
        return state.content.isMissing ? 404 : 200
    }

    public static func view(_ state: State) -> PersonView { PersonView(state) }
}

extension PersonFeature.Action: ScreenAction {}
