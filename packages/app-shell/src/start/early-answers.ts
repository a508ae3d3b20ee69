/** The requests that the document sent before the scripts loaded (see `before-paint`), by address. */
export interface EarlyAnswers {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  readonly answers: Record<string, Promise<Response>>;
}

/** The names of the product that the document shows before the scripts run (see `prerendered-product`). */
export interface EarlyName {
  readonly productId: number;
  readonly brandName: string;
  readonly productName: string;
}

declare global {
  var havanEarlyAnswers: EarlyAnswers | undefined;
  var havanEarlyName: EarlyName | undefined;
}

/** An answer that is older when its script loads is fetched again: prices and stock must be current. */
const freshMs = 15_000;

/**
 * Returns a `fetch` that returns the early answer of the document to its first caller. Each answer is used
 * once, by the session that requested it; a failed one is requested again.
 */
export async function fetchOrTake(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const early = globalThis.havanEarlyAnswers;
  if (!early || !(input instanceof Request) || input.method !== 'GET') return fetch(input, init);
  const { pathname, search } = new URL(input.url);
  const address = pathname + search;
  const answer = early.answers[address];
  if (!answer) return fetch(input, init);
  delete early.answers[address];
  const isOurs = input.headers.get('authorization') === `Bearer ${early.token}`;
  if (isOurs && Date.now() - early.askedAt <= freshMs) return answer.catch(() => fetch(input, init));
  drop(answer);
  return fetch(input, init);
}

/**
 * Cancels answers that no screen has used: the page may have redirected, and an unread answer keeps its connection
 * open.
 */
export function dropLateAnswers(): void {
  setTimeout(() => {
    for (const answer of Object.values(globalThis.havanEarlyAnswers?.answers ?? {})) drop(answer);
    globalThis.havanEarlyAnswers = undefined;
  }, freshMs);
}

function drop(answer: Promise<Response>): void {
  answer.then(({ body }) => body?.cancel()).catch(() => null);
}
