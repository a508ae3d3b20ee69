import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { leanContract } from './lean-contract.ts';
import { leanIcons } from './lean-icons.ts';
import { leanKy } from './lean-ky.ts';
import { leanReact } from './lean-react.ts';
import { leanRecipes } from './lean-recipes.ts';
import { leanRouter } from './lean-router.ts';
import { lateSheets, unchainedImports } from './late-sheets.ts';
import { pageChunks } from './page-chunks.ts';
import { type Documents, pageDocuments } from './page-documents.ts';
import { precompress } from './precompress.ts';
import { reactPlugins } from './react-plugins.ts';
import { webManifest } from './web-manifest.ts';

interface AppConfig {
  /** What the app is called on a home screen. */
  readonly name: string;
  /** Where the app is mounted: `/` for the buyer host, `/merchant/` for the merchant host. */
  readonly base: '/' | '/merchant/';
  /** Port of the dev server; fixed, because the origins that the API trusts name it. */
  readonly devPort: number;
  /** The documents of single screens; see `pageDocuments`. */
  readonly documents: Documents;
}

/** Paths that the API answers; in development the Vite server passes them on to it. */
const apiPaths = ['/api', '/health', '/img', '/outbox'];

/** One Vite configuration for both apps: hashed assets, painted documents, precompressed output. */
export function appConfig({ name, base, devPort, documents }: AppConfig): UserConfig {
  const api = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;
  const chunks = pageChunks();
  return defineConfig({
    base,
    publicDir: join(import.meta.dirname, '../public'),
    plugins: [
      leanContract(),
      leanRouter(),
      leanReact(),
      leanKy(),
      leanIcons(),
      leanRecipes(),
      lateSheets(),
      unchainedImports(),
      reactPlugins(),
      chunks.plugin,
      webManifest(name),
      ...pageDocuments(documents),
      precompress(),
    ],
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      // The page itself names what its screen needs; lists of files for every later screen would be script of the first.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      reportCompressedSize: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false },
        output: { codeSplitting: { groups: chunks.groups } },
      },
    },
    // Found late, on the first screen that has variants, it would reload the page of whoever develops.
    optimizeDeps: { include: ['@havan/ui > @vanilla-extract/recipes/createRuntimeFn'] },
    server: {
      host: '127.0.0.1',
      port: devPort,
      strictPort: true,
      proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: api, xfwd: true }])),
    },
  });
}
