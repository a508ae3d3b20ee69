import { setBuyingPreferenceMutation } from '@havan/api-client/queries/identity/buying-preference';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { useMay } from '@havan/app-shell/profile/use-may';
import { setBuyingPreference } from '@havan/contract/identity/buying-preference';
import { Switch } from '@havan/ui/Switch';
import { useMutation } from '@tanstack/react-query';

interface ExpiryPreferenceProps {
  /** Where the preference holds; shown beneath the switch. */
  readonly help?: string;
  readonly onChange?: (isWished: boolean) => void;
}

/**
 * Renders the company's preference for a long expiry as a switch, which applies everywhere at once; nothing for users
 * who may not change it (product §10, "Expiry").
 */
export function ExpiryPreference({ help, onChange }: ExpiryPreferenceProps) {
  const { api } = useAppProfile();
  const prefersLongExpiry = useBasicInfos()?.user.prefersLongExpiry ?? true;
  const { mutate } = useMutation(setBuyingPreferenceMutation(api));
  if (!useMay(setBuyingPreference)) return null;
  return (
    <Switch
      label="Yalnız 8 ay ve üzeri miat"
      help={help}
      checked={prefersLongExpiry}
      onChange={(isWished) => mutate(isWished, { onSuccess: () => onChange?.(isWished) })}
    />
  );
}
