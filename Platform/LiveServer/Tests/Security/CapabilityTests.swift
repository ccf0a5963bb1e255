import CoreDomain
import Crypto
import Foundation
import Testing

@testable import LiveServer

@Suite struct CapabilityTests {
    private let capabilities = Capabilities()
    private let movie = CapabilityResource(kind: "file", id: "42")
    private let now = Date(timeIntervalSince1970: 1_700_000_100)

    @Test("What was issued opens its resource, for its viewer, until it expires")
    func genuine() throws {
        let token = capabilities.issue(movie, to: viewer("owner é/+"), lifetime: 3600, now: now)
        let grant = try #require(capabilities.check(token, for: movie, now: now))
        #expect(grant.viewer.rawValue == "owner é/+")
        #expect(grant.expires >= now + 3600 && grant.expires < now + 3600 + 900)
        #expect(capabilities.check(token, for: movie, now: grant.expires - 1) != nil)
        #expect(capabilities.check(token, for: movie, now: grant.expires) == nil)
        #expect(
            token.utf8.allSatisfy {
                $0 == 0x2E || $0 == 0x2D || $0 == 0x5F || Character(Unicode.Scalar($0)).isLetter || Character(Unicode.Scalar($0)).isNumber
            })
    }

    private func viewer(_ id: String, epoch: Int = 0) -> Viewer { Viewer(id: ViewerID(rawValue: id), role: .adult, epoch: epoch) }

    @Test("A raised epoch takes all capabilities of that viewer away, and no other's")
    func revocation() {
        let (mine, theirs) = (viewer("me"), viewer("you"))
        let tokens = ["1", "2"].map { capabilities.issue(.init(kind: "file", id: $0), to: mine, lifetime: 60, now: now) }
        let other = capabilities.issue(movie, to: theirs, lifetime: 60, now: now)
        let epoch = capabilities.epochs.raise(mine.id)
        for (id, token) in zip(["1", "2"], tokens) {
            #expect(capabilities.check(token, for: .init(kind: "file", id: id), now: now) == nil)
        }
        #expect(capabilities.check(other, for: movie, now: now)?.viewer == theirs.id)
        let again = capabilities.issue(movie, to: viewer("me", epoch: epoch), lifetime: 60, now: now)
        #expect(capabilities.check(again, for: movie, now: now) != nil)
        let early = capabilities.issue(movie, to: viewer("me", epoch: epoch + 1), lifetime: 60, now: now)
        #expect(capabilities.check(early, for: movie, now: now) == nil, "an epoch that has not begun")
    }

    @Test("The same page gets the same address within a quarter of an hour")
    func stable() {
        #expect(
            capabilities.issue(movie, to: viewer("o"), lifetime: 60, now: now)
                == capabilities.issue(movie, to: viewer("o"), lifetime: 60, now: now + 200))
    }

    @Test("For another resource it is worth nothing")
    func bound() {
        let token = capabilities.issue(movie, to: viewer("o"), lifetime: 60, now: now)
        #expect(capabilities.check(token, for: .init(kind: "file", id: "43"), now: now) == nil)
        #expect(capabilities.check(token, for: .init(kind: "fil", id: "e42"), now: now) == nil)
        #expect(capabilities.check(token, for: .init(kind: "title", id: "42"), now: now) == nil)
    }

    @Test("Every changed character makes it worthless")
    func forged() {
        let token = Array(capabilities.issue(movie, to: viewer("owner"), lifetime: 60, now: now))
        for place in token.indices {
            for other in ["A", "z", "0", ".", "-"] as [Character] where other != token[place] {
                var forged = token
                forged[place] = other
                #expect(capabilities.check(String(forged), for: movie, now: now) == nil, "at \(place)")
            }
        }
        for text in ["", ".", "..", "...", "zzz", String(repeating: "a", count: 10_000)] {
            #expect(capabilities.check(text, for: movie, now: now) == nil)
        }
    }

    @Test("Under another key it is worthless, under the previous one it still opens")
    func rotation() {
        let old = SymmetricKey(size: .bits256), new = SymmetricKey(size: .bits256)
        let token = Capabilities(current: old, epochs: Epochs()).issue(movie, to: viewer("o"), lifetime: 60, now: now)
        #expect(Capabilities(current: new, epochs: Epochs()).check(token, for: movie, now: now) == nil)
        #expect(Capabilities(current: new, previous: old, epochs: Epochs()).check(token, for: movie, now: now) != nil)
    }

    @Test("A secret file is made once, kept, private, and never followed through a link")
    func secretFile() throws {
        let folder = NSTemporaryDirectory() + "/secret-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = try SecretFile.key(at: folder + "/secret")
        #expect(try SecretFile.key(at: folder + "/secret") == first)
        let mode = try FileManager.default.attributesOfItem(atPath: folder + "/secret")[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
        try Data([1, 2, 3]).write(to: URL(fileURLWithPath: folder + "/short"))
        #expect(throws: SecretFile.Failure.wrongSize(path: folder + "/short")) { try SecretFile.key(at: folder + "/short") }
        try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder + "/secret")
        #expect(throws: SecretFile.Failure.self) { try SecretFile.key(at: folder + "/link") }
    }
}
