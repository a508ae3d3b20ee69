import { expiryLabel } from '@havan/domain/expiry';
import { Button } from '@havan/ui/Button';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useMemo } from 'react';
import type { ShelfRow } from './picking-lines.ts';
import { pickingTexts } from './picking-texts.ts';

interface ShelfTableProps {
  readonly rows: readonly ShelfRow[];
  /** Counts the rest of a row by hand, for goods whose code does not scan. */
  readonly onCount: (row: ShelfRow) => void;
}

const columnsOf = (onCount: ShelfTableProps['onCount']): Column<ShelfRow>[] => [
  {
    id: 'shelf',
    header: pickingTexts.shelf,
    width: 80,
    phone: 'lead',
    cell: ({ shelf }) =>
      shelf === '' ? <Text tone="soft">{pickingTexts.noShelf}</Text> : <Text weight="strong">{shelf}</Text>,
  },
  {
    id: 'product',
    header: pickingTexts.product,
    phone: 'lead',
    cell: ({ productName, barcode }) => (
      <Stack space="none">
        <Text weight="strong">{productName}</Text>
        <Text tone="soft">{barcode}</Text>
      </Stack>
    ),
  },
  {
    id: 'expiry',
    header: pickingTexts.expiry,
    width: 128,
    phone: 'detail',
    cell: ({ expiration }) => expiryLabel(expiration),
  },
  {
    id: 'units',
    header: pickingTexts.units,
    width: 96,
    align: 'end',
    phone: 'trail',
    cell: ({ picked, units }) => (
      <Text weight="strong" tone={picked >= units ? 'positive' : 'main'}>
        {pickingTexts.open(picked, units)}
      </Text>
    ),
  },
  {
    id: 'hand',
    header: pickingTexts.byHand,
    hideHeader: true,
    width: 112,
    align: 'end',
    phone: 'action',
    cell: (row) =>
      row.picked >= row.units ? null : (
        <Button
          variant="quiet"
          size="small"
          aria-label={pickingTexts.byHandOf(row.productName)}
          onClick={() => onCount(row)}
        >
          {pickingTexts.byHand}
        </Button>
      ),
  },
];

/** Renders the boxes to fetch, shelf by shelf; a complete row is highlighted. */
export function ShelfTable({ rows, onCount }: ShelfTableProps) {
  const columns = useMemo(() => columnsOf(onCount), [onCount]);
  return (
    <Table
      caption={pickingTexts.list}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      rowTone={({ picked, units }) => (picked >= units ? 'recommended' : undefined)}
      stickyHeader
    />
  );
}
