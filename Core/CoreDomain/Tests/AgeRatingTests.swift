import CoreDomain
import Testing

@Suite("Age ratings")
struct AgeRatingTests {
    @Test(
        "The age that a rating asks for",
        arguments: [
            ("G", 0), ("PG", 8), ("PG-13", 13), ("pg-13", 13), ("R", 17), ("NC-17", 18), ("Rated R for violence", 17), ("USA:PG-13", 13),
            ("us/TV-MA", 17), ("TV-Y7", 7), ("TV-14", 14), ("U", 0), ("12A", 12), ("12", 12), ("0", 0), ("FSK 12", 12), ("FSK-16", 16),
            ("DE:6", 6), ("Germany:FSK 18", 18), ("16+", 16), ("MA15+", 15), ("R18", 18), ("M/12", 12), ("AL", 0), ("ab 12", 12),
            ("USA:R / UK:15", 17), ("UK:15 / DE:16 / Sweden:unknown", 16), ("Tous publics", 0),
        ])
    func known(_ rating: String, _ years: Int) {
        #expect(AgeRating.years(rating) == years)
    }

    @Test(
        "The names of the boards, as they publish them",
        arguments: [
            // MPA and older cinemas.
            ("G", 0), ("PG", 8), ("PG-13", 13), ("R", 17), ("NC-17", 18), ("X", 18), ("XXX", 18),
            // US television.
            ("TV-Y", 0), ("TV-Y7", 7), ("TV-Y7-FV", 7), ("TV-G", 0), ("TV-PG", 8), ("TV-14", 14), ("TV-MA", 17),
            // BBFC, Australia.
            ("U", 0), ("Uc", 0), ("M", 15), ("MA", 15), ("MA15+", 15), ("E", 0),
            // France, Spain, Sweden, the Netherlands, Brazil.
            ("TP", 0), ("Tous publics", 0), ("Apta", 0), ("Btl", 0), ("AL", 0), ("L", 0),
        ])
    func names(_ rating: String, _ years: Int) { #expect(AgeRating.years(rating) == years) }

    @Test("A number of years from 0 to 21 counts", arguments: 0...23)
    func numbers(_ years: Int) {
        #expect(AgeRating.years("\(years)+") == (years > 21 ? nil : years))
    }

    @Test("The words before the rating are skipped, and those behind it", arguments: ["Rated", "FSK", "BBFC", "MPAA", "Certificate", "ab"])
    func boards(_ board: String) {
        for text in ["\(board) 12", "\(board)\t12 (violence)", "x:\(board) 12", "x/\(board) 12 or so"] {
            #expect(AgeRating.years(text) == 12, "\(text)")
        }
    }

    @Test("Two hundred characters are read", arguments: [(195, 12), (196, nil)] as [(Int, Int?)])
    func bounds(_ blanks: Int, _ years: Int?) {
        #expect(AgeRating.years("FSK" + String(repeating: " ", count: blanks) + "12") == years ?? 1)
    }

    @Test(
        "Anything else names no age",
        arguments: [
            "", " ", "NR", "Not Rated", "Unrated", "Approved", "1985", "22", "-", ":", "/", " / ", "12-15",
            String(repeating: "9", count: 500),
        ])
    func unknown(_ rating: String) {
        #expect(AgeRating.years(rating) == nil)
    }
}
