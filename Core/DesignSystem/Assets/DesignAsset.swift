import HTML

/// The files that pages of this design need, to be served under one path (`/assets/`).
public struct DesignAsset: Sendable {
    public let name: String
    public let type: String
    public let bytes: [UInt8]

    /// `popcorn.css` is several sources in their order of precedence.
    public static let all: [DesignAsset] = [
        DesignAsset(
            name: "popcorn.css", type: "text/css; charset=utf-8",
            bytes: PackageResources.tokens_css + PackageResources.shell_css + PackageResources.cards_css + PackageResources.screens_css
                + PackageResources.television_css),
        DesignAsset(name: "player.css", type: "text/css; charset=utf-8", bytes: PackageResources.player_css),
        DesignAsset(name: "shell.js", type: "text/javascript; charset=utf-8", bytes: BrowserModule.served(PackageResources.shell_js)),
        DesignAsset(name: "keys.js", type: "text/javascript; charset=utf-8", bytes: BrowserModule.served(PackageResources.keys_js)),
        DesignAsset(
            name: "search.js", type: "text/javascript; charset=utf-8", bytes: BrowserModule.served(PackageResources.search_js)),
        DesignAsset(name: "list.js", type: "text/javascript; charset=utf-8", bytes: BrowserModule.served(PackageResources.list_js)),
        DesignAsset(name: "grain.svg", type: "image/svg+xml", bytes: PackageResources.grain_svg),
        DesignAsset(name: "icon.svg", type: "image/svg+xml", bytes: PackageResources.icon_svg),
    ]
}
