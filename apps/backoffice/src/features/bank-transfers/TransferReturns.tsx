import {
  closeReturnMutation,
  transferReturnsQuery,
} from '@havan/api-client/queries/backoffice/money/bank-transfers';
import { downloadTransferReturns } from '@havan/contract/backoffice/money/bank-transfers';
import type { TransferReturn } from '@havan/contract/backoffice/money/bank-transfers';
import {
  type TransferReturnState,
  transferReturnLabels,
  transferReturnStateLabels,
  transferReturnStates,
} from '@havan/domain/bank-transfer';
import { formatIban } from '@havan/domain/iban';
import { formatMoney } from '@havan/domain/money';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Modal } from '@havan/ui/Modal';
import { Money } from '@havan/ui/Money';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FileButton } from '../payouts/FileButton.tsx';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { PagedTable, rowsOf } from '../../shared/PagedTable.tsx';

const columnsWith = (onClose: (row: TransferReturn) => void): Column<TransferReturn>[] => [
  { id: 'at', header: 'Tarih', phone: 'detail', cell: ({ createdAt }) => <DateText value={createdAt} /> },
  {
    id: 'payer',
    header: 'Kime',
    phone: 'lead',
    cell: ({ company, payerName }) =>
      company ? (
        <Link href={paths.company(company.companyId)}>{company.name}</Link>
      ) : (
        payerName || 'Bilinmiyor'
      ),
  },
  { id: 'reason', header: 'Neden', phone: 'lead', cell: ({ reason }) => transferReturnLabels[reason] },
  { id: 'orders', header: 'Sipariş', phone: 'detail', cell: ({ orderIds }) => orderIds.join(', ') },
  { id: 'iban', header: 'IBAN', phone: 'detail', cell: ({ iban }) => formatIban(iban) },
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
    cell: (row) =>
      row.state === 'open' ? (
        <Button size="small" variant="outline" onClick={() => onClose(row)}>
          Tamamla
        </Button>
      ) : null,
  },
];

/** Renders the transfers that are returned to their senders. */
export function TransferReturns() {
  const [state, setState] = useState<TransferReturnState>('open');
  const list = useInfiniteQuery(transferReturnsQuery(api, state));
  const [chosen, setChosen] = useState<TransferReturn | null>(null);
  const rows = rowsOf(list);
  return (
    <Stack space="m">
      <Select
        label="Durum"
        options={transferReturnStates.map((value) => ({ value, label: transferReturnStateLabels[value] }))}
        value={state}
        onChange={(value) => setState(transferReturnStates.find((known) => known === value) ?? 'open')}
      />
      {state === 'open' && rows.some(({ iban }) => iban !== '') ? (
        <div>
          <FileButton
            call={downloadTransferReturns}
            request={{}}
            name="havale-iadeleri.csv"
            label="Banka dosyasını indir"
          />
        </div>
      ) : null}
      <PagedTable
        list={list}
        noun="iade"
        caption="Havale iadeleri"
        rowKey={({ returnId }) => returnId}
        columns={columnsWith(setChosen)}
        empty="Bu durumda iade yok"
      />
      {chosen ? <ReturnDialog row={chosen} onClose={() => setChosen(null)} /> : null}
    </Stack>
  );
}

interface ReturnDialogProps {
  readonly row: TransferReturn;
  readonly onClose: () => void;
}

function ReturnDialog({ row, onClose }: ReturnDialogProps) {
  const toast = useToast();
  const close = useMutation(closeReturnMutation(api));
  const [iban, setIban] = useState(row.iban);
  const send = (how: 'iban' | 'wallet') =>
    close.mutate(
      { returnId: row.returnId, how, ...(how === 'iban' && { iban }) },
      {
        onSuccess: () => {
          toast({ title: 'İade tamamlandı.', tone: 'positive' });
          onClose();
        },
      },
    );
  return (
    <Modal open title="Havale iadesi" size="small" onClose={onClose}>
      <Form onSubmit={() => send('iban')} aria-label="Havale iadesi">
        <Stack space="m">
          <Text>{`${row.company?.name ?? (row.payerName || 'Bilinmeyen gönderen')}: ${formatMoney(row.amount)}. ${transferReturnLabels[row.reason]}.`}</Text>
          {close.error ? <Failure error={close.error} /> : null}
          <TextField
            label="Gönderenin IBAN’ı"
            help="Parayı bankadan gönderdikten sonra tamamlayın."
            value={iban}
            onChange={setIban}
          />
          <Inline space="s" justify="end">
            {row.company?.hasWallet ? (
              <Button variant="outline" loading={close.isPending} onClick={() => send('wallet')}>
                Cüzdana aktar
              </Button>
            ) : null}
            <Button type="submit" loading={close.isPending}>
              IBAN’a gönderildi
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
