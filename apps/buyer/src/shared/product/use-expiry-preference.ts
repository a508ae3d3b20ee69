// @not-memoised
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';

/**
 * Returns the company's preference for an expiry of eight months or longer, stored on the server; true until it is
 * loaded.
 */
export function useExpiryPreference() {
  return { prefersLongExpiry: useBasicInfos()?.user.prefersLongExpiry ?? true };
}
