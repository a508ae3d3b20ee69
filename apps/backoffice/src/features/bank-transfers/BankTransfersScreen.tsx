import { Button } from '@havan/ui/Button';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Tabs } from '@havan/ui/Tabs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { AddTransferDialog } from './AddTransferDialog.tsx';
import { BankFile } from './BankFile.tsx';
import { TransferReturns } from './TransferReturns.tsx';
import { UnmatchedTransfers } from './UnmatchedTransfers.tsx';

const tabs = [
  { id: 'file', label: 'Banka dosyası' },
  { id: 'unmatched', label: 'Eşleşmeyenler' },
  { id: 'returns', label: 'İadeler' },
] as const;

/** Renders the bank transfers of buyers: the import of the bank's file, unmatched transfers, and returns. */
export function BankTransfersScreen() {
  const [query] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const tab = tabs.find(({ id }) => id === query.get('sekme'))?.id ?? 'file';
  return (
    <Stack space="l">
      <SectionHeader
        level={1}
        title="Havaleler"
        actions={
          <Button variant="outline" onClick={() => setAdding(true)}>
            Havale gir
          </Button>
        }
      />
      <Tabs
        label="Havale listeleri"
        value={tab}
        tabs={tabs.map(({ id, label }) => ({
          id,
          label,
          href: id === 'file' ? paths.bankTransfers() : `${paths.bankTransfers()}?sekme=${id}`,
        }))}
      />
      {tab === 'file' ? <BankFile /> : null}
      {tab === 'unmatched' ? <UnmatchedTransfers /> : null}
      {tab === 'returns' ? <TransferReturns /> : null}
      {isAdding ? <AddTransferDialog onClose={() => setAdding(false)} /> : null}
    </Stack>
  );
}
