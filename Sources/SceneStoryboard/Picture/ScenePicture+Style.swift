extension ScenePicture {
    /// The style sheet of the picture. Its colours follow the light or dark mode of the reader's system.
    public static let style = """

        text { font: 11px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
        .paper { fill: #fff; }
        .scene text, .label { text-anchor: middle; }
        .scene rect { fill: #f6f8fa; stroke: #57606a; stroke-width: 1.5; }
        .scene text { fill: #57606a; }
        .scene .name { font-size: 13px; font-weight: 600; fill: #1f2328; }
        .scene.container rect { fill: #eaf2fd; }
        .scene.reference rect { fill: #fff; stroke-dasharray: 5 3; }
        .scene.stand-in rect { fill: #fff8e5; stroke-dasharray: 2 2; }
        .scene.initial rect { stroke: #0a58ca; stroke-width: 3; }
        .scene.initial.container rect + rect { stroke-width: 1.5; }
        .entry { fill: #0a58ca; }
        .frame rect { fill: none; stroke: #d0d7de; stroke-width: 1.5; }
        .frame text { font-size: 14px; font-weight: 600; fill: #57606a; }
        .segue path { fill: none; stroke: #1f2328; stroke-width: 1.5; }
        .segue.detail path { stroke-dasharray: 12 4; }
        .segue.present path { stroke: #0a58ca; stroke-width: 3; }
        .segue.popover path { stroke: #0a58ca; stroke-width: 3; stroke-dasharray: 3 3; }
        .segue.unwind path { stroke: #9a4f00; stroke-dasharray: 6 4; }
        .segue.custom path { stroke: #8250df; stroke-dasharray: 10 3 2 3; }
        .segue.embed path { stroke: #57606a; stroke-width: 1; stroke-dasharray: 2 3; }
        .segue.relationship path { stroke: #57606a; stroke-width: 1; }
        .arrow path { fill: #1f2328; }
        .arrow.present path, .arrow.popover path { fill: #0a58ca; }
        .arrow.unwind path { fill: #9a4f00; }
        .arrow.custom path { fill: #8250df; }
        .arrow.embed path, .arrow.relationship path { fill: #57606a; }
        .label { fill: #1f2328; stroke: #fff; stroke-width: 4; paint-order: stroke; }
        .label.relationship, .label.embed, .key { fill: #57606a; }
        @media (prefers-color-scheme: dark) {
        .paper { fill: #0d1117; }
        .scene rect { fill: #161b22; stroke: #8b949e; }
        .scene text { fill: #9da7b1; }
        .scene .name { fill: #e6edf3; }
        .scene.container rect { fill: #12233c; }
        .scene.reference rect { fill: #0d1117; }
        .scene.stand-in rect { fill: #2b2412; }
        .scene.initial rect { stroke: #58a6ff; }
        .entry { fill: #58a6ff; }
        .frame rect { stroke: #30363d; }
        .frame text { fill: #9da7b1; }
        .segue path { stroke: #e6edf3; }
        .segue.present path, .segue.popover path { stroke: #58a6ff; }
        .segue.unwind path { stroke: #e3a05b; }
        .segue.custom path { stroke: #c297ff; }
        .segue.embed path, .segue.relationship path { stroke: #8b949e; }
        .arrow path { fill: #e6edf3; }
        .arrow.present path, .arrow.popover path { fill: #58a6ff; }
        .arrow.unwind path { fill: #e3a05b; }
        .arrow.custom path { fill: #c297ff; }
        .arrow.embed path, .arrow.relationship path { fill: #8b949e; }
        .label { fill: #e6edf3; stroke: #0d1117; }
        .label.relationship, .label.embed, .key { fill: #9da7b1; }
        }

        """
}
