/** What the document asked before the scripts came (see `before-paint`), by address. */
export interface EarlyAnswers {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
  readonly answers: Record<string, Promise<Response>>;
}

declare global {
  var havanEarlyAnswers: EarlyAnswers | undefined;
}

/** An answer that waited longer for its script is asked for again: prices and stock are of this moment. */
const freshMs = 15_000;

/**
 * `fetch`, except that the first to ask what the document has asked already takes that answer. Each is taken once, by
 * the session that asked it; one that did not come is asked for again.
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

/** Lets go of what no screen has asked for: a page may have led elsewhere, and an answer that is not read stays open. */
export function dropLateAnswers(): void {
  setTimeout(() => {
    for (const answer of Object.values(globalThis.havanEarlyAnswers?.answers ?? {})) drop(answer);
    globalThis.havanEarlyAnswers = undefined;
  }, freshMs);
}

function drop(answer: Promise<Response>): void {
  answer.then(({ body }) => body?.cancel()).catch(() => null);
}
