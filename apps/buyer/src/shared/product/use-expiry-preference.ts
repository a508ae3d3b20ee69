import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';

/**
 * Returns the company's wish for an expiry of eight months or longer, kept on the server; on until it is
 * lifted.
 */
export function useExpiryPreference() {
  return { prefersLongExpiry: useBasicInfos()?.user.prefersLongExpiry ?? true };
}
