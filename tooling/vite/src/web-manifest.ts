import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The icons of `@havan/ui/brand` for phones and desktops, with their edge length in px. */
const icons = [
  { file: 'icon-192.png', edge: 192, purpose: 'any' },
  { file: 'icon-512.png', edge: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', edge: 512, purpose: 'maskable' },
] as const;

/**
 * Writes `manifest.webmanifest` and the icons it names beside the document, and links it from there. Addresses in a
 * manifest are relative to it, so it works wherever the app is mounted.
 */
export function webManifest(name: string): Plugin {
  let brand = '';
  let base = '/';
  return {
    name: 'havan:web-manifest',
    apply: 'build',
    configResolved: (config) => {
      brand = join(config.root, 'node_modules/@havan/ui/src/brand');
      base = config.base;
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `${base}manifest.webmanifest` }, injectTo: 'head' },
    ],
    async generateBundle() {
      for (const { file } of icons) {
        this.emitFile({ type: 'asset', fileName: file, source: await readFile(join(brand, file)) });
      }
      const manifest = {
        name,
        short_name: 'Havan',
        lang: 'tr',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#F3F1EA',
        theme_color: '#FCFBF7',
        icons: icons.map(({ file, edge, purpose }) => ({
          src: file,
          sizes: `${edge}x${edge}`,
          type: 'image/png',
          purpose,
        })),
      };
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
    },
  };
}
