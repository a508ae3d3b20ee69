import type { Plugin } from 'vite';

/** Parts of ky that our transport switches off: it does not retry, and reads no progress of a body. */
const unused: Readonly<Record<string, string>> = {
  'core/retry-timing.js':
    'export const calculateRetryTimingDelay = () => {}, getRetryTimingHeader = () => {};',
  'utils/body.js':
    'export const streamRequest = (request) => request, streamResponse = (response) => response;',
};

const file = /\/ky\/distribution\/((?:core|utils)\/[\w-]+\.js)$/;

/** Leaves out of the built apps what ky has for retries and for progress; the query cache asks again where it may. */
export function leanKy(): Plugin {
  return {
    name: 'havan:lean-ky',
    apply: 'build',
    transform: {
      filter: { id: file },
      handler: (code, id) => ({ code: partOfKy(file.exec(id)?.[1] ?? '', code), map: null }),
    },
  };
}

/**
 * A file of ky as the built apps have it.
 * @throws when it does not find what it knows: ky has changed
 */
export function partOfKy(name: string, code: string): string {
  const instead = unused[name];
  const known =
    name === 'core/Ky.js'
      ? Object.keys(unused).every((each) => code.includes(each.replace(/^.*\//, '/')))
      : namesOf(instead ?? '').every((each) => new RegExp(`^export .*\\b${each}\\b`, 'm').test(code));
  if (!known) throw new Error('ky no longer has what lean-ky leaves out: look at it again');
  return instead ?? code;
}

/** What it exports. */
const namesOf = (code: string): string[] => [...code.matchAll(/(\w+) = \(/g)].map(([, name = '']) => name);
