import Foundation

/// Countries in words.
public enum RegionText {
    private static let locale = Locale(identifier: "en")

    /// "Germany" for `DE`. An unknown code is returned as it is.
    ///
    /// - Parameter code: ISO 3166-1, two letters.
    public static func name(_ code: String) -> String { locale.localizedString(forRegionCode: code) ?? code }
}
