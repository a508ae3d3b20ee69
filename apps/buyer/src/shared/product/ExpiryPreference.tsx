import { Switch } from '@havan/ui/Switch';
import { expiryTexts } from '../shared-texts.ts';
import { useExpiryPreference } from './use-expiry-preference.ts';

/** The company's wish for a long expiry as a switch: one press lifts it everywhere. */
export function ExpiryPreference({ onChange }: { onChange?: (isWished: boolean) => void }) {
  const { prefersLongExpiry, setPrefersLongExpiry } = useExpiryPreference();
  return (
    <Switch
      label={expiryTexts.preference}
      checked={prefersLongExpiry}
      onChange={(isWished) => setPrefersLongExpiry(isWished, { onSuccess: () => onChange?.(isWished) })}
    />
  );
}
