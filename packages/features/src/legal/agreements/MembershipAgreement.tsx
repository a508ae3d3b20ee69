import { approveMembershipMutation } from '@havan/api-client/queries/identity/agreements';
import { useMutation } from '@tanstack/react-query';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { AgreementModal } from './AgreementModal.tsx';
import { agreementTexts } from './agreement-texts.ts';

/**
 * Renders 'Üyelik Sözleşmesi' where the server requires it: no pharmacy, before 3 June 2024, not approved
 * yet.
 */
export function MembershipAgreement({ html }: { html: string | null }) {
  const { api } = useAppProfile();
  const approve = useMutation(approveMembershipMutation(api));
  return (
    <AgreementModal
      title={agreementTexts.membershipTitle}
      html={html}
      loadError={null}
      tick={agreementTexts.membershipTick}
      confirm={agreementTexts.membershipConfirm}
      onConfirm={() => approve.mutate()}
      isConfirming={approve.isPending}
      confirmError={approve.error}
    />
  );
}
