import Foundation
import Glibc
import LiveServer

/// The output of commands.
enum Output {
    /// One JSON document, keys in snake_case, dates in ISO 8601.
    static func json(_ value: some Encodable) throws {
        write(JSONBytes.encode(value) + Array("\n".utf8))
    }

    static func line(_ text: String) {
        write(Array((plain(text) + "\n").utf8))
    }

    /// For the person at the terminal, on standard error, so that standard output stays clean.
    static func note(_ text: String) {
        raw(plain(text) + "\n")
    }

    /// On standard error, as it is.
    static func raw(_ text: String) { _ = write(Array(text.utf8), to: STDERR_FILENO) }

    /// Ends the program if the output cannot be written: quietly if nobody reads it any more.
    private static func write(_ bytes: [UInt8]) {
        let code = write(bytes, to: STDOUT_FILENO)
        if code == 0 { return }
        if code != EPIPE { note("The output could not be written: \(String(cString: strerror(code))).") }
        _exit(code == EPIPE ? 128 + SIGPIPE : EX_IOERR)
    }

    /// - Returns: an `errno`, 0 for none.
    private static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            if written < 0, errno == EAGAIN {
                var place = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
                _ = poll(&place, 1, -1)
                continue
            }
            if written < 0 { return errno }
            rest = rest.dropFirst(written)
        }
        return 0
    }

    /// Names of files may contain anything; a terminal must not interpret them.
    static func plain(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isControl =
                scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
            scalars.append(isControl ? "\u{FFFD}" : scalar)
        }
        return String(scalars)
    }
}
