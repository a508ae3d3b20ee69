import type { Plugin, Rolldown } from 'vite';

/** The paths that have a document of their own, each with the file of its screen; the rest share the plain one. */
export type Documents = Readonly<Record<string, string>>;

/**
 * Writes `cart/index.html` and its like: the same document, which also names the scripts and styles of that screen. So
 * they travel beside the entry instead of after it. The server takes the document of the longest path that it knows.
 */
export function pageDocuments(documents: Documents): Plugin {
  return {
    name: 'havan:page-documents',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const base = this.environment.config.base;
      for (const [path, screen] of Object.entries(documents)) {
        const names = screen === 'Login' ? [screen] : ['shell', screen];
        const roots = chunks.filter(({ name }) => names.includes(name));
        if (roots.length < names.length)
          this.error(`No file of its own for ${screen}, the screen of /${path}`);
        const links = linksOf(roots, chunks, base).filter(
          (link) => !String(page.source).includes(hrefOf(link)),
        );
        this.emitFile({
          type: 'asset',
          fileName: `${path}/index.html`,
          source: String(page.source).replace(
            '</head>',
            `${links.map((link) => `    ${link}\n`).join('')}  </head>`,
          ),
        });
      }
    },
  };
}

/** Everything that `roots` import, however deep, with the styles that come along. */
function linksOf(
  roots: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
  base: string,
): string[] {
  const reached = new Set(roots);
  for (const { imports } of reached) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  }
  const styles = [...reached].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [
    ...[...reached].map(({ fileName }) => `<link rel="modulepreload" crossorigin href="${base}${fileName}">`),
    ...styles.map((fileName) => `<link rel="stylesheet" crossorigin href="${base}${fileName}">`),
  ];
}

const hrefOf = (link: string): string => /href="([^"]+)"/.exec(link)?.[1] ?? link;
