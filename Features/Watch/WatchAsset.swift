import HTML

/// The files that the player's page needs, under `/assets/`. The scripts belong on every page: the server knows what the browser can decode before
/// the first movie is chosen, and the player must be there when it is shown without a new document.
public struct WatchAsset: Sendable {
    public let name: String
    public let type: String
    public let bytes: [UInt8]

    public static let all: [WatchAsset] = [
        WatchAsset(
            name: "capabilities.js", type: "text/javascript; charset=utf-8",
            bytes: ProbeScript.bytes + BrowserModule.served(PackageResources.capabilities_js)),
        WatchAsset(name: "stream.js", type: "text/javascript; charset=utf-8", bytes: BrowserModule.served(PackageResources.stream_js)),
        WatchAsset(name: "player.js", type: "text/javascript; charset=utf-8", bytes: BrowserModule.served(PackageResources.player_js)),
        WatchAsset(name: "watch.css", type: "text/css; charset=utf-8", bytes: PackageResources.watch_css),
    ]
}
