import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Shimmer } from '../Shimmer/Shimmer.tsx';
import {
  DataGrid,
  type DataGridProps,
  type GridColumn,
  type GridEdit,
  type GridSelection,
  type GridSort,
} from './DataGrid.tsx';
import { guide } from './DataGrid.guide.tsx';

type Item = { id: string; name: string; shelf: string; stock: string; price: string; days: string };

const names = [
  'Nurevit Magnezyum 90 Kapsül',
  'Oktaliv Probiyotik 20 Saşe',
  'Elvarin Güneş Kremi 50 ml',
  'Minyo Pişik Kremi 100 g',
];
const itemsOf = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `u${index + 1}`,
    name: `${names[index % names.length]} ${index + 1}`,
    shelf: `A-${String((index % 40) + 1).padStart(2, '0')}`,
    stock: String((index * 7) % 90),
    price: `${100 + index},50`,
    days: String((index * 11) % 60),
  }));

const columns: GridColumn<Item>[] = [
  {
    id: 'name',
    header: 'Ürün',
    cell: ({ name }) => name,
    text: ({ name }) => name,
    phone: 'lead',
    sortable: true,
  },
  { id: 'shelf', header: 'Raf', width: 88, cell: ({ shelf }) => shelf, edit: { text: ({ shelf }) => shelf } },
  {
    id: 'stock',
    header: 'Stok',
    width: 88,
    align: 'end',
    cell: ({ stock }) => stock,
    edit: { text: ({ stock }) => stock, inputMode: 'numeric' },
  },
  {
    id: 'price',
    header: 'Fiyat',
    width: 112,
    align: 'end',
    phone: 'trail',
    sortable: true,
    cell: ({ price }) => price,
    edit: {
      text: ({ price }) => price,
      inputMode: 'decimal',
      hint: (_, text) => (text.startsWith('=') ? `${text} hesaplanır` : null),
    },
  },
  { id: 'days', header: 'Son 30 gün', width: 112, align: 'end', cell: ({ days }) => `${days} gün yeter` },
];

type Example = Partial<DataGridProps<Item>> & { onTicked?: (count: number) => void };

/** Stores the edits, as a screen does. */
function ItemGrid({ rows: given = itemsOf(6), onTicked, onEdit, selection, ...props }: Example) {
  const [rows, setRows] = useState(given);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<GridSort>({ columnId: 'name', direction: 'ascending' });
  const own: GridSelection = {
    selected,
    onChange: (next) => {
      setSelected(next);
      onTicked?.(next.size);
    },
  };
  const take = (edits: readonly GridEdit[]) => {
    onEdit?.(edits);
    setRows((was) =>
      was.map((row) => ({
        ...row,
        ...Object.fromEntries(
          edits.filter(({ key }) => key === row.id).map(({ columnId, text }) => [columnId, text]),
        ),
      })),
    );
  };
  return (
    <DataGrid
      label="Ürünler"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      sort={sort}
      onSortChange={setSort}
      selection={selection ?? own}
      onEdit={take}
      {...props}
    />
  );
}

const meta = {
  title: 'Components/Data/DataGrid',
  component: DataGrid as typeof ItemGrid,
  render: (args) => <ItemGrid {...args} />,
  args: { onEdit: fn(), onTicked: fn() },
  parameters: { guide },
} satisfies Meta<typeof ItemGrid>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cellOf = (canvas: Canvas, row: number, column: number) => {
  const cell = canvas
    .getByRole('grid')
    .querySelector<HTMLElement>(`[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 1}"]`);
  if (!cell) throw new Error(`No cell ${row}:${column}`);
  return cell;
};

const clipboard = (type: 'copy' | 'paste', text = '') => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }),
  );
  return clipboardData;
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Ürünler' });
    await expect(grid).toHaveAttribute('aria-rowcount', '7');
    await expect(grid).toHaveAttribute('aria-colcount', '6');
    await userEvent.click(canvas.getByRole('button', { name: 'Fiyat' }));
    await expect(canvas.getByRole('columnheader', { name: 'Fiyat' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const Moving: Story = {
  args: { rows: itemsOf(200) },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
    await userEvent.click(cellOf(canvas, 0, 1));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(cellOf(canvas, 1, 2)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cellOf(canvas, 1, 5)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(cellOf(canvas, 199, 5)).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(Number(placeOf(document.activeElement))).toBeLessThan(199));
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Ürün' })).toHaveFocus();
    // All cells are one tab stop.
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

const placeOf = (element: Element | null) => element?.getAttribute('data-cell')?.split(':')[0];

export const Writing: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('grid');
    await userEvent.click(cellOf(canvas, 0, 4));
    await userEvent.keyboard('98,90{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([{ key: 'u1', columnId: 'price', text: '98,90' }]);
    await expect(cellOf(canvas, 1, 4)).toHaveFocus();
    await userEvent.keyboard('{F2}0{Escape}');
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    await expect(cellOf(canvas, 1, 4)).toHaveTextContent('101,50');
    await userEvent.keyboard('=5');
    await expect(canvas.getByText('=5 hesaplanır')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([{ key: 'u2', columnId: 'price', text: '=5' }]);
    // The next editable cell is in the next row.
    await expect(cellOf(canvas, 2, 2)).toHaveFocus();
    // A click elsewhere saves the typed text.
    await userEvent.keyboard('B-07');
    await userEvent.click(cellOf(canvas, 4, 3));
    await expect(args.onEdit).toHaveBeenLastCalledWith([{ key: 'u3', columnId: 'shelf', text: 'B-07' }]);
    await expect(args.onEdit).toHaveBeenCalledTimes(3);
  },
};

export const Blocks: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('grid');
    await userEvent.click(cellOf(canvas, 0, 3));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(clipboard('copy').getData('text/plain')).toBe('0\t100,50\n7\t101,50');
    await userEvent.click(cellOf(canvas, 2, 4));
    clipboard('paste', '1,10\tx\r\n2,20\ty\r\n');
    await expect(args.onEdit).toHaveBeenLastCalledWith([
      { key: 'u3', columnId: 'price', text: '1,10' },
      { key: 'u4', columnId: 'price', text: '2,20' },
    ]);
    await expect(canvas.getByText('2 hücre yazıldı, 2 hücre değiştirilemez')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Control>}d{/Control}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([{ key: 'u5', columnId: 'price', text: '2,20' }]);
  },
};

export const Selecting: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('grid');
    const [first, , third] = canvas.getAllByRole('checkbox', { name: /seç$/ }).slice(1);
    const user = userEvent.setup();
    await user.click(first as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(third as HTMLElement);
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(args.onTicked).toHaveBeenLastCalledWith(3));
    await userEvent.click(cellOf(canvas, 4, 2));
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(args.onTicked).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('checkbox', { name: 'Tümünü seç' })).toBePartiallyChecked();
  },
};

