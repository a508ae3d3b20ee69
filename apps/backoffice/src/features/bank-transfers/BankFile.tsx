import { importBankFileMutation } from '@havan/api-client/queries/backoffice/money/bank-transfers';
import type { ImportedBankFile, ImportedTransfer } from '@havan/contract/backoffice/money/bank-transfers';
import { transferOutcomeLabels } from '@havan/domain/bank-transfer';
import { Alert } from '@havan/ui/Alert';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { FileDrop } from '@havan/ui/FileDrop';
import { Inline } from '@havan/ui/Inline';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { textOfFile } from '../../shared/text-of-file.ts';

const columns: readonly Column<ImportedTransfer>[] = [
  { id: 'line', header: 'Satır', phone: 'detail', cell: ({ line }) => line },
  { id: 'day', header: 'Tarih', phone: 'detail', cell: ({ bookedOn }) => <DateText value={bookedOn} /> },
  { id: 'payer', header: 'Gönderen', phone: 'lead', cell: ({ payerName }) => payerName || 'Bilinmiyor' },
  { id: 'text', header: 'Açıklama', phone: 'lead', cell: ({ description }) => description },
  {
    id: 'orders',
    header: 'Sipariş',
    phone: 'detail',
    cell: ({ orderIds }) => (orderIds.length === 0 ? '' : orderIds.join(', ')),
  },
  {
    id: 'amount',
    header: 'Tutar',
    align: 'end',
    phone: 'trail',
    cell: ({ amount }) => <Money value={amount} />,
  },
  {
    id: 'outcome',
    header: 'Sonuç',
    phone: 'detail',
    cell: ({ outcome }) => (
      <Badge tone={outcome === 'paid' ? 'positive' : outcome === 'known' ? 'neutral' : 'attention'}>
        {transferOutcomeLabels[outcome]}
      </Badge>
    ),
  },
];

/** Renders the import of a bank file: a trial run, line by line, then the import. */
export function BankFile() {
  const toast = useToast();
  const run = useMutation(importBankFileMutation(api));
  const [file, setFile] = useState<{ readonly name: string; readonly text: string } | null>(null);
  const [found, setFound] = useState<(ImportedBankFile & { readonly isTrial: boolean }) | null>(null);
  const send = (text: string, isTrial: boolean) =>
    run.mutate(
      { text, isTrial },
      {
        onSuccess: (result) => {
          setFound({ ...result, isTrial });
          if (!isTrial) toast({ title: 'Dosya işlendi.', tone: 'positive' });
        },
      },
    );
  const add = async ([given]: File[]) => {
    if (!given) return;
    const text = textOfFile(await given.arrayBuffer());
    setFile({ name: given.name, text });
    setFound(null);
    send(text, true);
  };
  return (
    <Stack space="m">
      <FileDrop
        label="Banka hesap hareketleri (MT940 ya da CSV)"
        help="Önce denenir; siz onaylayana kadar hiçbir şey değişmez."
        accept=".txt,.sta,.mt940,.940,.csv"
        files={file ? [{ id: 'file', name: file.name }] : []}
        onAdd={(files) => void add(files)}
        onRemove={() => {
          setFile(null);
          setFound(null);
        }}
      />
      {run.error ? <Failure error={run.error} /> : null}
      {found ? <Found found={found} /> : null}
      {file && found?.isTrial && found.rows.length > 0 ? (
        <Inline justify="end">
          <Button loading={run.isPending} onClick={() => send(file.text, false)}>
            {`${found.rows.length} hareketi işle`}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}

function Found({ found }: { readonly found: ImportedBankFile & { readonly isTrial: boolean } }) {
  const { rows, outgoing, problems, isTrial } = found;
  return (
    <Stack space="s">
      {problems.length > 0 ? (
        <Alert kind="warning" title="Okunamayan satırlar">
          {problems.map(({ line, message }) => `${line}. satır: ${message}`).join(' ')}
        </Alert>
      ) : null}
      <Text tone="soft">
        {`${isTrial ? 'Deneme' : 'İşlendi'}: ${rows.length} gelen hareket${outgoing > 0 ? `, ${outgoing} giden hareket atlandı` : ''}.`}
      </Text>
      <Table
        caption="Dosyadaki hareketler"
        rows={rows}
        rowKey={({ line }) => String(line)}
        columns={columns}
        empty={<EmptyState kind="other" size="panel" title="Dosyada gelen hareket yok" />}
      />
    </Stack>
  );
}
