/** The ranks of the packages and what each may import. docs/architecture.md explains the table. */
export interface Place {
  /** A package may import strictly lower ranks only; equals never meet. */
  readonly rank: number;
  /** Our packages it may use; absent: every lower rank. `name/path` allows that one entry only. */
  readonly mayUse?: readonly string[];
  /** Libraries its product code may use; absent: whatever its package.json declares. */
  readonly libraries?: readonly string[];
  /** `pure` code uses no clock, no I/O and no globals of a browser or of Node; `browser` code uses no Node modules. */
  readonly platform: 'pure' | 'browser' | 'node';
}

const react = ['react', 'react-dom'];
const server = ['@havan/contract', '@havan/domain', '@havan/validation', '@havan/smart-cart'];
/** The packages that a browser may load: all except the optimiser, which runs only in the API's workers. */
const shared = [
  '@havan/domain',
  '@havan/ui',
  '@havan/contract',
  '@havan/validation',
  '@havan/api-client',
] as const;
const outsideOnly = [
  '@havan/domain',
  '@havan/contract',
  '@havan/smart-cart',
  '@havan/playwright',
  '@havan/run',
  '@havan/buyer/paths',
  '@havan/merchant/paths',
];

const ranks: Readonly<Record<string, Place>> = {
  '@havan/domain': { rank: 0, libraries: [], platform: 'pure' },
  '@havan/ui': {
    rank: 0,
    libraries: [
      ...react,
      '@base-ui/react',
      '@vanilla-extract/css',
      'lucide-react',
      '@tanstack/react-virtual',
    ],
    platform: 'browser',
  },
  '@havan/contract': { rank: 1, mayUse: ['@havan/domain'], libraries: ['valibot'], platform: 'pure' },
  '@havan/validation': { rank: 1, mayUse: ['@havan/domain'], libraries: ['valibot'], platform: 'pure' },
  '@havan/smart-cart': { rank: 1, mayUse: ['@havan/domain'], libraries: ['highs'], platform: 'pure' },
  '@havan/listing-import': {
    rank: 1,
    mayUse: ['@havan/domain'],
    libraries: ['csv-parse', 'fflate', 'read-excel-file'],
    platform: 'pure',
  },
  '@havan/reference-data': { rank: 1, mayUse: ['@havan/domain'], libraries: [], platform: 'pure' },
  // Documents for the Revenue Administration; libxml2 and Saxon run its own rules, only in the server and the command.
  '@havan/e-invoice': {
    rank: 1,
    mayUse: ['@havan/domain'],
    libraries: ['libxml2-wasm', 'saxon-js', 'xslt3'],
    platform: 'pure',
  },
  '@havan/api-client': {
    rank: 2,
    mayUse: ['@havan/contract', '@havan/domain'],
    libraries: ['ky', 'valibot', '@tanstack/react-query'],
    platform: 'browser',
  },
  '@havan/demo-market': {
    rank: 2,
    mayUse: ['@havan/contract', '@havan/domain', '@havan/reference-data'],
    libraries: ['pg', 'pg-copy-streams', 'valibot'],
    platform: 'node',
  },
  '@havan/app-shell': {
    rank: 3,
    mayUse: shared,
    libraries: [
      ...react,
      'react-router',
      'zustand',
      '@tanstack/react-query',
      'valibot',
      '@vanilla-extract/css',
    ],
    platform: 'browser',
  },
  '@havan/features': {
    rank: 4,
    mayUse: [...shared, '@havan/app-shell'],
    libraries: [
      ...react,
      'react-router',
      'zustand',
      '@tanstack/react-query',
      'valibot',
      '@vanilla-extract/css',
      'read-excel-file',
      'uqr',
    ],
    platform: 'browser',
  },
  '@havan/buyer': {
    rank: 5,
    mayUse: [...shared, '@havan/app-shell', '@havan/features'],
    platform: 'browser',
  },
  '@havan/merchant': {
    rank: 5,
    mayUse: [...shared, '@havan/app-shell', '@havan/features'],
    platform: 'browser',
  },
  '@havan/backoffice': {
    rank: 5,
    mayUse: [...shared, '@havan/app-shell', '@havan/features'],
    platform: 'browser',
  },
  '@havan/ui-kit-docs': { rank: 5, platform: 'browser' },
  '@havan/api': {
    rank: 5,
    mayUse: [
      ...server,
      '@havan/demo-market',
      '@havan/e-invoice',
      '@havan/listing-import',
      '@havan/reference-data',
    ],
    platform: 'node',
  },
  '@havan/bank-sandbox': { rank: 5, mayUse: server, platform: 'node' },
  // Calls the server as its own tests and browser tabs do; it imports nothing of the server.
  '@havan/reliability': {
    rank: 6,
    mayUse: [
      ...outsideOnly,
      '@havan/api-client/client',
      '@havan/api/core/argon2',
      ...['test-app', 'signed-in', 'factories', 'shop', 'sent-file', 'ports/memory-bank'].map(
        (entry) => `@havan/api/testing/${entry}`,
      ),
    ],
    platform: 'node',
  },
  // Its example is a program of a seller, written against the client as it is published.
  '@havan/e2e': {
    rank: 6,
    mayUse: [...outsideOnly, ...['key-api', 'api-error'].map((name) => `@havan/api-client/${name}`)],
    platform: 'node',
  },
};

/** Shared configuration: used by config, story and test files of anybody, and by each other. */
export const configurationPackages = [
  '@havan/typescript',
  '@havan/vite',
  '@havan/vitest',
  '@havan/playwright',
];

/** Returns the rank of a package; tooling that is not in the table may import anything and is imported by nothing. */
export function placeOf(packageName: string): Place {
  const shared = configurationPackages.includes(packageName);
  return (
    ranks[packageName] ?? {
      rank: shared ? -1 : 6,
      mayUse: shared ? configurationPackages : outsideOnly,
      platform: 'node',
    }
  );
}
