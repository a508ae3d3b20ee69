import { changeOperatorMutation, operatorsQuery } from '@havan/api-client/queries/backoffice/operators';
import type { Operators } from '@havan/contract/backoffice/operators';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { InviteForm } from './InviteForm.tsx';
import { OperatorTable } from './OperatorTable.tsx';

type Listed = Operators['operators'][number];

/** Renders the operators; closing an account asks for confirmation, because it signs the operator out at once. */
export function OperatorsScreen() {
  const { data, error, refetch, isPending } = useQuery(operatorsQuery(api));
  const change = useMutation(changeOperatorMutation(api));
  const [closing, setClosing] = useState<Listed | null>(null);
  const set = ({ operatorId, roles }: Listed, isDisabled: boolean) =>
    change.mutate({ operatorId, roles, isDisabled }, { onSettled: () => setClosing(null) });
  return (
    <Stack space="l">
      <Heading level={1}>Operatörler</Heading>
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {change.error ? <Failure error={change.error} /> : null}
      {isPending ? <Loading /> : null}
      {data ? (
        <OperatorTable operators={data.operators} onClose={setClosing} onOpen={(row) => set(row, false)} />
      ) : null}
      {isPending ? null : <InviteForm invitations={data?.invitations ?? []} />}
      <ConfirmDialog
        open={closing !== null}
        title="Hesap kapatılsın mı?"
        confirmLabel="Hesabı kapat"
        tone="critical"
        loading={change.isPending}
        onConfirm={() => closing && set(closing, true)}
        onCancel={() => setClosing(null)}
      >
        {closing?.name} hemen çıkar ve yeniden giremez. Hesabı sonra yeniden açabilirsiniz.
      </ConfirmDialog>
    </Stack>
  );
}
