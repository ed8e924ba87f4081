/// The start of an HTML page that loads nothing: a content security policy allows only the styles and scripts in it.
struct HTMLHead: Sendable {
    /// The title, in which the characters of HTML are escaped.
    let title: String
    let styles: [String]
    /// The scripts, which the page has in its body.
    var scripts: [String] = []

    /// The page up to the end of its head, without the last line end.
    var text: String {
        let allowed = [("style-src", styles), ("script-src", scripts)].filter { !$0.1.isEmpty }
            .map { directive, texts in
                let hashes = texts.map { " 'sha256-\(SHA256.base64(of: $0))'" }
                return "\(directive)\(hashes.joined()); "
            }
        let policy = "default-src 'none'; \(allowed.joined())base-uri 'none'; form-action 'none'"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            \(styles.map { "<style>\($0)</style>" }.joined(separator: "\n"))
            </head>
            """
    }
}
