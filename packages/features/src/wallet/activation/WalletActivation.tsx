import { storageKeys } from '@havan/domain/storage-key';
import { putOffMs } from '@havan/domain/wallet';
import { AnnouncementBox } from '@havan/ui/NoticeBar';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { pageConsent } from '@havan/app-shell/consent/consent-store';
import { walletActivationTexts } from './activation-texts.ts';

const key = storageKeys.walletPopupPutOff;
const isPutOffNow = () => Date.now() - Number(localStorage.getItem(key) ?? 0) < putOffMs;

/**
 * Renders the offer to activate the wallet, on the pages that the server names (specification §3
 * `walletActivationPopupStatus`), and not again for a week once it was put off.
 */
export function WalletActivation({ isDue }: { isDue: boolean }) {
  const { paths } = useAppProfile();
  const isAnswered = useStore(pageConsent().state, ({ choice }) => choice !== null);
  const [isPutOff, setIsPutOff] = useState(isPutOffNow);
  // The cookie question uses this corner until it is answered.
  if (!isDue || isPutOff || !isAnswered) return null;
  const putOff = () => {
    localStorage.setItem(key, String(Date.now()));
    setIsPutOff(true);
  };
  return (
    <AnnouncementBox
      title={walletActivationTexts.title}
      onClose={putOff}
      actions={
        <>
          <ButtonLink href={paths.wallet()} variant="outline" size="small">
            {walletActivationTexts.open}
          </ButtonLink>
          <Button variant="quiet" size="small" onClick={putOff}>
            {walletActivationTexts.later}
          </Button>
        </>
      }
    >
      <Text size="small">{walletActivationTexts.text}</Text>
    </AnnouncementBox>
  );
}
