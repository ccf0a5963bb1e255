public import HTML

/// One line of the settings: a name, an explanation, and the control at the end.
public struct SettingRow<Control: HTML>: HTML {
    let title: String
    let text: String?
    let control: Control

    public init(_ title: String, text: String? = nil, @HTMLBuilder control: () -> Control) {
        self.title = title
        self.text = text
        self.control = control()
    }

    public var body: some HTML {
        div(.class("setting")) {
            div {
                p(.class("setting-title"), .dir("auto")) { title }
                if let text { p(.class("quiet"), .dir("auto")) { text } }
            }
            div(.class("setting-control")) { control }
        }
    }
}
