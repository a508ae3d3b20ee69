import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { leanContract } from './lean-contract.ts';
import { precompress } from './precompress.ts';
import { reactPlugins } from './react-plugins.ts';

interface AppConfig {
  /** Where the app is mounted: `/` for the buyer host, `/merchant/` for the merchant host. */
  readonly base: '/' | '/merchant/';
  /** Port of the dev server; fixed, because the origins that the API trusts name it. */
  readonly devPort: number;
}

/** Paths that the API answers; in development the Vite server passes them on to it. */
const apiPaths = ['/api', '/health', '/img', '/outbox'];

/** One Vite configuration for both apps: hashed assets, no inline script (the CSP forbids it), precompressed output. */
export function appConfig({ base, devPort }: AppConfig): UserConfig {
  const api = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;
  return defineConfig({
    base,
    publicDir: join(import.meta.dirname, '../public'),
    plugins: [leanContract(), reactPlugins(), precompress()],
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        treeshake: { propertyReadSideEffects: false },
        output: { codeSplitting: { groups: vendorGroups } },
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

/** React changes less often than we deploy: in a file of its own it stays in the browser's cache. */
const vendorGroups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
  // What every page draws itself with, in one file: thirty small ones cost more than they hold.
  {
    name: 'kit',
    test: /packages\/ui\/src\/(?:css|theme|components\/(?:Box|Button|ButtonLink|Grid|Heading|Inline|Link|LinkProvider|Loading|Logo|Page|Stack|Text|ThemeSwitch|Field|TextField)\/)/,
  },
];
