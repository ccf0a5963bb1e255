public import HTML

/// The downloads of a file: as it is, and as an MP4 file without conversion.
public struct DownloadLinks: HTML {
    let file: String?
    let mp4: String?

    /// - Parameters: the paths of the downloads.
    public init(file: String?, mp4: String?) {
        self.file = file
        self.mp4 = mp4
    }

    public var body: some HTML {
        if let file { LinkButton("Download", kind: .plain, path: file, .download("")) }
        if let mp4 {
            LinkButton(
                "Download as MP4", kind: .plain, path: mp4, .download(""), .title("Without conversion, and without subtitles"))
        }
    }
}
