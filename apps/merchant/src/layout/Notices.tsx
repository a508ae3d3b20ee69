import { ShellNotices } from '@havan/app-shell/notices/ShellNotices';
import { usePageSettings } from '@havan/app-shell/profile/use-page-settings';
import { LegalNotices } from '@havan/features/legal/LegalNotices';
import { useReadNotification } from '@havan/features/notifications/use-read-notification';
import { WalletActivation } from '@havan/features/wallet/activation/WalletActivation';

/**
 * Renders the platform's notices to signed-in users, beside the screens: agreements, missing details,
 * cookies.
 */
export function Notices() {
  const { walletActivationPopupStatus } = usePageSettings();
  useReadNotification();
  return (
    <>
      <LegalNotices otherwise={<WalletActivation isDue={walletActivationPopupStatus} />} />
      <ShellNotices />
    </>
  );
}
