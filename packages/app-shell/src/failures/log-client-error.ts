import { logClientError as logClientErrorCall } from '@havan/contract/bootstrap/basic-infos';
import type { AppProfile } from '../profile/app-profile.ts';

/** Sends an error of the browser to the server; only while somebody is signed in (specification §7). */
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
