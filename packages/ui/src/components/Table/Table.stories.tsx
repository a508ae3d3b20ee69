import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Money } from '../Money/Money.tsx';
import { Shimmer } from '../Shimmer/Shimmer.tsx';
import { type Column, type Sort, Table, type TableProps } from './Table.tsx';
import { guide } from './Table.guide.tsx';

type Order = { no: string; buyer: string; total: number };

const orders: Order[] = [
  { no: 'HV-604182', buyer: 'Ballıca Eczanesi', total: 231_840 },
  { no: 'HV-604177', buyer: 'Yelkovan Eczanesi', total: 79_700 },
  { no: 'HV-604171', buyer: 'Çamlıbel Eczanesi', total: 496_275 },
];

const columns: Column<Order>[] = [
  { id: 'no', header: 'Sipariş', phone: 'lead', cell: (order) => <strong>{order.no}</strong> },
  { id: 'buyer', header: 'Alıcı', phone: 'lead', cell: (order) => order.buyer },
  {
    id: 'total',
    header: 'Tutar',
    align: 'end',
    sortable: true,
    phone: 'trail',
    cell: (order) => <Money value={order.total} size="standard" />,
  },
];

function OrderTable(props: Partial<TableProps<Order>>) {
  const [sort, setSort] = useState<Sort>({ columnId: 'total', direction: 'descending' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const rows = (props.rows ?? orders).toSorted((a, b) =>
    sort.direction === 'ascending' ? a.total - b.total : b.total - a.total,
  );
  return (
    <Table
      caption="Siparişler"
      columns={columns}
      rowKey={(order) => order.no}
      sort={sort}
      onSortChange={setSort}
      selection={{ selected, onChange: setSelected, rowLabel: (order) => order.no }}
      expansion={{
        open,
        onToggle: (key) => setOpen(open.has(key) ? new Set() : new Set([key])),
        rowLabel: (order) => order.no,
        render: (order) => <p>{order.buyer} satırları</p>,
      }}
      {...props}
      rows={rows}
    />
  );
}

const meta = {
  title: 'Components/Data/Table',
  component: Table as typeof OrderTable,
  render: (args) => <OrderTable {...args} />,
  parameters: {
    guide,
  },
} satisfies Meta<typeof OrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Tutar' });
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Tutar' }));
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'HV-604182 seç' }));
    await expect(canvas.getByRole('checkbox', { name: 'Tümünü seç' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tümünü seç' }));
    await expect(canvas.getByRole('checkbox', { name: 'HV-604171 seç' })).toBeChecked();
  },
};

export const Expanded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'HV-604177 ayrıntısı' }));
    await expect(canvas.getByText('Yelkovan Eczanesi satırları')).toBeVisible();
  },
};

/** Shown at phone width only on its own page, not on the page of the component. */
export const Phone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: { phoneRows: 'tap' },
};

/** A long text at the end of a folded row wraps, and no word of the name is broken. */
export const LongEnd: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: [
      { id: 'buyer', header: 'Alıcı', phone: 'lead', cell: (order) => <strong>{order.buyer}</strong> },
      {
        id: 'total',
        header: 'Tutar',
        align: 'end',
        phone: 'trail',
        cell: () => <span>İndirimden önceki 30 günün en düşük fiyatı ile karşılaştırılan tutar</span>,
      },
    ],
  },
  play: async ({ canvas }) => {
    const [text] = canvas.getByText('Yelkovan Eczanesi').childNodes;
    const linesOf = (from: number, to: number) => {
      const word = document.createRange();
      word.setStart(text!, from);
      word.setEnd(text!, to);
      return new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    await expect([linesOf(0, 8), linesOf(9, 17)]).toEqual([1, 1]);
  },
};

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState kind="other" size="panel" title="Bu filtreyle sipariş yok" /> },
};
export const Working: Story = { args: { loading: <Shimmer kind="rows" count={3} /> } };
export const Tones: Story = {
  args: {
    rowTone: (order) =>
      order.no === 'HV-604177' ? 'recommended' : order.no === 'HV-604171' ? 'attention' : undefined,
    onSortChange: fn(),
  },
};

const thousands: Order[] = Array.from({ length: 10_000 }, (_, index) => ({
  no: `HV-${700_000 + index}`,
  buyer: `Eczane ${index + 1}`,
  total: ((index * 7919) % 900_000) + 1000,
}));

/** Ten thousand rows, of which about forty are in the DOM. */
export const Windowed: Story = {
  tags: ['!autodocs'],
  args: { rows: thousands, windowed: 53, stickyHeader: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
  },
};

export const Pinned: Story = {
  args: {
    columns: [
      { ...columns[0], pinned: true } as Column<Order>,
      ...Array.from(
        { length: 8 },
        (_, index): Column<Order> => ({
          id: `m${index}`,
          header: `${index + 1}. ay`,
          width: 200,
          align: 'end',
          cell: (order) => <Money value={order.total} />,
        }),
      ),
    ],
  },
};
