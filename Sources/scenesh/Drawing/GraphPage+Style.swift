extension GraphPage {
    /// The style sheet of the page around the picture.
    static let style = """

        * { box-sizing: border-box; }
        html, body { height: 100%; margin: 0; }
        body { display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 20rem; color: #1f2328;
          background: #fff; font: 14px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
        header { grid-column: 1 / 3; display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem;
          padding: 0.5rem 1rem; border-bottom: 1px solid #d0d7de; }
        h1 { font-size: 1rem; margin: 0 auto 0 0; overflow-wrap: anywhere; }
        h2 { font-size: 1.1rem; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
        h3 { font-size: 0.9rem; margin: 1rem 0 0.25rem; }
        input, button { font: inherit; color: inherit; background: #f6f8fa; border: 1px solid #8c959f;
          border-radius: 4px; padding: 0.15rem 0.5rem; }
        button { cursor: pointer; }
        #stage { min-width: 0; min-height: 0; overflow: hidden; touch-action: none; cursor: grab; }
        #stage.moving { cursor: grabbing; }
        #picture { display: block; width: 100%; height: 100%; user-select: none; }
        #panel { overflow: auto; padding: 1rem; border-left: 1px solid #d0d7de; line-height: 1.4; }
        dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.15rem 0.75rem; margin: 0; }
        dt, .quiet { color: #57606a; }
        dd { margin: 0; overflow-wrap: anywhere; }
        ul { margin: 0; padding-left: 1.1rem; }
        li { margin: 0.2rem 0; overflow-wrap: anywhere; }
        li button { padding: 0 0.35rem; }
        .error { color: #b42318; }
        .warning { color: #9a4f00; }
        #picture .scene { cursor: pointer; outline: none; }
        #picture .scene.reported .name { fill: #9a4f00; text-decoration: underline; }
        #picture .scene:focus-visible rect, #picture .scene.selected rect { stroke: #cf222e; stroke-width: 4; }
        #picture .faded { opacity: 0.3; }
        #picture .dim { opacity: 0.12; }
        :focus-visible { outline: 2px solid #0a58ca; outline-offset: 1px; }
        @media (max-width: 45rem) {
        body { grid-template: auto minmax(0, 1fr) 40% / minmax(0, 1fr); }
        header { grid-column: 1; }
        #panel { border-left: 0; border-top: 1px solid #d0d7de; }
        }
        @media (prefers-color-scheme: dark) {
        body { color: #e6edf3; background: #0d1117; }
        header, #panel { border-color: #30363d; }
        input, button { background: #21262d; border-color: #6e7681; }
        dt, .quiet { color: #9da7b1; }
        .error { color: #ff8f87; }
        .warning { color: #e3a05b; }
        #picture .scene.reported .name { fill: #e3a05b; }
        #picture .scene:focus-visible rect, #picture .scene.selected rect { stroke: #ff7b72; }
        :focus-visible { outline-color: #58a6ff; }
        }

        """
}
