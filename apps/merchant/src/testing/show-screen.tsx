import '@havan/ui/global';
import { createQueryClient } from '@havan/api-client/query-defaults';
import { AppLink } from '@havan/app-shell/frame/AppLink';
import { AppProfileContext } from '@havan/app-shell/profile/app-profile';
import { createProfile } from '@havan/app-shell/profile/create-profile';
import { LinkProvider } from '@havan/ui/LinkProvider';
import { ToastProvider } from '@havan/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { sharedPaths } from '../paths.ts';

export interface AskedCall {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Answers of the network: a result, an Error for a refusal with its sentence and, as its cause, its code or
 * `{ code, path }`, undefined for an unknown call.
 */
export type AnswerOf = (asked: AskedCall) => unknown;

interface Place {
  readonly route: string;
  readonly path: string;
  /** Leaves the storage of the browser as it is; by default it is cleared. */
  readonly keepsStorage?: boolean;
}

/**
 * Renders a screen of the merchant app at an address; `asked` holds the writing calls, `remove` unmounts the
 * screen.
 * @param answer the network; without it the test has one of its own
 */
export function showScreen(screen: ReactElement, at: Place, answer?: AnswerOf) {
  const asked = answer ? answerFetch(answer) : [];
  if (!at.keepsStorage) localStorage.clear();
  const profile = createProfile({
    audience: 'merchant',
    userType: 2,
    basename: '/merchant',
    paths: sharedPaths,
  });
  profile.session.signIn({
    token: 'token',
    refreshToken: 'refresh',
    tokenExpireDate: '2099-01-01T00:00:00.000Z',
    userType: 2,
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <AppProfileContext value={profile}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[at.path]}>
          <LinkProvider component={AppLink}>
            <ToastProvider>
              <Routes>
                <Route path={at.route} element={screen} />
              </Routes>
            </ToastProvider>
          </LinkProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </AppProfileContext>,
  );
  const remove = () => {
    root.unmount();
    place.remove();
    if (answer) vi.mocked(fetch).mockRestore();
  };
  return { asked, remove };
}

/** Replaces `fetch`; returns the list to which its writing calls are added. */
function answerFetch(answer: AnswerOf): AskedCall[] {
  const asked: AskedCall[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const isRead = request.method === 'GET';
    const isJson = request.headers.get('content-type')?.includes('json') === true;
    const sent = {
      path: url.pathname.replace('/api/v1/', ''),
      query: url.searchParams,
      body: isRead || !isJson ? {} : ((await request.json()) as AskedCall['body']),
    };
    if (!isRead) asked.push(sent);
    return reply(answer(sent));
  });
  return asked;
}

/** The cause of a refusal that names its field. */
interface Refused {
  readonly code: string;
  readonly path?: string;
}

function reply(result: unknown): Response {
  if (result instanceof Error) {
    const { message, cause = 'conflict' } = result;
    const { code, path }: Refused = typeof cause === 'string' ? { code: cause } : (cause as Refused);
    const errors = [{ code, message, ...(path !== undefined && { path }) }];
    return Response.json({ statusCode: 409, statusMessage: message, result: null, errors }, { status: 409 });
  }
  const status = result === undefined ? 404 : 200;
  return Response.json(
    { statusCode: status, statusMessage: '', result: result ?? null, errors: [] },
    { status },
  );
}
