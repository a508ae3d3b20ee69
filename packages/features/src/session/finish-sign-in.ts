import { sessionActions } from '@havan/api-client/session-actions';
import type { SessionTokens } from '@havan/contract/session';
import { homePathOf, userTypes } from '@havan/domain/company';
import type { AppProfile } from '../shell/app-profile.ts';

/**
 * Stores a new session and loads the page it is for. A company that cannot buy is answered with a session of the other
 * area: that one moves to the other host by a one-time code and is never stored here (product §1).
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

/** Takes the person who is signed in here to a path of the other app, signed in there as well. */
export async function goToOtherApp(profile: AppProfile, path: string): Promise<void> {
  const { api, audience, paths, otherAppHref, leave, globals } = profile;
  await globals.getState().load();
  const other = audience === 'buyer' ? userTypes.merchant : userTypes.buyer;
  const { code } = await sessionActions(api).createHandOver(other);
  leave(`${otherAppHref(paths.signingIn())}?returnUrl=${encodeURIComponent(path)}#${code}`);
}

/** Ends the session here and at the server. A server that cannot be reached does not keep anybody signed in here. */
export async function signOut({ api, session, basename, paths, leave }: AppProfile): Promise<void> {
  await sessionActions(api)
    .signOut()
    .catch(() => null);
  session.forget();
  leave(basename + paths.login());
}
