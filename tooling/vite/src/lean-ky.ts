import type { Plugin } from 'vite';

/**
 * Parts of ky that our transport switches off: it does not retry, reads no progress of a body, extends no client by
 * options that would have to be merged with care (a call sets what its client does not), and tells no failures apart.
 */
export const unused: Readonly<Record<string, string>> = {
  'core/retry-timing.js':
    'export const calculateRetryTimingDelay = () => {}, getRetryTimingHeader = () => {};',
  'utils/body.js':
    'export const streamRequest = (request) => request, streamResponse = (response) => response;',
  'utils/is-network-error.js': 'export default () => false;',
  'utils/merge.js': `export const deletedParametersSymbol = Symbol();
export const validateAndMerge = (...sources) => Object.assign({}, ...sources);
export const cloneShallow = (value) => value;
export const replaceOption = (value) => value;
export const mergeHooks = () => ({ init: [], beforeRequest: [], beforeRetry: [], beforeError: [], afterResponse: [] });
export const mergeHeaders = (first, second) => {
  const all = new Headers(first);
  new Headers(second).forEach((value, name) => all.set(name, value));
  return all;
};`,
  'utils/normalize.js': `export const normalizeRequestMethod = (method) => method.toUpperCase();
export const normalizeRetryOptions = () => ({ limit: 0 });`,
};

/**
 * What is left of ky's own methods where nothing is retried, timed out or hooked into, and an answer that is no success
 * is no error: the transport reads every answer itself.
 */
const methods: Readonly<Record<string, string>> = {
  calculateDelay: '',
  calculateRetryDelay: '',
  getBodyReadTimeout: '',
  getErrorDataTimeout: '',
  getResponseData: '',
  isJsonContentType: '',
  parseJson: '',
  raceBodyRead: 'return createBodyPromise();',
  raceWithTotalTimeout: 'return operation();',
  readResponseText: '',
  retryFromError: 'throw error;',
  runAfterResponseHooks: 'return response;',
  runBeforeRequestHooks: '',
  throwProcessedError: 'throw error;',
};
const method = /^( {4}(?:async )?#(\w+)\(([^)]*)\) \{)\n[\s\S]*?^ {4}\}$/gm;

/** Whether a body can be sent as a stream: asked with a request and a stream of its own while the file runs. */
const askedOnStart = /(?<=supportsRequestStreams = )\(\(\) => \{[\s\S]*?^\}\)\(\)(?=;$)/m;

const file = /\/ky\/distribution\/((?:core|utils)\/[\w-]+\.js)$/;

/** Leaves out of the built apps what ky has for retries, hooks, time limits and progress; the query cache asks again where it may. */
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
  if (name === 'core/constants.js') return withoutQuestion(code);
  const instead = unused[name];
  const known =
    name === 'core/Ky.js'
      ? Object.keys(unused).every((each) => code.includes(each.replace(/^.*\//, '/')))
      : namesOf(instead ?? '').every((each) => new RegExp(`^export .*\\b${each}\\b`, 'm').test(code));
  if (!known) throw changed();
  return name === 'core/Ky.js' ? withoutMethods(code) : (instead ?? code);
}

/**
 * No body of ours is a stream.
 * @throws when it does not find what it knows: ky has changed
 */
function withoutQuestion(code: string): string {
  if (!askedOnStart.test(code)) throw changed();
  return code.replace(askedOnStart, 'false');
}

/** @throws when it does not find what it knows: ky has changed */
export function withoutMethods(code: string): string {
  const left = new Set(Object.keys(methods));
  const lean = code.replace(method, (text, head: string, name: string, given: string) => {
    const body = methods[name];
    const [needs = ''] = /createBodyPromise|operation|error|response/.exec(body ?? '') ?? [];
    if (body === undefined || !given.includes(needs)) return text;
    left.delete(name);
    return `${head} ${body} }`;
  });
  if (left.size > 0) throw changed();
  return lean;
}

const changed = (): Error => new Error('ky no longer has what lean-ky leaves out: look at it again');

/** What it exports. */
const namesOf = (code: string): string[] =>
  [...code.matchAll(/(\w+) = (?:\(|Symbol)|export (default)/g)].map(([, name = 'default']) => name);
