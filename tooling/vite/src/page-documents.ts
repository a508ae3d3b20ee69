import type { Plugin, Rolldown } from 'vite';
import { frameChunk } from './page-files.ts';
import { anyId, withoutId } from './prerendered/any-id.ts';
import { type Frame, paintFrames } from './prerendered/painter.ts';
import { prerenderedDocument } from './prerendered/prerendered-document.ts';
import { startScript } from './prerendered/start-script.ts';
import { styleNames } from './prerendered/style-names.ts';

interface PageDocument {
  /** The declared chunks that it renders: the frame and its screen, or the visitor's screens. */
  readonly chunks: readonly string[];
  /** The calls whose answers it renders first; `before-paint` sends them while the scripts load. */
  readonly asks?: readonly string[];
}

/** The paths with their own document; the rest share the plain one. */
export type Documents = Readonly<Record<string, PageDocument>>;

/** Returns the chunks that visitors see. */
export const visitorChunks = (documents: Documents): readonly string[] =>
  Object.values(documents).flatMap(({ chunks }) => (chunks.includes(frameChunk) ? [] : chunks));

/** The path that `/` is an alias of. */
const home = 'homepage';

/**
 * Writes `cart/index.html` and the like: the same document with the scripts and styles of that screen and its
 * prerendered first frame. The files load in parallel with the entry, and the page is visible before them. The server
 * sends the document of the longest matching path, and `other.html` without a match.
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
      // An app without such paths has no frames to prerender and no entry for it.
      if (entries.length === 0) return;
      const frames = await paintFrames(
        root,
        entries.map(([path, page]) => frameOf(path, page)),
        names.use,
      );
      const plain = String(page.source);
      const script = await startScript('before-paint');
      const productScript = await startScript('prerendered-product');
      for (const [at, [path, described]] of entries.entries()) {
        const roots = chunks.filter(({ name }) => described.chunks.includes(name));
        if (roots.length < described.chunks.length)
          this.error(`/${path} names a chunk that no screen declares: ${described.chunks.join()}`);
        const links = linksOf(roots, chunks, base).filter((link) => !plain.includes(hrefOf(link)));
        const named = plain.replace('</head>', `${links.map((link) => `    ${link}\n`).join('')}  </head>`);
        const source = prerenderedDocument(named, {
          frame: frameOf(path, described),
          html: withoutId(frames[at] ?? ''),
          asks: described.asks ?? [],
          script,
          productScript,
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

/** `listingdetail` serves every product. */
const frameOf = (path: string, { chunks }: PageDocument): Frame => ({
  path: path === 'listingdetail' ? `/${path}/${anyId}` : `/${path}`,
  reader: chunks.includes(frameChunk) ? 'member' : 'visitor',
});

const textOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string =>
  file?.type === 'asset' ? String(file.source) : '';

/**
 * Returns all transitive imports of `roots` with their styles, in topological order, so that the files can be run one
 * by one (`scriptsOfThePage`).
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
