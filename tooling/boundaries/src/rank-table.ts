/** Who stands where in the house, and whom each may use. docs/architecture.md explains the table in words. */
export interface Place {
  /** A package may import strictly lower ranks only; equals never meet. */
  readonly rank: number;
  /** Our packages it may use; absent: every lower rank. `name/path` allows that one entry only. */
  readonly mayUse?: readonly string[];
  /** Libraries its product code may use; absent: whatever its package.json declares. */
  readonly libraries?: readonly string[];
  /** `pure` code sees no clock, no I/O and no globals of a browser or of Node; `browser` code sees no Node. */
  readonly platform: 'pure' | 'browser' | 'node';
}

const react = ['react', 'react-dom'];
const server = ['@havan/contract', '@havan/domain', '@havan/validation', '@havan/smart-cart'];
/** What a browser may load: everything but the optimiser, which runs in the API's workers alone. */
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
      '@vanilla-extract/recipes',
      'lucide-react',
    ],
    platform: 'browser',
  },
  '@havan/contract': { rank: 1, mayUse: ['@havan/domain'], libraries: ['valibot'], platform: 'pure' },
  '@havan/validation': { rank: 1, mayUse: ['@havan/domain'], libraries: ['valibot'], platform: 'pure' },
  '@havan/smart-cart': { rank: 1, mayUse: ['@havan/domain'], libraries: ['highs'], platform: 'pure' },
  '@havan/api-client': {
    rank: 2,
    mayUse: ['@havan/contract', '@havan/domain'],
    libraries: ['ky', 'valibot', '@tanstack/react-query'],
    platform: 'browser',
  },
  '@havan/features': {
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
  '@havan/buyer': { rank: 4, mayUse: [...shared, '@havan/features'], platform: 'browser' },
  '@havan/merchant': { rank: 4, mayUse: [...shared, '@havan/features'], platform: 'browser' },
  '@havan/ui-kit-docs': { rank: 4, platform: 'browser' },
  '@havan/api': { rank: 4, mayUse: server, platform: 'node' },
  '@havan/bank-sandbox': { rank: 4, mayUse: server, platform: 'node' },
  // Asks the server as its own tests do, and as the tabs of a browser; of the server itself it sees nothing.
  '@havan/reliability': {
    rank: 5,
    mayUse: [
      ...outsideOnly,
      '@havan/api-client/client',
      ...['test-app', 'signed-in', 'factories', 'shop', 'memory-bank'].map(
        (entry) => `@havan/api/testing/${entry}`,
      ),
    ],
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

/** The place of a package; tooling that is not in the table watches the house from outside. */
export function placeOf(packageName: string): Place {
  const shared = configurationPackages.includes(packageName);
  return (
    ranks[packageName] ?? {
      rank: shared ? -1 : 5,
      mayUse: shared ? configurationPackages : outsideOnly,
      platform: 'node',
    }
  );
}
