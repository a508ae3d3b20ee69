import type { Api } from '@havan/api-client/client';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter, type RouteObject } from 'react-router';
import { createSessionStore, sessionKey } from '../session/session-store.ts';
import type { AppProfile } from '../profile/app-profile.ts';
import { AppFrame } from '../frame/AppFrame.tsx';
import { createGlobals } from '../profile/globals.ts';
import { otherAppHref } from '../profile/other-app.ts';
import { createStorage } from '../testing/storage.ts';

/** The reader a frame is prerendered for: a signed-in member or a visitor. */
export type Reader = 'member' | 'visitor';

type AppFacts = Pick<AppProfile, 'audience' | 'userType' | 'basename' | 'paths'> & {
  readonly routes: RouteObject[];
};

const never = new Promise<never>(() => {});
const silence: Api = {
  call: () => never,
  open: () => never,
  session: { token: () => never, renew: () => never, restore: () => never },
};

/**
 * Renders the first frame of a page to HTML during the build: its state before any answer.
 * @throws the error of a component that needs more of the browser than storage and address; in the browser an error
 * boundary would hide it
 */
export async function paintApp(facts: AppFacts, path: string, reader: Reader): Promise<string> {
  const { routes, basename } = facts;
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={basename || '/'} location={basename + path}>
        <AppFrame profile={staticProfile(facts, reader)} routes={routes} />
      </StaticRouter>
    </StrictMode>,
    // Rendered in one piece: streamed parts would need an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  if (failures.length > 0)
    throw new AggregateError(failures, `No first frame of ${path}: ${String(failures[0])}`);
  return new Response(prelude).text();
}

/** Returns an app profile without a user: a server that never answers and an empty storage. */
function staticProfile(facts: AppFacts, reader: Reader): AppProfile {
  const someday = new Date(8_640_000_000_000_000).toISOString();
  const { userType, audience, basename, paths } = facts;
  const tokens = { token: '', refreshToken: '', tokenExpireDate: someday, userType };
  const storage = createStorage(
    reader === 'member' ? { [sessionKey(userType)]: JSON.stringify(tokens) } : {},
  );
  return {
    userType,
    audience,
    basename,
    paths,
    api: silence,
    session: createSessionStore(userType, storage, () => 0),
    globals: createGlobals(silence),
    flags: { isOn: () => false },
    botCheck: null,
    // A path of this host: the server redirects it to the host of the other app.
    otherAppHref: (path) => otherAppHref(path, { origin: '', audience }, null),
    leave: () => {},
  };
}
