import '@havan/ui/global';
import { createQueryClient } from '@havan/api-client/query-defaults';
import { AppLink } from '@havan/app-shell/frame/AppLink';
import { LinkProvider } from '@havan/ui/LinkProvider';
import { ToastProvider } from '@havan/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';

interface Asked {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A field that the server refuses, with its sentence. */
export class FieldRefusal extends Error {
  readonly field: string;
  constructor(field: string, sentence: string) {
    super(sentence);
    this.field = field;
  }
}

/** Answers of the network: a result, an Error for a refusal with its sentence, or a promise of one. */
export type AnswerOf = (asked: Asked) => unknown;

/**
 * Renders a screen of the back office over a network with the given answers; `asked` holds the writing calls.
 */
export function showScreen(screen: ReactElement, answer: AnswerOf) {
  const asked: Asked[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const isRead = request.method === 'GET';
    const isJson = request.headers.get('content-type')?.includes('json') === true;
    const body = isRead || !isJson ? {} : ((await request.json()) as Asked['body']);
    const sent = { path: url.pathname.replace('/api/v1/Backoffice/', ''), query: url.searchParams, body };
    if (!isRead) asked.push(sent);
    return reply(await answer(sent));
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const client = createQueryClient();
  /** Renders another element in place of the screen. */
  const redraw = (changed: ReactElement) =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <LinkProvider component={AppLink}>
            <ToastProvider>{changed}</ToastProvider>
          </LinkProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    );
  redraw(screen);
  const remove = () => {
    root.unmount();
    place.remove();
    vi.restoreAllMocks();
  };
  return { asked, redraw, remove };
}

function reply(result: unknown): Response {
  const message = result instanceof Error ? result.message : '';
  const isField = result instanceof FieldRefusal;
  const status = isField ? 400 : result instanceof Error ? 409 : 200;
  const errors = message
    ? [{ code: isField ? 'invalid' : 'conflict', message, ...(isField && { path: result.field }) }]
    : [];
  const body = { statusCode: status, statusMessage: message, result: message ? null : result, errors };
  return Response.json(body, { status });
}
