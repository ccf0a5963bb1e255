public import CoreDomain
import DesignSystem
import Flow
import HTML
import Live
public import Screens

extension FolderFeature: ScreenFeature {
    public static var patterns: [String] { ["/library/folder"] }
    public static var access: Permission { .manageLibrary }
    public static var place: String? { "library" }

    public static func state(for request: ScreenRequest) -> State? {
        LibraryAddress.place(in: request.location).map(State.init(place:))
    }

    public static func title(of state: State) -> String { FolderWords.name(state.place) }
    public static func isSettled(_ state: State) -> Bool { !state.content.isPending }
    public static func status(of state: State) -> Int { state.content.isMissing ? 404 : 200 }
    public static func view(_ state: State) -> FolderView { FolderView(state) }
}

extension FolderFeature.Action: ScreenAction {}
