import { sessionActions } from '@havan/api-client/session-actions';
import type { SessionTokens } from '@havan/contract/identity/session';
import { homePathOf } from '@havan/domain/company';
import type { AppProfile } from '../profile/app-profile.ts';

/**
 * Stores a new session and loads its target page. A company that cannot buy receives a session of the other area, which
 * moves to the other host by a one-time code and is never stored here (product §1).
 * @param returnUrl path and query within this app, already known to be safe
 */
export async function finishSignIn(
  { api, session, userType, basename, otherAppHref, paths, leave }: AppProfile,
  tokens: SessionTokens,
  returnUrl: string | null,
): Promise<void> {
  if (tokens.userType === userType) {
    session.signIn(tokens);
    leave(returnUrl === null ? homePathOf(userType) : basename + returnUrl);
    return;
  }
  const { code } = await sessionActions(api).createHandOver(tokens.userType, tokens.token);
  leave(`${otherAppHref(paths.signingIn())}#${code}`);
}
