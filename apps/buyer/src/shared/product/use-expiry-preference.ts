import { setBuyingPreferenceMutation } from '@havan/api-client/queries/identity/buying-preference';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { useMutation } from '@tanstack/react-query';

/** The company's wish for an expiry of eight months or longer, kept on the server; on until it is lifted. */
export function useExpiryPreference() {
  const { api } = useAppProfile();
  const prefersLongExpiry = useBasicInfos()?.user.prefersLongExpiry ?? true;
  const { mutate } = useMutation(setBuyingPreferenceMutation(api));
  return { prefersLongExpiry, setPrefersLongExpiry: mutate };
}
