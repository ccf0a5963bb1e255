/// The media type of a file, by its extension. Every other file is a download: no file of a library is ever shown as one of our pages.
public enum ContentType {
    public static func of(fileName: String) -> String {
        guard let dot = fileName.lastIndex(of: ".") else { return fallback }
        return known[fileName[fileName.index(after: dot)...].lowercased()] ?? fallback
    }

    static let fallback = "application/octet-stream"

    private static let known: [String: String] = [
        "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/quicktime", "mkv": "video/x-matroska", "webm": "video/webm",
        "avi": "video/x-msvideo", "ts": "video/mp2t", "m2ts": "video/mp2t", "mpg": "video/mpeg", "mpeg": "video/mpeg",
        "wmv": "video/x-ms-wmv", "flv": "video/x-flv", "ogv": "video/ogg", "3gp": "video/3gpp",
        "m4s": "video/iso.segment", "m3u8": "application/vnd.apple.mpegurl", "vtt": "text/vtt; charset=utf-8",
        "mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac", "flac": "audio/flac", "ogg": "audio/ogg", "opus": "audio/ogg",
        "wav": "audio/wav",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "webp": "image/webp", "avif": "image/avif", "gif": "image/gif",
        "srt": "application/x-subrip", "ass": "text/plain; charset=utf-8",
    ]
}
