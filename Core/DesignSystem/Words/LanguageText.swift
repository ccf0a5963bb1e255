import Foundation

/// Languages in words.
public enum LanguageText {
    private static let locale = Locale(identifier: "en")

    /// "English" for `en`, "Portuguese (Brazil)" for `pt-BR`; nil for none and for `und`. An unknown code is returned as it is.
    ///
    /// - Parameter tag: BCP 47.
    public static func name(_ tag: String?) -> String? {
        guard let tag, !tag.isEmpty, tag != "und" else { return nil }
        return locale.localizedString(forIdentifier: tag) ?? tag
    }
}
