/**
 * A matrix of states shows hover, pressed and focus side by side, which no pointer can do. Every rule that waits for one
 * of them gets a twin that also applies inside `data-pseudo="hover"`, so the matrix shows the very rule of the part.
 */
const states = {
  hover: /:hover/g,
  pressed: /:active/g,
  // A field shows the focus of the input in it.
  focus: /:has\(:focus-visible\)|:focus-visible|:focus-within/g,
} as const;

const seen = new WeakSet<CSSStyleSheet>();

function addTwins(list: CSSRuleList, owner: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = list.length - 1; index >= 0; index -= 1) {
    const rule = list[index];
    if (rule instanceof CSSStyleRule) {
      for (const [name, pseudo] of Object.entries(states)) {
        if (rule.selectorText.search(pseudo) < 0) continue;
        const own = rule.selectorText.replaceAll(pseudo, '');
        // `:is()` keeps the weight of the rule; a bare `:focus-visible` means any control.
        const target = own.trim() === '' ? ':is(a, button, input, select, textarea)' : own;
        owner.insertRule(`[data-pseudo~='${name}'] :is(${target}) { ${rule.style.cssText} }`, index + 1);
      }
    } else if (rule instanceof CSSGroupingRule) addTwins(rule.cssRules, rule);
  }
}

function readSheets(): void {
  for (const sheet of document.styleSheets) {
    if (seen.has(sheet)) continue;
    seen.add(sheet);
    addTwins(sheet.cssRules, sheet);
  }
}

readSheets();
// Style sheets arrive with their parts.
new MutationObserver(readSheets).observe(document.head, { childList: true });
