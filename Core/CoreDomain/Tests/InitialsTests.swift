import CoreDomain
import Testing

@Suite("Initials")
struct InitialsTests {
    @Test(
        "The first letters of the first and the last word, without suffixes",
        arguments: [
            ("Buster Keaton", "BK"), ("Joseph Frank Keaton", "JK"), ("  charlie \t chaplin ", "CC"), ("Madonna", "M"), ("", nil),
            ("   ", nil),
            ("Robert Downey Jr.", "RD"), ("Robert Downey jr", "RD"), ("Ken Griffey Sr", "KG"), ("Ken Griffey SR.", "KG"),
            ("Thurston Howell II", "TH"),
            ("Thurston Howell III", "TH"), ("Thurston Howell iv", "TH"), ("Ruth Westheimer PhD", "RW"), ("Ruth Westheimer Ph.D", "RW"),
            ("Ruth Westheimer Ph.D.", "RW"), ("Michael Crichton MD", "MC"), ("Bill Preston Esq", "BP"), ("Bill Preston, Esq.", "BP"),
            ("Sting Jr.", "S"), ("Jr.", "J"), ("Jr. Sr.", "J"), ("Élodie Ångström", "ÉÅ"), ("宮崎 駿", "宮駿"), ("\"Weird Al\" Yankovic", "WY"),
            ("50 Cent", "5C"), ("¡!", nil), ("ß", "SS"),
        ] as [(String, String?)])
    func table(name: String, initials: String?) {
        #expect(Initials.of(name) == initials)
    }
}
