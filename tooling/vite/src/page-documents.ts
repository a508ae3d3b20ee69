import type { Plugin, Rolldown } from 'vite';
import { anyId, withoutId } from './painted/any-id.ts';
import { type Frame, paintFrames } from './painted/painter.ts';
import { paintedDocument } from './painted/painted-document.ts';
import { startScript } from './painted/start-script.ts';
import { styleNames } from './painted/style-names.ts';

interface PageDocument {
  /** The file of its screen. */
  readonly screen: string;
  /**
   * The calls whose answers it draws first, as `before-paint` reads them; asked while the scripts are on their way.
   */
  readonly asks?: readonly string[];
}

/** The paths that have a document of their own; the rest share the plain one. */
export type Documents = Readonly<Record<string, PageDocument>>;

/** What `/` is another name of. */
const home = 'homepage';

/** The screen of whoever is not signed in; every other one has the shell around it. */
const signIn = 'Login';

/**
 * Writes `cart/index.html` and its like: the same document, which also names the scripts and styles of that screen and
 * paints its first frame. So they travel beside the entry instead of after it, and the page is seen before them. The
 * server takes the document of the longest path that it knows, and `other.html` where it knows none.
 */
export function pageDocuments(documents: Documents): Plugin[] {
  const names = styleNames();
  const write: Plugin = {
    name: 'havan:page-documents',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const { base, root } = this.environment.config;
      const entries = Object.entries(documents);
      const frames = await paintFrames(
        root,
        entries.map(([path, { screen }]) => frameOf(path, screen)),
        names.use,
      );
      const plain = String(page.source);
      const script = await startScript('before-paint');
      const pictureScript = await startScript('painted-pictures');
      for (const [at, [path, { screen, asks = [] }]] of entries.entries()) {
        const files = screen === signIn ? [screen, 'VisitorConsent'] : ['shell', screen];
        const roots = chunks.filter(({ name }) => files.includes(name));
        if (roots.length < files.length)
          this.error(`No file of its own for ${screen}, the screen of /${path}`);
        const links = linksOf(roots, chunks, base).filter((link) => !plain.includes(hrefOf(link)));
        const named = plain.replace('</head>', `${links.map((link) => `    ${link}\n`).join('')}  </head>`);
        const source = paintedDocument(named, {
          frame: frameOf(path, screen),
          html: withoutId(frames[at] ?? ''),
          asks,
          script,
          pictureScript,
          sheetOf: (href) => textOf(bundle[href.slice(base.length)]),
        });
        this.emitFile({ type: 'asset', fileName: `${path}/index.html`, source });
        if (path === home) page.source = source;
      }
      this.emitFile({ type: 'asset', fileName: 'other.html', source: plain });
    },
  };
  return [names.note, write];
}

/** `listingdetail` is the page of any product. */
const frameOf = (path: string, screen: string): Frame => ({
  path: path === 'listingdetail' ? `/${path}/${anyId}` : `/${path}`,
  reader: screen === signIn ? 'visitor' : 'member',
});

const textOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string =>
  file?.type === 'asset' ? String(file.source) : '';

/**
 * Everything that `roots` import, however deep, with the styles that come along. What a file imports stands before it, so
 * that files can be run in this order one by one (`scriptsOfThePage`).
 */
function linksOf(
  roots: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
  base: string,
): string[] {
  const entered = new Set<Rolldown.OutputChunk>();
  const reached: Rolldown.OutputChunk[] = [];
  const reach = (chunk: Rolldown.OutputChunk) => {
    if (entered.has(chunk)) return;
    entered.add(chunk);
    for (const next of chunks) if (chunk.imports.includes(next.fileName)) reach(next);
    reached.push(chunk);
  };
  roots.forEach(reach);
  const styles = reached.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [
    ...reached.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="${base}${fileName}">`),
    ...styles.map((fileName) => `<link rel="stylesheet" crossorigin href="${base}${fileName}">`),
  ];
}

const hrefOf = (link: string): string => /href="([^"]+)"/.exec(link)?.[1] ?? link;
