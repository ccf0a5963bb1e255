public import CoreDomain
import DesignSystem
import Flow
import HTML
import Live
public import Screens

extension CorrectionFeature: ScreenFeature {
    public static var patterns: [String] { ["/library/files/{file}"] }
    public static var access: Permission { .manageLibrary }
    public static var place: String? { "library" }

    public static func state(for request: ScreenRequest) -> State? {
        request.segment("file").flatMap { FileID($0) }
            .map { State(id: $0, search: CandidateSearch(title: request["q"], year: request["year"])) }
    }

    public static func title(of state: State) -> String { CorrectionWords.screen }
    /// Without scripts, what a service answers is seen only if it is waited for.
    public static func isSettled(_ state: State) -> Bool {
        !state.content.isPending && !state.isSaving && !state.candidates.isPending && state.candidates.content?.isAsking != true
    }
    public static func toasts(_ state: State) -> CorrectionToast { CorrectionToast(state) }
    public static func status(of state: State) -> Int { state.content.isMissing ? 404 : 200 }
    public static func view(_ state: State) -> CorrectionView { CorrectionView(state) }
}

extension CorrectionFeature.Action: ScreenAction {}
