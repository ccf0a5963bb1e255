import Dispatch
import Glibc

/// The addresses of a name.
enum HostLookup {
    /// It may wait for name servers for half a minute, on a thread of its own.
    private static let queue = DispatchQueue(label: "popcorn.hosts", qos: .userInitiated, attributes: .concurrent)

    /// In the order in which they are to be tried (RFC 6724), at most 32; empty for a name that nobody knows.
    static func addresses(of host: String) async -> [String] {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: lookUp(host)) }
        }
    }

    private static func lookUp(_ host: String) -> [String] {
        var hints = addrinfo()
        // Otherwise each address comes once for each kind of socket.
        hints.ai_protocol = Int32(IPPROTO_TCP)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        var found: [String] = []
        var next = list
        while let entry = next?.pointee, found.count < 32 {
            if let text = text(of: entry), !found.contains(text) { found.append(text) }
            next = entry.ai_next
        }
        return found
    }

    private static func text(of entry: addrinfo) -> String? {
        var text = [CChar](repeating: 0, count: 64)
        guard getnameinfo(entry.ai_addr, entry.ai_addrlen, &text, 64, nil, 0, NI_NUMERICHOST) == 0 else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
