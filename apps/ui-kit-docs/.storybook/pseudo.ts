/**
 * A matrix of states shows hover, pressed and focus side by side, which is impossible with one pointer. Every
 * CSS rule for one of these states gets a copy that also applies inside `data-pseudo="hover"`, so the matrix
 * shows the component's own styles.
 */
const states = {
  hover: /:hover/g,
  pressed: /:active/g,
  // A field shows the focus of its input.
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
        // `:is()` keeps the specificity of the rule; a bare `:focus-visible` applies to any control.
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
// Style sheets are loaded together with their components.
new MutationObserver(readSheets).observe(document.head, { childList: true });