/** Ten thousand rows, of which about thirty are in the DOM. */
export const Thousands: Story = {
  tags: ['!autodocs'],
  args: { rows: itemsOf(10_000), selection: { selected: new Set(), onChange: fn(), everything: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await expect(canvas.getAllByRole('checkbox', { checked: true }).length).toBeGreaterThan(5);
  },
};

/** Every state of a cell and a row. */
export const States: Story = {
  args: {
    cellState: ({ id }, column) => {
      if (id === 'u1' && column === 'price') return { kind: 'changed' };
      if (id === 'u2' && column === 'price')
        return { kind: 'refused', message: '101,50 taban fiyatın altında; en az 108,00 olabilir.' };
      if (id === 'u3' && column === 'stock')
        return { kind: 'asked', message: 'Siz yazarken 3 adet satıldı.' };
      return id === 'u4' && column === 'shelf' ? { kind: 'saving' } : undefined;
    },
    rowTone: ({ id }) => (id === 'u2' ? 'critical' : undefined),
    rowNote: ({ id }) =>
      id === 'u3'
        ? {
            tone: 'attention',
            content: (
              <>
                Siz yazarken 3 adet satıldı.
                <Button size="small" variant="outline">
                  14 olsun
                </Button>
              </>
            ),
          }
        : undefined,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
    const refused = cellOf(canvas, 1, 4);
    await expect(refused).toHaveAttribute('aria-invalid', 'true');
    await expect(refused).toHaveTextContent('en az 108,00 olabilir');
    await userEvent.click(cellOf(canvas, 4, 2));
    await userEvent.keyboard('{F8}');
    await expect(refused).toHaveFocus();
    await userEvent.click(cellOf(canvas, 2, 2));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '14 olsun' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(cellOf(canvas, 2, 2)).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState kind="other" size="panel" title="Bu filtreyle ürün yok" /> },
};
export const Working: Story = { args: { loading: <Shimmer kind="rows" count={4} /> } };

const load = fn();
export const Pages: Story = {
  args: { total: 40, more: { hasMore: true, loading: false, error: 'Devamı gelmedi.', onLoad: load } },
  play: async ({ canvas }) => {
    load.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Yeniden dene' }));
    await expect(load).toHaveBeenCalledOnce();
  },
};

/** Wider than its container: the checkboxes and the first column stay in view. */
export const Pinned: Story = {
  decorators: [(Story) => <div style={{ width: 780 }}>{Story()}</div>],
  args: {
    columns: [
      { ...columns[0], width: 260 } as GridColumn<Item>,
      ...Array.from(
        { length: 8 },
        (_, index): GridColumn<Item> => ({
          id: `m${index}`,
          header: `${index + 1}. ay`,
          width: 120,
          cell: ({ days }) => days,
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    const name = cellOf(canvas, 0, 1);
    const before = name.getBoundingClientRect().left;
    await userEvent.click(cellOf(canvas, 0, 2));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(grid.parentElement?.scrollLeft).toBeGreaterThan(100));
    await expect(Math.round(name.getBoundingClientRect().left - before)).toBe(0);
    // A cell that is reached backwards is not hidden below the pinned columns.
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    const reached = cellOf(canvas, 0, 2).getBoundingClientRect();
    await expect(Math.round(reached.left)).toBeGreaterThanOrEqual(
      Math.round(name.getBoundingClientRect().right),
    );
  },
};

/** Shown at phone width only on its own page, not on the page of the component. */
export const Phone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const row = await canvas.findByRole('button', { name: /Kapsül 1/ });
    await userEvent.click(row);
    await screen.findByRole('dialog', { name: /Kapsül 1/ });
    const price = screen.getByRole('textbox', { name: 'Fiyat' });
    await userEvent.clear(price);
    await userEvent.type(price, '95,00');
    await userEvent.tab();
    await expect(args.onEdit).toHaveBeenLastCalledWith([{ key: 'u1', columnId: 'price', text: '95,00' }]);
  },
};
