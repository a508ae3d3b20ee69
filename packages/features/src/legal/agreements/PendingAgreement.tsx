import {
  agreementTemplateQuery,
  pendingAgreementQuery,
  signAgreementMutation,
} from '@havan/api-client/queries/identity/agreements';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { agreementCheckFailure, AgreementModal } from './AgreementModal.tsx';
import { agreementTexts } from './agreement-texts.ts';

/** Blocks the page until the pending agreement is signed (specification §4); a failed check is shown (§8). */
export function PendingAgreement() {
  const { api } = useAppProfile();
  const pending = useQuery(pendingAgreementQuery(api));
  const slug = pending.data?.slug ?? '';
  const template = useQuery({ ...agreementTemplateQuery(api, slug), enabled: slug !== '' });
  const sign = useMutation(signAgreementMutation(api));
  if (pending.data === null) return null;
  const title = pending.data?.title ?? agreementTexts.pendingTitle;
  return (
    <AgreementModal
      title={title}
      html={template.data ?? null}
      loadError={pending.error ? agreementCheckFailure : template.error}
      tick={agreementTexts.tick(title)}
      confirm={agreementTexts.confirm(title)}
      onConfirm={() => sign.mutate(slug)}
      isConfirming={sign.isPending}
      confirmError={sign.error}
    />
  );
}
