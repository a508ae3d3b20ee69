/**
 * Stands in every painted document and runs before anything is seen: the theme that was chosen, whether the frame in the
 * document is meant for whoever looks at it, and the first questions of the page, asked while its scripts are still on
 * their way (`early-answers` hands them on). A form that is sent meanwhile waits (`early-submit`), and the key of the
 * search leads into it; Enter within it is noted. It brings no module along, so it says the names of the storage itself; a test holds them against
 * the modules that own them.
 */
import type { EarlyAnswers } from './early-answers.ts';

const page = document.documentElement;
const { userType = '', reader, asks = '' } = page.dataset;
/** A token that ends while its question travels would only be refused. */
const restMs = 10_000;

try {
  const theme = localStorage.getItem('havan.theme');
  if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme;
  const session = localStorage.getItem(`havan.session.${userType}`);
  // The answer of a member is the server's: what a visitor once said in this browser must not hide the question.
  if (session === null && localStorage.getItem('havan.cookie-policy') !== null) page.dataset['answered'] = '';
  if ((session !== null) !== (reader === 'member')) page.dataset['unpainted'] = '';
  if (session !== null && asks !== '') ask(JSON.parse(session) as { token: string; tokenExpireDate: string });
} catch {
  // A browser that keeps nothing, or something else than we do, has a visitor and no theme.
}

// Bubbles up to here after the app, which prevents what it sends itself; a form with an address is none of the app's.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || form.hasAttribute('action')) return;
  event.preventDefault();
  globalThis.havanEarlySubmit = form;
});

// After the app as well: what it listens to itself it prevents. `early-typing` hands on what is typed, and an Enter.
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
    // Whoever takes it hears of the failure; until then it is nobody's.
    answer.catch(() => null);
    early.answers[address] = answer;
  }
  globalThis.havanEarlyAnswers = early;
}

/**
 * The address of a call such as `Products/GetProductDetail?productId=:id`: `:id` is what the path of the page ends with,
 * `:visits` what this browser has looked at. Null where the page asks for more than this script can read, or where what
 * stands in the place of the id is none (such a page is not found; nobody has to be asked).
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
