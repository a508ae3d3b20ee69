import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useMay } from '@havan/app-shell/profile/use-may';
import { createApiKey } from '@havan/contract/identity/api-keys';
import { SettingsFrame } from '@havan/features/account/settings/SettingsFrame';
import { Alert } from '@havan/ui/Alert';
import { Stack } from '@havan/ui/Stack';
import { keyTexts } from './keys/key-texts.ts';
import { UtsSection } from './uts/UtsSection.tsx';
import { WebhooksSection } from './webhooks/WebhooksSection.tsx';
import { KeysSection } from './keys/KeysSection.tsx';

/** Renders `/myprofile/settings/integration`: API keys, webhooks and the ÜTS connection of the company. */
export function IntegrationScreen() {
  const mayManage = useMay(createApiKey);
  return (
    <RequireArea area="integrations">
      <SettingsFrame current="integrations">
        {!mayManage ? (
          <Alert kind="info">{keyTexts.ownersOnly}</Alert>
        ) : (
          <Stack space="xl" inOrder>
            <KeysSection />
            <WebhooksSection />
            <UtsSection />
          </Stack>
        )}
      </SettingsFrame>
    </RequireArea>
  );
}
