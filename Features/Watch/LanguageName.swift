import Foundation

/// Languages in words.
enum LanguageName {
    private static let locale = Locale(identifier: "en")

    /// "English" for `en`, "Portuguese (Brazil)" for `pt-BR`; nil for none and for `und`. An unknown code is returned as it is.
    static func of(_ tag: String?) -> String? {
        guard let tag, !tag.isEmpty, tag != "und" else { return nil }
        return locale.localizedString(forIdentifier: tag) ?? tag
    }
}
