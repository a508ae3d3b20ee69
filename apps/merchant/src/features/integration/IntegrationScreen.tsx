import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { SettingsFrame } from '@havan/features/account/settings/SettingsFrame';
import { Alert } from '@havan/ui/Alert';
import { Stack } from '@havan/ui/Stack';
import { keyTexts } from './keys/key-texts.ts';
import { UtsSection } from './uts/UtsSection.tsx';
import { WebhooksSection } from './webhooks/WebhooksSection.tsx';
import { KeysSection } from './keys/KeysSection.tsx';

/** `/myprofile/settings/integration`: what other programs may do for the company. */
export function IntegrationScreen() {
  const infos = useBasicInfos();
  return (
    <RequireArea area="integrations">
      <SettingsFrame current="integrations">
        {infos && infos.user.role !== 'owner' ? (
          <Alert kind="info">{keyTexts.ownersOnly}</Alert>
        ) : (
          <Stack space="xl">
            <KeysSection />
            <WebhooksSection />
            <UtsSection />
          </Stack>
        )}
      </SettingsFrame>
    </RequireArea>
  );
}
