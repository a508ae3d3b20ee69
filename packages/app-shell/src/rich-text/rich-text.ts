/** A node of an agreement: a text, or an element with its children. */
export type RichNode = string | { readonly tag: RichTag; readonly children: RichNode[] };

const tags = [
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'br',
  'table',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
export type RichTag = (typeof tags)[number];

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};
const decoded = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/**
 * Parses the simple HTML of the agreements into a tree of known elements. Attributes, scripts and unknown elements are
 * dropped and only their text is kept, so none of it reaches the page as HTML (Trusted Types forbid that, too).
 */
export function readRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: { tag: RichTag; children: RichNode[] }[] = [];
  const place = () => open.at(-1)?.children ?? root;
  const source = html.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '').replace(/<!--[\s\S]*?-->/g, '');
  for (const [, slash, name, text] of source.matchAll(/<(\/?)([a-z][a-z\d]*)\b[^>]*>|([^<]+)/gi)) {
    if (text !== undefined) {
      if (text.trim()) place().push(decoded(text));
      continue;
    }
    const tag = tags.find((each) => each === name?.toLowerCase());
    if (!tag) continue;
    if (tag === 'br') place().push({ tag, children: [] });
    else if (slash) close(open, tag);
    else {
      const element = { tag, children: [] };
      place().push(element);
      open.push(element);
    }
  }
  return root;
}

/** Closes elements up to the named one; a closing tag without an opening one is ignored. */
function close(open: { tag: RichTag }[], tag: RichTag): void {
  const index = open.findLastIndex((element) => element.tag === tag);
  if (index !== -1) open.length = index;
}
