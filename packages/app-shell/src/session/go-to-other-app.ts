import { sessionActions } from '@havan/api-client/session-actions';
import { userTypes } from '@havan/domain/company';
import type { AppProfile } from '../profile/app-profile.ts';

/** Opens a path of the other app and signs the user in there by a one-time code. */
export async function goToOtherApp(profile: AppProfile, path: string): Promise<void> {
  const { api, audience, paths, otherAppHref, leave, globals } = profile;
  await globals.getState().load();
  const other = audience === 'buyer' ? userTypes.merchant : userTypes.buyer;
  const { code } = await sessionActions(api).createHandOver(other);
  leave(`${otherAppHref(paths.signingIn())}?returnUrl=${encodeURIComponent(path)}#${code}`);
}
