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
      handler(code, id) {
        const instead = unused[file.exec(id)?.[1] ?? ''];
        return instead === undefined ? null : { code: instead, map: null };
      },
    },
  };
}
