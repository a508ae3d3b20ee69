import { formatIban } from '@havan/domain/iban';
import {
  matchTransferMutation,
  unmatchedTransfersQuery,
} from '@havan/api-client/queries/backoffice/money/bank-transfers';
import type { UnmatchedTransfer } from '@havan/contract/backoffice/money/bank-transfers';
import { transferOutcomeLabels } from '@havan/domain/bank-transfer';
import { formatMoney } from '@havan/domain/money';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { PagedTable } from '../../shared/PagedTable.tsx';

const columnsWith = (onMatch: (row: UnmatchedTransfer) => void): Column<UnmatchedTransfer>[] => [
  { id: 'day', header: 'Tarih', phone: 'detail', cell: ({ bookedOn }) => <DateText value={bookedOn} /> },
  { id: 'payer', header: 'Gönderen', phone: 'lead', cell: ({ payerName }) => payerName || 'Bilinmiyor' },
  { id: 'iban', header: 'IBAN', phone: 'detail', cell: ({ payerIban }) => formatIban(payerIban) },
  { id: 'text', header: 'Açıklama', phone: 'lead', cell: ({ description }) => description },
  {
    id: 'amount',
    header: 'Tutar',
    align: 'end',
    phone: 'trail',
    cell: ({ amount }) => <Money value={amount} />,
  },
  {
    id: 'action',
    header: 'İşlem',
    align: 'end',
    phone: 'action',
    cell: (row) => (
      <Button size="small" variant="outline" onClick={() => onMatch(row)}>
        Eşleştir
      </Button>
    ),
  },
];

/** Renders the transfers without a known order. */
export function UnmatchedTransfers() {
  const list = useInfiniteQuery(unmatchedTransfersQuery(api));
  const [chosen, setChosen] = useState<UnmatchedTransfer | null>(null);
  return (
    <Stack space="m">
      <PagedTable
        list={list}
        noun="havale"
        caption="Eşleşmeyen havaleler"
        rowKey={({ incomingId }) => String(incomingId)}
        columns={columnsWith(setChosen)}
        empty="Eşleşmeyen havale yok"
      />
      {chosen ? <MatchDialog transfer={chosen} onClose={() => setChosen(null)} /> : null}
    </Stack>
  );
}

interface MatchDialogProps {
  readonly transfer: UnmatchedTransfer;
  readonly onClose: () => void;
}

function MatchDialog({ transfer, onClose }: MatchDialogProps) {
  const toast = useToast();
  const match = useMutation(matchTransferMutation(api));
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const send = (orderId: number | null) =>
    match.mutate(
      { incomingId: transfer.incomingId, orderId },
      {
        onSuccess: ({ outcome }) => {
          toast({
            title: orderId === null ? 'Havale iadeye ayrıldı.' : transferOutcomeLabels[outcome],
            tone: 'positive',
          });
          onClose();
        },
      },
    );
  const submit = () => {
    const isNumber = /^[1-9]\d{0,14}$/.test(typed.trim());
    setError(isNumber ? null : 'Sipariş numarasını yazın.');
    if (!isNumber) return false;
    send(Number(typed.trim()));
    return true;
  };
  return (
    <Modal open title="Havaleyi eşleştir" size="small" onClose={onClose}>
      <Form onSubmit={submit} aria-label="Havaleyi eşleştir">
        <Stack space="m">
          <Text>{`${transfer.payerName || 'Bilinmeyen gönderen'}, ${formatMoney(transfer.amount)}: ${transfer.description}`}</Text>
          {match.error ? <Failure error={match.error} /> : null}
          <TextField
            label="Sipariş numarası"
            inputMode="numeric"
            value={typed}
            error={error}
            onChange={(value) => {
              setTyped(value);
              setError(null);
            }}
          />
          <Inline space="s" justify="end">
            <Button variant="outline" tone="critical" loading={match.isPending} onClick={() => send(null)}>
              Gönderene iade et
            </Button>
            <Button type="submit" loading={match.isPending}>
              Eşleştir
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
