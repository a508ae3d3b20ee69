import { acceptInvitation, checkInvitation } from '@havan/contract/backoffice/operator-session';
import type { RequestOf } from '@havan/contract/call';
import { operatorRoleLabels } from '@havan/domain/operator';
import { Loading } from '@havan/ui/Loading';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { InvitationForm } from './InvitationForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SessionPage } from './SessionPage.tsx';

/**
 * Renders the acceptance of an invitation: name, password, authenticator; then the recovery codes, which are shown
 * once.
 */
export function InvitationScreen() {
  // Read once, because the token is removed from the address bar.
  const [token] = useState(() => location.hash.slice(1));
  const offer = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api.call(checkInvitation, { token }),
    refetchOnWindowFocus: false,
  });
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (request: RequestOf<typeof acceptInvitation>) => api.call(acceptInvitation, request),
  });
  if (data) return <RecoveryCodes {...data} />;
  return (
    <SessionPage
      title="Davet"
      lead={
        offer.data
          ? `Rolünüz: ${offer.data.roles.map((role) => operatorRoleLabels[role]).join(', ')}.`
          : 'Platform masasına davet edildiniz.'
      }
    >
      {offer.isPending ? <Loading /> : null}
      {offer.error ? <Failure error={offer.error} onRetry={offer.refetch} /> : null}
      {offer.data ? (
        <InvitationForm
          offer={offer.data}
          error={error}
          isPending={isPending}
          onAccept={(form) => mutate({ token, ...form })}
        />
      ) : null}
    </SessionPage>
  );
}
