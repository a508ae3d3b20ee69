import { criticalStyles } from './critical-styles.ts';
import type { Frame } from './painter.ts';

interface Prerendered {
  readonly frame: Frame;
  /** The first frame as React wrote it. */
  readonly html: string;
  readonly asks: readonly string[];
  /** Runs before anything is painted. */
  readonly script: string;
  /** Runs after a frame in which pictures wait for their address, and names for the early answer. */
  readonly productScript: string;
  /** The text of a stylesheet by its address. */
  readonly sheetOf: (href: string) => string;
}

const sheetLink = /^ *<link rel="stylesheet"[^>]*?href="([^"]+)"[^>]*>\n?/gm;
/**
 * Matches tags that load a script; the type or rel attribute comes first.
 */
const scriptTag = /<(?:script type="module"|link rel="modulepreload")/g;
const emptyRoot = '<div id="root"></div>';
/**
 * Hides a frame that is meant for another reader, and the cookie question once it is answered.
 */
const notForYou = '[data-unpainted] #root,[data-answered] #root>section{display:none}';

/**
 * Returns the document with its first frame. Critical rules are in the head; the whole sheets are linked after the
 * frame, where they delay the scripts but not the paint.
 */
export function prerenderedDocument(page: string, prerendered: Prerendered): string {
  const { frame, html, asks, script, productScript, sheetOf } = prerendered;
  const links = [...page.matchAll(sheetLink)];
  const [title] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  const { text, rules } = withoutStyleAttributes(html.replace(title ?? '', ''));
  const sheets = links.map(([, href]) => criticalStyles(sheetOf(href ?? ''), text));
  const styles = `<style>${[...sheets, ...rules, notForYou].join('')}</style>`;
  const root = `<div id="root" data-painted="${frame.reader}" data-path="${frame.path}">${text}</div>`;
  const pictures = text.includes('data-picture=') ? `\n<script>${productScript}</script>` : '';
  const known =
    frame.reader === 'visitor' && title ? page.replace(/<title>[^<]*<\/title>/, () => title) : page;
  // Fonts, pictures and early answers are few and small: loaded before the scripts, they are ready when the scripts need them.
  return known
    .replace(scriptTag, '$& fetchpriority="low"')
    .replace(
      '<html ',
      `<html data-reader="${frame.reader}"${asks.length > 0 ? ` data-asks="${asks.join(' ')}"` : ''} `,
    )
    .replace(sheetLink, '')
    .replace('</title>', () => `</title>\n    <script>${script}</script>\n    ${styles}`)
    .replace(emptyRoot, () => `${root}${pictures}\n${links.map(([link]) => link.trim()).join('\n')}`);
}

/** The page's policy forbids style attributes: they become rules in the head. */
function withoutStyleAttributes(html: string): { text: string; rules: string[] } {
  const rules = new Map<string, string>();
  const text = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const name = rules.get(style) ?? `s${rules.size}`;
    rules.set(style, name);
    return ` data-drawn="${name}"`;
  });
  return {
    text,
    rules: [...rules].map(([style, name]) => `[data-drawn="${name}"]{${style.replaceAll('&quot;', '"')}}`),
  };
}
