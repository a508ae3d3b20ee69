import { importCarrierTariffMutation } from '@havan/api-client/queries/backoffice/money/carrier-tariff';
import type { ImportedTariff } from '@havan/contract/backoffice/money/carrier-tariff';
import { distanceLabels } from '@havan/domain/carrier-pricing';
import { carrierOf } from '@havan/domain/carrier';
import { Alert } from '@havan/ui/Alert';
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

const columns: readonly Column<ImportedTariff['rows'][number]>[] = [
  { id: 'line', header: 'Satır', phone: 'detail', cell: ({ line }) => line },
  {
    id: 'carrier',
    header: 'Kargo firması',
    phone: 'lead',
    cell: ({ carrierId }) => carrierOf(carrierId)?.name,
  },
  { id: 'distance', header: 'Mesafe', phone: 'detail', cell: ({ distance }) => distanceLabels[distance] },
  { id: 'desi', header: 'Desi', align: 'end', phone: 'detail', cell: ({ upToDesi }) => upToDesi },
  {
    id: 'from',
    header: 'İlk gün',
    phone: 'detail',
    cell: ({ validFrom }) => <DateText value={validFrom} />,
  },
  {
    id: 'before',
    header: 'Önceki',
    align: 'end',
    phone: 'detail',
    cell: ({ before }) => (before === null ? 'Yok' : <Money value={before} quiet />),
  },
  { id: 'price', header: 'Yeni', align: 'end', phone: 'trail', cell: ({ price }) => <Money value={price} /> },
];

/** Renders the import of a tariff file: a trial run, row by row, then the import. */
export function TariffFile() {
  const toast = useToast();
  const run = useMutation(importCarrierTariffMutation(api));
  const [file, setFile] = useState<{ readonly name: string; readonly text: string } | null>(null);
  const [found, setFound] = useState<ImportedTariff | null>(null);
  const leave = () => {
    setFile(null);
    setFound(null);
  };
  const send = (text: string, isTrial: boolean) =>
    run.mutate(
      { text, isTrial },
      {
        onSuccess: (result) => {
          if (isTrial) return setFound(result);
          leave();
          return toast({ title: `${result.rows.length} fiyat kaydedildi.`, tone: 'positive' });
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
        label="Tarife dosyası (CSV)"
        help="Sütunlar: Kargo firması, Desi, Mesafe, Ücret, İlk gün, Son gün. Önce denenir; siz onaylayana kadar hiçbir şey değişmez."
        accept=".csv,.txt"
        files={file ? [{ id: 'file', name: file.name }] : []}
        onAdd={(files) => void add(files)}
        onRemove={leave}
      />
      {run.error ? <Failure error={run.error} /> : null}
      {found ? <Found found={found} /> : null}
      {file && found && found.rows.length > 0 ? (
        <Inline justify="end">
          <Button loading={run.isPending} onClick={() => send(file.text, false)}>
            {`${found.rows.length} fiyatı kaydet`}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}

function Found({ found: { rows, problems } }: { readonly found: ImportedTariff }) {
  return (
    <Stack space="s">
      {problems.length > 0 ? (
        <Alert kind="warning" title={`${problems.length} satır alınmayacak`}>
          <Stack space="xs">
            {problems.map(({ line, message }) => (
              <Text key={line}>{`${line}. satır: ${message}`}</Text>
            ))}
          </Stack>
        </Alert>
      ) : null}
      <Table
        caption="Dosyadaki fiyatlar"
        rows={rows}
        rowKey={({ line }) => String(line)}
        columns={columns}
        empty={<EmptyState kind="other" size="panel" title="Dosyada alınacak fiyat yok" />}
      />
    </Stack>
  );
}
