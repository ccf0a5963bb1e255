import HTML

/// The browser's side: one module without dependencies, served as `text/javascript`.
public enum LiveScript {
    public static let bytes: [UInt8] = BrowserModule.served(PackageResources.live_js)
}
