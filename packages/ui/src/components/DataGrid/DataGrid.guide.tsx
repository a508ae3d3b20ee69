import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { DataGrid, type GridColumn } from './DataGrid.tsx';

type Stock = { id: string; name: string; stock: string; price: string };
const stocks: readonly Stock[] = [
  { id: '1', name: 'Nurevit Magnezyum 90 Kapsül', stock: '46', price: '398,50' },
  { id: '2', name: 'Oktaliv Probiyotik 20 Saşe', stock: '36', price: '136,95' },
];
const columns = (price: Partial<GridColumn<Stock>>): GridColumn<Stock>[] => [
  { id: 'name', header: 'Ürün', cell: ({ name }) => name, phone: 'lead' },
  { id: 'stock', header: 'Stok', align: 'end', width: 80, cell: ({ stock }) => stock },
  {
    id: 'price',
    header: 'Fiyat',
    align: 'end',
    width: 96,
    phone: 'trail',
    cell: ({ price: text }) => text,
    ...price,
  },
];
const example = exampleOf(DataGrid<Stock>, {
  label: 'Stok',
  rows: stocks,
  rowKey: ({ id }: Stock) => id,
  rowLabel: ({ name }: Stock) => name,
  onEdit: still,
});
const edit = { text: ({ price }: Stock) => price };

export const guide = defineGuide({
  when: [
    'Hundreds or thousands of rows are worked on: prices, stock, an import.',
    'Cells are written in place, copied from a spreadsheet and back.',
  ],
  whenNot: [
    'Rows are read and compared, nothing is written: Table.',
    'One thing with many fields: Form.',
    'Rows are decided one after the other: QueueList.',
  ],
  do: [
    {
      say: 'Say what is wrong in the cell itself, and keep what was typed there.',
      show: example({
        columns: columns({ edit }),
        cellState: ({ id }, column) =>
          id === '2' && column === 'price'
            ? { kind: 'refused', message: '136,95 taban fiyatın altında; en az 141,20 olabilir.' }
            : undefined,
      }),
    },
    'Keep drafts in the screen and say beneath the grid how many there are: nothing is saved cell by cell in silence.',
    'Give every column its place on a phone (`phone`).',
  ],
  dont: [
    {
      say: 'Do not write numbers that have no place: a cell that cannot be written is read only, not a field that refuses.',
      show: example({ columns: columns({ edit: { ...edit, allowed: () => false } }) }),
    },
    'Do not sort again while somebody writes: the row would go away from under the hand.',
    'No more than two pinned columns: nothing would be left to scroll.',
  ],
  keyboard: [
    ['Tab', 'goes in, and on to what follows the grid: all cells are one stop'],
    ['← → ↑ ↓', 'move by one cell; with Ctrl to the edge, with Shift a block is chosen'],
    ['Home, End, Page Up, Page Down', 'move in the row, by what is in sight; with Ctrl to the corners'],
    ['F2, Enter, a letter', 'write the cell; a letter replaces what stands there'],
    ['Enter, Tab', 'while writing: keep it and go down, to the right; with Shift up, to the left'],
    ['Escape', 'while writing: leave everything as it was; in a button of a cell: back to the cell'],
    ['Ctrl+C, Ctrl+V', 'copy and paste blocks, also from and to a spreadsheet'],
    ['Ctrl+D', 'takes the value from above'],
    ['Delete', 'empties the block'],
    ['Ctrl+Z', 'takes the last edit back'],
    ['Shift+Space, Ctrl+A', 'tick the row, all rows'],
    ['F8', 'goes to the next refused cell'],
  ],
  criteria: [
    'Has the roles of a grid and counts its rows, drawn or not [Default, Thousands].',
    'Arrows, Home, End and Page keys move one active cell [Moving].',
    'What was typed is handed on once, with Escape not at all [Writing].',
    'A block is copied, pasted and filled down; read-only cells are passed by and counted [Blocks].',
    'Boxes tick, with Shift as a range; `everything` ticks all [Selecting].',
    'A refused cell is `aria-invalid` and says its sentence [States].',
    'On a phone rows open a sheet with fields [Phone].',
    'The next page is asked for at the end; after a failure a person asks [Pages].',
  ],
  messages: [
    'Tümünü seç',
    '… seç',
    'değiştirildi, kaydedilmedi',
    'kaydedilmedi',
    'kararınızı bekliyor',
    'kaydediliyor',
    '… hücre yazıldı',
    '…, … hücre değiştirilemez',
    'Devamını getir',
    'Yeniden dene',
  ],
});
