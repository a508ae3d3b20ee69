import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { pageChunks, treeshake } from './page-chunks.ts';
import { type Documents, pageDocuments, visitorChunks } from './page-documents.ts';
import { precompress } from './precompress.ts';
import { reactPlugins } from './react-plugins.ts';
import { webManifest } from './web-manifest.ts';

interface AppConfig {
  /** The name of the app on a home screen. */
  readonly name: string;
  /** Where the app is mounted: `/` for the buyer host, `/merchant/` for the merchant host. */
  readonly base: '/' | '/merchant/';
  /** Port of the dev server; fixed, because the API's trusted origins contain it. */
  readonly devPort: number;
  /** The documents of single screens; see `pageDocuments`. */
  readonly documents: Documents;
  /** The chunks of the main screens; shared files are laid out for them. */
  readonly mainChunks: readonly string[];
}

/** Paths of the API; in development the Vite server proxies them. */
const apiPaths = ['/api', '/health', '/img', '/outbox'];

/** Chunks of pages without the frame: sign-in and registration. */
const withoutFrame: ReadonlySet<string> = new Set(['login', 'consent', 'account']);

/**
 * Returns the Vite configuration of both apps: hashed assets, prerendered documents, precompressed output.
 */
export function appConfig({ name, base, devPort, documents, mainChunks }: AppConfig): UserConfig {
  const api = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;
  const chunks = pageChunks({
    main: new Set(mainChunks),
    signIn: new Set(visitorChunks(documents)),
    withoutFrame,
  });
  return defineConfig({
    base,
    publicDir: join(import.meta.dirname, '../public'),
    plugins: [reactPlugins(), chunks.plugin, webManifest(name), ...pageDocuments(documents), precompress()],
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      // Each document names the files of its screen; preload lists for every later screen would add script to the
      // first.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      reportCompressedSize: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        treeshake,
        output: { codeSplitting: { groups: chunks.groups } },
      },
    },
    server: {
      host: '127.0.0.1',
      port: devPort,
      strictPort: true,
      proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: api, xfwd: true }])),
    },
  });
}
