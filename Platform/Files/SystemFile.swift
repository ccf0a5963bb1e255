import Glibc

/// Reads files of `/proc` and `/sys`, whose length is known only at their end.
public enum SystemFile {
    private static let piece = 16 << 10

    /// - Parameter most: bytes; of a longer file the beginning is read.
    /// - Returns: nil if there is no such file, or it may not be read.
    public static func bytes(_ path: String, most: Int = 64 << 10) -> [UInt8]? {
        guard let file = fopen(path, "re") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: piece)
        while bytes.count < most {
            let count = fread(&buffer, 1, min(piece, most - bytes.count), file)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return ferror(file) == 0 ? bytes : nil
    }
}
