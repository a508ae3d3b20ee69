import { logClientError as logClientErrorCall } from '@havan/contract/master';
import type { AppProfile } from './app-profile.ts';

/** Tells the server what a browser met; only while somebody is signed in (specification §7). */
export function logClientError({ api, audience, session }: AppProfile, error: Error, userId?: number): void {
  if (!session.state.getState().isAuthenticated) return;
  void api
    .call(logClientErrorCall, {
      application: audience,
      message: `${error.name}: ${error.message}`.slice(0, 4000),
      performedAt: new Date().toISOString(),
      pageUrl: (location.pathname + location.search).slice(0, 2000),
      ...(userId !== undefined && { userId }),
    })
    .catch(() => null);
}
