public import CoreDomain
import DesignSystem
import Flow
import HTML
import Live
public import Screens
import StreamingDomain

extension WatchFeature: ScreenFeature {
    public static var patterns: [String] { ["/watch/{file}"] }
    public static var access: Permission { .watch }
    public static var frame: ScreenFrame { .page }

    public static func state(for request: ScreenRequest) -> State? {
        guard let file = request.segment("file").flatMap({ FileID($0) }) else { return nil }
        return State(
            file: file, wish: WatchWish(from: request["from"], time: request["t"], anyway: request["anyway"]),
            capabilities: ClientCapabilities(cookies: request.cookies), path: .presumed(for: IPAddress(request.address)),
            mayBrowse: request.viewer.may(.browse))
    }

    public static func title(of state: State) -> String { state.content.content?.subject.title ?? WatchWords.watch }
    public static func isSettled(_ state: State) -> Bool { !state.content.isPending }
    public static func status(of state: State) -> Int { state.content.isMissing ? 404 : 200 }
    public static func view(_ state: State) -> WatchView { WatchView(state: state) }
}

extension WatchFeature.Action: ScreenAction {}
