import { membershipAgreementQuery } from '@havan/api-client/queries/agreements';
import { legalDetailsQuery } from '@havan/api-client/queries/legal-details';
import { isBlockedByAgreement } from '@havan/domain/agreement';
import { needsMembershipAgreement } from '@havan/domain/access';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { AgreementAnnouncement } from '../agreements/AgreementAnnouncement.tsx';
import { usePageViews } from '../analytics/use-page-views.ts';
import { useAppProfile } from '../app-profile.ts';
import { SignedInConsent } from '../consent/SignedInConsent.tsx';
import { lazyScreen } from '../lazy-screen.ts';
import { usePulse } from '../live/use-pulse.ts';
import { useReadNotification } from '../notifications/use-read-notification.ts';
import type { BasicInfos } from '../use-basic-infos.ts';
import { usePageSettings } from '../use-page-settings.ts';
import { firstNotice } from './first-notice.ts';
import { WalletActivation } from './WalletActivation.tsx';

const PendingAgreement = lazyScreen(() => import('../agreements/PendingAgreement.tsx'), 'PendingAgreement');
const MembershipAgreement = lazyScreen(
  () => import('../agreements/MembershipAgreement.tsx'),
  'MembershipAgreement',
);
const SalesDetailsModal = lazyScreen(
  () => import('../legal-details/SalesDetailsModal.tsx'),
  'SalesDetailsModal',
);

/**
 * What the platform has to say to whoever is signed in, beside the screens: agreements, missing details, cookies. It
 * comes after the screen itself, and each modal only when it is due.
 */
export function ShellNotices({ infos }: { infos: BasicInfos }) {
  usePulse();
  const { walletActivationPopupStatus } = usePageSettings();
  usePageViews();
  useReadNotification();
  return (
    <>
      <TakingOver infos={infos} />
      <AgreementAnnouncement otherwise={<WalletActivation isDue={walletActivationPopupStatus} />} />
      <SignedInConsent />
    </>
  );
}

/** At most one modal at a time (specification §2.3, §4). */
function TakingOver({ infos: { user } }: { infos: BasicInfos }) {
  const { api, flags } = useAppProfile();
  const [isPutOff, setIsPutOff] = useState(false);
  const membership = useQuery({
    ...membershipAgreementQuery(api),
    enabled: flags.isOn('membershipAgreement') && needsMembershipAgreement(user.companyType),
  });
  const legalDetails = useQuery({
    ...legalDetailsQuery(api, user.id),
    enabled: flags.isOn('mersisKepAddress'),
  });
  const notice = firstNotice({
    pendingAgreement: isBlockedByAgreement(user),
    membershipAgreement: membership.data?.isShowPopUp ?? false,
    salesDetails: !isPutOff && (legalDetails.data?.isShowPopUp ?? false),
  });
  return (
    <Suspense fallback={null}>
      {notice === 'pendingAgreement' ? <PendingAgreement /> : null}
      {notice === 'membershipAgreement' ? <MembershipAgreement html={membership.data?.html ?? null} /> : null}
      {notice === 'salesDetails' && legalDetails.data ? (
        <SalesDetailsModal userId={user.id} details={legalDetails.data} onClose={() => setIsPutOff(true)} />
      ) : null}
    </Suspense>
  );
}
