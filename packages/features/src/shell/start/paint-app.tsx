import type { Api } from '@havan/api-client/client';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter, type RouteObject } from 'react-router';
import { createSessionStore, sessionKey } from '../../session/session-store.ts';
import type { AppProfile } from '../app-profile.ts';
import { AppFrame } from '../AppFrame.tsx';
import { createGlobals } from '../globals.ts';
import { otherAppHref } from '../other-app.ts';
import { createStorage } from '../testing/storage.ts';

/** Who a frame is painted for: somebody signed in, or whoever is not. */
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
 * Draws the first frame of a page as text while the app is built: what is there before any answer has come.
 * @throws what a part throws that asks a browser for more than storage and address; in the browser it would be caught,
 * and the page painted without it
 */
export async function paintApp(facts: AppFacts, path: string, reader: Reader): Promise<string> {
  const { routes, basename } = facts;
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={basename || '/'} location={basename + path}>
        <AppFrame profile={stillProfile(facts, reader)} routes={routes} />
      </StaticRouter>
    </StrictMode>,
    // In one piece: what is sent later would need a script within the page.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  if (failures.length > 0)
    throw new AggregateError(failures, `No first frame of ${path}: ${String(failures[0])}`);
  return new Response(prelude).text();
}

/** The profile of an app that nobody uses yet: a server that is silent, a storage of nobody else's. */
function stillProfile(facts: AppFacts, reader: Reader): AppProfile {
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
    // A path of this host: the server sends it on to the host of the other app.
    otherAppHref: (path) => otherAppHref(path, { origin: '', audience }, null),
    leave: () => {},
  };
}
