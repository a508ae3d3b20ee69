import { membershipAgreementQuery } from '@havan/api-client/queries/identity/agreements';
import { legalDetailsQuery } from '@havan/api-client/queries/identity/legal-details';
import { isBlockedByAgreement } from '@havan/domain/agreement';
import { needsMembershipAgreement } from '@havan/domain/access';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode, useState } from 'react';
import { AgreementAnnouncement } from './agreements/AgreementAnnouncement.tsx';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';
import { type BasicInfos, useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { firstNotice } from './first-notice.ts';

const PendingAgreement = lazyScreen(() => import('./agreements/PendingAgreement.tsx'), 'PendingAgreement');
const MembershipAgreement = lazyScreen(
  () => import('./agreements/MembershipAgreement.tsx'),
  'MembershipAgreement',
);
const SalesDetailsModal = lazyScreen(() => import('./details/SalesDetailsModal.tsx'), 'SalesDetailsModal');

/**
 * Renders the agreements and the seller's details that a signed-in company has to supply, each only when it is due;
 * nothing until the company is loaded.
 * @param otherwise shown in the corner when no changed text is announced there
 */
export function LegalNotices({ otherwise }: { otherwise: ReactNode }) {
  const infos = useBasicInfos();
  if (infos === null) return null;
  return (
    <>
      <DueModal infos={infos} />
      <AgreementAnnouncement otherwise={otherwise} />
    </>
  );
}

/** At most one modal at a time (specification §2.3, §4). */
function DueModal({ infos: { user } }: { infos: BasicInfos }) {
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
