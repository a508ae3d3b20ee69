import type { Plugin } from 'vite';

/**
 * What is left of ky where nothing is retried, timed out, hooked into or followed as it travels, and an answer that is no
 * success is no error: a request, and what sends it. Our two callers (transport.ts and bank.ts of the api-client) switch
 * all of that off and read every answer themselves.
 */
export const kyOfOurs = `const send = async (input, { baseUrl, fetch, headers, json, searchParams, ...init }) => {
  const url = new URL(input, baseUrl ?? location.href);
  for (const name in searchParams)
    if (searchParams[name] !== undefined) url.searchParams.append(name, searchParams[name]);
  const request = json === undefined ? { headers } : { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(json) };
  return (fetch ?? globalThis.fetch)(new Request(url, { ...init, ...request }), {});
};
const create = (defaults) => {
  const ky = (input, options) => send(input, { ...defaults, ...options });
  ky.create = create;
  ky.post = (input, options) => ky(input, { ...options, method: 'POST' });
  return ky;
};
export default create();
`;

/** Leaves out of the built apps all of ky that our calls switch off: nine tenths of what a first question runs through. */
export function leanKy(): Plugin {
  return {
    name: 'havan:lean-ky',
    apply: 'build',
    transform: {
      filter: { id: /\/ky\/distribution\/index\.js$/ },
      handler: (code) => ({ code: leanIndex(code), map: null }),
    },
  };
}

/** @throws when it does not find what it knows: ky has changed */
export function leanIndex(code: string): string {
  if (!['ky.create = ', 'ky[method] = ', 'export default ky;'].every((each) => code.includes(each)))
    throw new Error('ky no longer has what lean-ky leaves out: look at it again');
  return kyOfOurs;
}
