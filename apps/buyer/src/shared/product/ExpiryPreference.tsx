import { setBuyingPreferenceMutation } from '@havan/api-client/queries/identity/buying-preference';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { setBuyingPreference } from '@havan/contract/identity/buying-preference';
import { Switch } from '@havan/ui/Switch';
import { useMutation } from '@tanstack/react-query';
import { expiryTexts } from '../shared-texts.ts';
import { useExpiryPreference } from './use-expiry-preference.ts';

/**
 * Renders the company's wish for a long expiry as a switch: one press lifts it everywhere, for those who buy
 * for the company.
 */
export function ExpiryPreference({ onChange }: { onChange?: (isWished: boolean) => void }) {
  const { api } = useAppProfile();
  const { prefersLongExpiry } = useExpiryPreference();
  const { mutate } = useMutation(setBuyingPreferenceMutation(api));
  if (!useMay(setBuyingPreference)) return null;
  return (
    <Switch
      label={expiryTexts.preference}
      checked={prefersLongExpiry}
      onChange={(isWished) => mutate(isWished, { onSuccess: () => onChange?.(isWished) })}
    />
  );
}
