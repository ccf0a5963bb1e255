import CoreDomain
import DesignSystem
import HTML
import LibraryDomain

/// The fields of a correction of a file.
struct CorrectionFields: HTML {
    /// The id of the file.
    let file: FileID
    /// Of the form, where a page has several about one file.
    var place = ""
    let form: CorrectionForm
    let error: String?
    let kind: CorrectionFeature.Sent.Kind

    private var key: String { file.rawValue + place }

    var body: some HTML {
        input(.type("hidden"), .name("file"), .value(file.rawValue))
        div(.class("correct-row")) {
            TextField(
                kind == .movie ? "Title" : "Series", name: "title", key: key, value: form.title, most: CorrectedName.mostCharacters,
                isRequired: true)
            TextField("Year", name: "year", key: key, value: form.year, most: 4, isNumber: true)
        }
        if kind == .episode { NumberFields(key: key, form: form) }
        TextField("Address on IMDb or TMDb, if you know it", name: "address", key: key, value: form.address, most: 300)
        FormError(error: error)
        Button("Save", kind: .primary, .type("submit"))
    }
}

/// The season and the episodes of a file.
struct NumberFields: HTML {
    let key: String
    let form: CorrectionForm
    /// Whether they are the whole form.
    var savesHere = false

    var body: some HTML {
        div(.class("correct-row")) {
            TextField("Season", name: "season", key: key, value: form.season, most: 7, isNumber: true, isRequired: true)
            TextField("Episode", name: "episode", key: key, value: form.episode, most: 7, isNumber: true, isRequired: true)
            TextField("Last episode", name: "last", key: key, value: form.lastEpisode, most: 7, isNumber: true)
            if savesHere { Button("Save", .type("submit")) }
        }
    }
}

struct FormError: HTML {
    let error: String?

    var body: some HTML {
        if let error {
            p(.class("file-warning"), .role("alert")) {
                Icon.warning
                span { error }
            }
        }
    }
}

struct TextField: HTML {
    let caption: String
    let name: String
    let key: String
    let text: String
    let most: Int
    let isNumber: Bool
    let isRequired: Bool

    init(_ caption: String, name: String, key: String, value: String, most: Int, isNumber: Bool = false, isRequired: Bool = false) {
        (self.caption, self.name, self.key, text) = (caption, name, key, value)
        (self.most, self.isNumber, self.isRequired) = (most, isNumber, isRequired)
    }

    var body: some HTML {
        div(.class(isNumber ? "field field-short" : "field")) {
            label(.for("\(name)-\(key)")) { caption }
            input(
                .id("\(name)-\(key)"), .name(name), .type("text"), .value(text), .maxlength(most), .autocomplete("off"), .spellcheck(false),
                .required(isRequired), .when(isNumber, .inputmode("numeric")))
        }
    }
}
