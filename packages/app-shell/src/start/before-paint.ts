/**
 * Inlined into every prerendered document and run before the first paint. It applies the chosen theme, hides a frame
 * that is not meant for this reader, and sends the first requests of the page while its scripts load (`early-answers`
 * passes the answers on). A form submitted meanwhile waits (`early-submit`); the slash key focuses the search, and
 * Enter within it is recorded. It imports no module, so it repeats the storage keys; a test compares them with the
 * modules that own them.
 */
import type { EarlyAnswers } from './early-answers.ts';

const page = document.documentElement;
const { userType = '', reader, asks = '' } = page.dataset;
/**
 * A token that expires during its request would only be refused.
 */
const restMs = 10_000;

try {
  const theme = localStorage.getItem('havan.theme');
  if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme;
  const session = localStorage.getItem(`havan.session.${userType}`);
  // A member's consent is stored on the server: a visitor's answer in this browser must not hide the question.
  if (session === null && localStorage.getItem('havan.cookie-policy') !== null) page.dataset['answered'] = '';
  if ((session !== null) !== (reader === 'member')) page.dataset['unpainted'] = '';
  if (session !== null && asks !== '') ask(JSON.parse(session) as { token: string; tokenExpireDate: string });
} catch {
  // Without readable storage the reader is a visitor without a theme.
}

// Runs after the app's own handlers, which prevent the submissions they handle; a form with an action is not the app's.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.hasAttribute('action')) return;
  event.preventDefault();
  globalThis.havanEarlySubmit = form;
});

// Also runs after the app's handlers, which prevent the keys they handle. `early-typing` passes on typed text and an
// Enter.
addEventListener('keydown', (event) => {
  const field = document.querySelector<HTMLInputElement>('input[aria-keyshortcuts="/"]');
  if (!field || event.defaultPrevented) return;
  if (event.key === 'Enter' && event.target === field) globalThis.havanEarlyEnter = field.value;
  const isMeant = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isMeant || isField(event.target)) return;
  event.preventDefault();
  field.focus();
  field.select();
});

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

function ask({ token, tokenExpireDate }: { token: string; tokenExpireDate: string }): void {
  if (!(Date.parse(tokenExpireDate) > Date.now() + restMs)) return;
  const early: EarlyAnswers = { token, askedAt: Date.now(), answers: {} };
  for (const each of asks.split(' ')) {
    const address = addressOf(each);
    if (address === null) continue;
    const answer = fetch(address, { headers: { authorization: `Bearer ${token}` } });
    // The consumer handles a failure; until then it must not count as unhandled.
    answer.catch(() => null);
    early.answers[address] = answer;
  }
  globalThis.havanEarlyAnswers = early;
}

/**
 * Returns the address of a call such as `Products/GetProductDetail?productId=:id`: `:id` is the last segment of the
 * page's path, `:visits` the products viewed in this browser. Null when the page needs values that this script cannot
 * read, or when the segment is no id (the page does not exist).
 */
function addressOf(call: string): string | null {
  const [path = '', query] = call.split('?');
  const address = `/api/v1/${path}`;
  if (query === undefined) return address;
  if (location.search !== '') return null;
  const [name = '', source] = query.split('=');
  const value = source === ':visits' ? visits() : (/^\/[^/]+\/(.+)$/.exec(location.pathname)?.[1] ?? '');
  if (source === ':id' && !/^([1-9]\d{0,14})?$/.test(value)) return null;
  return value === '' ? address : `${address}?${new URLSearchParams({ [name]: value })}`;
}

function visits(): string {
  return (JSON.parse(localStorage.getItem('havan.visited') ?? '[]') as number[]).join(',') || '0';
}
