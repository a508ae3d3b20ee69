import { hash } from 'node:crypto';
import type { Actor, Context } from '../../context.ts';
import type { Authenticate } from '../../http/actor-of.ts';
import { presentActor } from './session.presenter.ts';
import { findActor } from './session.sql.ts';
import { sessionCacheMs } from './session-cache.ts';

/** Turns access tokens into actors: from memory within a second, else with one prepared statement. */
export function createAuthenticator({ db, clock, sessionCache }: Context): Authenticate {
  const underway = new Map<string, Promise<Actor | null>>();

  const read = async (key: string): Promise<Actor | null> => {
    const now = clock.now();
    const row = await findActor(db, Buffer.from(key, 'base64url'), now);
    if (!row) return null;
    const actor = presentActor(row);
    sessionCache.put(key, {
      actor,
      until: Math.min(now.getTime() + sessionCacheMs, row.expires_at.getTime()),
    });
    return actor;
  };

  return (token) => {
    const key = hash('sha256', token, 'base64url');
    const known = sessionCache.get(key, clock.now().getTime());
    if (known) return known;
    const asked = underway.get(key);
    if (asked) return asked;
    const answer = read(key).finally(() => underway.delete(key));
    underway.set(key, answer);
    return answer;
  };
}
