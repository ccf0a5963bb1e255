import FoundationNetworking
import AppDependencies
import CoreDomain
import Foundation
import PeopleDomain
import Testing

@Suite("Pictures and drawings of a running server", .serialized)
struct ArtworkTests {
    private static let long = String(repeating: "a", count: 10_000)
    private static let title = RouteAccess.title.rawValue

    private static let strange = [
        "/artwork/abcdefgh/0.jpg", "/artwork/abcdefgh/-1.jpg", "/artwork/abcdefgh/185.5.jpg", "/artwork/abcdefgh/186.jpg",
        "/artwork/abcdefgh/12345.jpg", "/artwork/abcdefgh/99999999999999999999.jpg", "/artwork/abcdefgh/342", "/artwork/abcdefgh/.jpg",
        "/artwork/abcdefgh/342.png", "/artwork/abcdefgh/%00.jpg", "/artwork/\(long)/342.jpg", "/artwork/%00/342.jpg",
        "/artwork/%2e%2e/342.jpg", "/artwork/a%2fb/342.jpg", "/artwork/ABCDEFGH/342.jpg", "/artwork/abcdefgh/342.jpg",
        "/artwork/drawn/\(long).svg", "/artwork/drawn/%00.svg", "/artwork/drawn/%2e%2e.svg", "/artwork/drawn/\(title)",
        "/artwork/drawn/\(title).svg?v=-1", "/artwork/drawn/\(title).svg?v=10", "/artwork/drawn/\(title).svg?v=x",
        "/artwork/drawn/\(long)/backdrop.svg", "/artwork/drawn/%00/backdrop.svg", "/artwork/drawn/people",
        "/artwork/drawn/people/\(long).svg", "/artwork/drawn/people/%00.svg", "/artwork/drawn/people/%2e%2e.svg",
        "/artwork/drawn/people/.svg", "/artwork/drawn/people/sample-nobody.svg", "/artwork/drawn/people/backdrop.svg",
    ]

    @Test("Addresses of no picture, also malformed ones, are not found")
    func foreign() async throws {
        try await TestServer.run { _, _, client async throws in
            for path in Self.strange {
                #expect(try await client.status("GET", path, as: "o").0 == 404, "\(path.prefix(80))")
            }
        }
    }

    @Test("The portrait of a person has their initials, for those who may see the person")
    func portraits() async throws {
        try await TestServer.run { _, cinema, client in
            let (ida, walt) = (try #require(PersonID("sample-ida-brandt")), try #require(PersonID("sample-walt-harlan")))
            try await cinema.people.setCredits([
                TitleCredits(title: .movie(RouteAccess.title), source: .sample, cast: [NewCredit(id: ida, name: "Ida Brandt")]),
                TitleCredits(title: .movie(RouteAccess.other), source: .sample, cast: [NewCredit(id: walt, name: "Walt Harlan")]),
            ])
            for (letter, isShown) in [("o", true), ("c", true), (TestServer.limited, false), ("g", false)] as [(Character, Bool)] {
                let (status, own) = try await client.status("GET", "/artwork/drawn/people/\(ida).svg", as: letter)
                #expect(status == 200 && own.contains(">IB</text>"), "\(letter)")
                let (other, body) = try await client.status("GET", "/artwork/drawn/people/\(walt).svg", as: letter)
                #expect(other == (isShown ? 200 : 404) && body.contains("Walt Harlan") == isShown, "\(letter)")
            }
            let facts = try await client.status("GET", "/api/v1/people/\(ida)", as: "o").1
            #expect(facts.contains("\"profile_url\":\"/artwork/drawn/people/\(ida).svg\""))
        }
    }

    @Test("Who has a drawing already is told so, and the access is checked first")
    func tags() async throws {
        try await TestServer.run { _, _, client in
            for path in ["/artwork/drawn/\(Self.title).svg", "/artwork/drawn/\(Self.title)/backdrop.svg"] {
                let (first, _) = try await client.answer("GET", path, as: "g")
                let tag = try #require(first.value(forHTTPHeaderField: "ETag"))
                #expect(first.statusCode == 200 && tag.hasPrefix("W/"))
                #expect(first.value(forHTTPHeaderField: "Cache-Control") == "private, max-age=3600")
                let (again, body) = try await client.answer("GET", path, as: "g", headers: ["If-None-Match": tag])
                #expect(again.statusCode == 304 && body.isEmpty)
                let hidden = path.replacing(Self.title, with: RouteAccess.other.rawValue)
                #expect(try await client.answer("GET", hidden, as: "g", headers: ["If-None-Match": "*"]).0.statusCode == 404)
            }
        }
    }
}
