import HTML

/// The files that the player's page needs, under `/assets/`. player.js belongs on every page: it asks the browser what it can
/// decode before the first movie is chosen, and it must be there when a player arrives without a new document.
public struct WatchAsset: Sendable {
    public let name: String
    public let type: String
    public let bytes: [UInt8]

    public static let all: [WatchAsset] = [
        WatchAsset(name: "stream.js", type: "text/javascript; charset=utf-8", bytes: BrowserModule.served(PackageResources.stream_js)),
        WatchAsset(
            name: "player.js", type: "text/javascript; charset=utf-8",
            bytes: ProbeScript.bytes + BrowserModule.served(PackageResources.player_js)),
        WatchAsset(name: "watch.css", type: "text/css; charset=utf-8", bytes: PackageResources.watch_css),
    ]
}
