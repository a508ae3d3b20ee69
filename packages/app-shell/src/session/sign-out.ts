import { sessionActions } from '@havan/api-client/session-actions';
import type { AppProfile } from '../profile/app-profile.ts';

/**
 * Ends the session here and on the server. When the server cannot be reached, the user is signed out here all the same.
 */
export async function signOut({ api, session, basename, paths, leave }: AppProfile): Promise<void> {
  await sessionActions(api)
    .signOut()
    .catch(() => null);
  session.invalidate();
  leave(basename + paths.login());
}
