import { criticalStyles } from './critical-styles.ts';
import type { Frame } from './painter.ts';

interface Painted {
  readonly frame: Frame;
  /** The first frame as React wrote it. */
  readonly html: string;
  readonly asks: readonly string[];
  /** Runs before anything is painted. */
  readonly script: string;
  /** Runs behind a frame in which pictures wait for their address. */
  readonly pictureScript: string;
  /** The text of a stylesheet by its address. */
  readonly sheetOf: (href: string) => string;
}

const sheetLink = /^ *<link rel="stylesheet"[^>]*?href="([^"]+)"[^>]*>\n?/gm;
/** What fetches a script; its type or relation stands first. */
const scriptTag = /<(?:script type="module"|link rel="modulepreload")/g;
const emptyRoot = '<div id="root"></div>';
/** Nothing is shown of a frame for somebody else, and the question about cookies to nobody who has answered it. */
const notForYou = '[data-unpainted] #root,[data-answered] #root>section{display:none}';

/**
 * The document with its first frame in it. The rules that the frame needs stand in the head; the whole sheets are named
 * behind the frame, where they hold up the scripts but not the paint.
 */
export function paintedDocument(page: string, painted: Painted): string {
  const { frame, html, asks, script, pictureScript, sheetOf } = painted;
  const links = [...page.matchAll(sheetLink)];
  const [title] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  const { text, rules } = withoutStyleAttributes(html.replace(title ?? '', ''));
  const sheets = links.map(([, href]) => criticalStyles(sheetOf(href ?? ''), text));
  const styles = `<style>${[...sheets, ...rules, notForYou].join('')}</style>`;
  const root = `<div id="root" data-painted="${frame.reader}" data-path="${frame.path}">${text}</div>`;
  const pictures = text.includes('data-picture=') ? `\n<script>${pictureScript}</script>` : '';
  const known =
    frame.reader === 'visitor' && title ? page.replace(/<title>[^<]*<\/title>/, () => title) : page;
  // Answers and pictures are few and small: before the scripts they are there when the scripts ask for them.
  const inOrder = frame.reader === 'member' ? known.replace(scriptTag, '$& fetchpriority="low"') : known;
  return inOrder
    .replace(
      '<html ',
      `<html data-reader="${frame.reader}"${asks.length > 0 ? ` data-asks="${asks.join(' ')}"` : ''} `,
    )
    .replace(sheetLink, '')
    .replace('</title>', () => `</title>\n    <script>${script}</script>\n    ${styles}`)
    .replace(emptyRoot, () => `${root}${pictures}\n${links.map(([link]) => link.trim()).join('\n')}`);
}

/** The policy of the page allows no style in a tag: what stands there becomes a rule of the head. */
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
