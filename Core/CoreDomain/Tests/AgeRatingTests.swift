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
        "Anything else names no age",
        arguments: [
            "", " ", "NR", "Not Rated", "Unrated", "Approved", "1985", "22", "-", ":", "/", " / ", "12-15",
            String(repeating: "9", count: 500),
        ])
    func unknown(_ rating: String) {
        #expect(AgeRating.years(rating) == nil)
    }
}
