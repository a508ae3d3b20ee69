import type { Actor, Context } from '../../../core/context.ts';
import type { Authenticate } from '../../../core/http/actor-of.ts';
import { presentActor } from './session.presenter.ts';
import { findActor } from './session.sql.ts';
import { sessionCacheMs } from '../../../core/session-cache.ts';
import { hashOf } from './tokens.ts';

/** Resolves access tokens to actors: from the cache within a second, else with one prepared statement. */
export function createAuthenticator({ db, clock, sessionCache }: Context): Authenticate {
  const underway = new Map<string, Promise<Actor | null>>();

  const read = async (token: string): Promise<Actor | null> => {
    const now = clock.now();
    const row = await findActor(db, hashOf(token), now);
    if (!row) return null;
    const actor = presentActor(row);
    const until = Math.min(now.getTime() + sessionCacheMs, row.expires_at.getTime());
    sessionCache.put(token, { actor, until }, now.getTime());
    return actor;
  };

  return (token) => {
    const known = sessionCache.get(token, clock.now().getTime());
    if (known) return known;
    const asked = underway.get(token);
    if (asked) return asked;
    const answer = read(token).finally(() => underway.delete(token));
    underway.set(token, answer);
    return answer;
  };
}
