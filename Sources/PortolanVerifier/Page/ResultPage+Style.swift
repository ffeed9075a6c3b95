#if !canImport(UIKit)
  extension ResultPage {
    /// The style of the page, in light and dark.
    static let style = """
      :root { color-scheme: light dark; --back: #fff; --text: #1b1d22; --soft: #5a6270; --line: #c9ced8; --card: #f4f5f8;
        --done: #1f7a3d; --part: #9a6700; --bad: #c6262e; --accent: #1f5fbf; }
      @media (prefers-color-scheme: dark) { :root { --back: #15171c; --text: #e8eaef; --soft: #a2a9b6; --line: #3c424e;
        --card: #20242c; --done: #58c97d; --part: #e0ad48; --bad: #ff7b80; --accent: #82b1ff; } }
      * { box-sizing: border-box; }
      html, body { height: 100%; margin: 0; }
      body { background: var(--back); color: var(--text); font: 14px/1.45 system-ui, sans-serif; display: flex;
        flex-direction: column; }
      header { padding: 10px 16px 6px; border-bottom: 1px solid var(--line); }
      h1 { font-size: 18px; margin: 0; } h2 { font-size: 15px; margin: 14px 0 6px; } h3 { font-size: 14px; margin: 10px 0 4px; }
      p { margin: 4px 0; } #summary { white-space: pre-line; color: var(--soft); }
      .bar { display: flex; gap: 10px; flex-wrap: wrap; align-items: center; margin-top: 6px; }
      input[type=search] { width: 260px; } input, button { font: inherit; color: inherit; }
      input[type=search], button { background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: 3px 9px; }
      button { cursor: pointer; } button:disabled { opacity: .45; cursor: default; }
      :focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
      .legend { display: flex; gap: 14px; flex-wrap: wrap; font-size: 12px; color: var(--soft); }
      .legend span::before { content: ""; display: inline-block; width: 11px; height: 11px; margin-right: 5px; border-radius: 3px;
        border: 2px solid var(--done); vertical-align: -1px; }
      .legend .part::before { border-color: var(--part); border-style: dashed; }
      .legend .never::before { border-color: var(--soft); border-style: dotted; }
      .legend .bad::before { border-color: var(--bad); background: var(--bad); }
      .legend .homely::before { border-radius: 50%; border-color: var(--accent); }
      main { flex: 1; display: flex; min-height: 0; }
      #map { flex: 1; min-width: 0; height: 100%; touch-action: none; cursor: grab; }
      #map:focus-visible { outline-offset: -3px; }
      aside { width: 400px; overflow: auto; border-left: 1px solid var(--line); padding: 0 16px 24px; }
      @media (max-width: 760px) { main { flex-direction: column; } #map { min-height: 45vh; }
        aside { width: auto; border-left: 0; border-top: 1px solid var(--line); } }
      .node rect { fill: var(--card); stroke: var(--done); stroke-width: 2; }
      .node text { fill: var(--text); font-size: 13px; text-anchor: middle; pointer-events: none; }
      .node .count { fill: var(--soft); font-size: 11px; }
      .node { cursor: pointer; outline: none; }
      .node.part rect { stroke: var(--part); stroke-dasharray: 6 3; }
      .node.never rect { stroke: var(--soft); stroke-dasharray: 2 4; }
      .node.bad rect { stroke: var(--bad); stroke-width: 4; stroke-dasharray: none; }
      .node .badge { fill: var(--bad); } .node .badge + text { fill: var(--back); font-size: 11px; font-weight: 700; }
      .node .home { fill: none; stroke: var(--accent); stroke-width: 2; }
      .node.selected rect, .node:focus-visible rect { fill: color-mix(in srgb, var(--accent) 30%, var(--card)); }
      .edge { fill: none; stroke: var(--soft); stroke-width: 1.2; opacity: .55; }
      .edge.near { stroke: var(--accent); stroke-width: 2; opacity: 1; }
      .edge.bad { stroke: var(--bad); stroke-width: 2.5; opacity: 1; }
      .edge.hidden { display: none; } .faded { opacity: .15; }
      marker path { fill: context-stroke; }
      pre { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 8px 10px; overflow: auto;
        font: 12px/1.4 ui-monospace, monospace; margin: 6px 0; }
      .violation { border: 1px solid var(--line); border-left: 4px solid var(--bad); border-radius: 8px; padding: 6px 10px;
        margin: 8px 0; }
      .violation > button { all: unset; cursor: pointer; display: block; width: 100%; }
      .violation > button:focus-visible { outline: 3px solid var(--accent); }
      .rule { color: var(--bad); font-weight: 650; } .soft { color: var(--soft); }
      ol.steps { padding-left: 22px; margin: 6px 0; } ol.steps li { cursor: pointer; }
      ol.steps li[aria-current] { font-weight: 650; color: var(--accent); }
      .phone { border: 2px solid var(--line); border-radius: 14px; padding: 10px 12px; background: var(--back); }
      .phone pre { border: 0; background: none; padding: 0; margin: 0; white-space: pre-wrap; }
      ul { padding-left: 18px; margin: 4px 0; }
      """
  }
#endif
