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
    'Hundreds or thousands of rows are edited: prices, stock, an import.',
    'Cells are edited in place, and copied to and from a spreadsheet.',
  ],
  whenNot: [
    'Rows are compared and not edited: Table.',
    'One record with many fields: Form.',
    'Rows are decided one after the other: QueueList.',
  ],
  do: [
    {
      say: 'Show an error in the cell itself, and keep the typed text.',
      show: example({
        columns: columns({ edit }),
        cellState: ({ id }, column) =>
          id === '2' && column === 'price'
            ? { kind: 'refused', message: '136,95 taban fiyatın altında; en az 141,20 olabilir.' }
            : undefined,
      }),
    },
    'Keep drafts in the screen and show their number below the grid: no cell is saved without notice.',
    'Set the position of every column on a phone (`phone`).',
  ],
  dont: [
    {
      say: 'Make a cell that cannot be edited read only, instead of rejecting the input.',
      show: example({ columns: columns({ edit: { ...edit, allowed: () => false } }) }),
    },
    'Do not sort while the user edits: the row would move away.',
    'At most two pinned columns, so that there is room to scroll.',
  ],
  keyboard: [
    [
      'Tab',
      'moves into the grid, to the controls of a note at the row, and on to what follows: all cells are one tab stop',
    ],
    ['← → ↑ ↓', 'move by one cell; with Ctrl to the edge, with Shift they extend the selected block'],
    ['Home, End, Page Up, Page Down', 'move within the row, by the visible rows; with Ctrl to the corners'],
    ['F2, Enter, a character', 'edit the cell; a character replaces its content'],
    ['Enter, Tab', 'while editing: save and move down, right; with Shift up, left'],
    ['Escape', 'while editing: discard; in a control of a cell: back to the cell'],
    ['Ctrl+C, Ctrl+V', 'copy and paste blocks, also to and from a spreadsheet'],
    ['Ctrl+D', 'copies the value from above'],
    ['Delete', 'clears the block'],
    ['Ctrl+Z', 'undoes the last edit'],
    ['Shift+Space, Ctrl+A', 'select the row, all rows'],
    ['F8', 'moves to the next refused cell'],
  ],
  criteria: [
    'Has the ARIA roles of a grid and the number of all rows, rendered or not [Default, Thousands].',
    'Arrows, Home, End and Page keys move one active cell [Moving].',
    'A typed text is passed on once, after Escape not at all [Writing].',
    'A block is copied, pasted and filled down; read-only cells are skipped and counted [Blocks].',
    'Checkboxes select rows, with Shift a range; `everything` ticks all [Selecting].',
    'A refused cell is `aria-invalid` and shows its message [States].',
    'On a phone rows open a sheet with fields [Phone].',
    'The next page is loaded at the end; after a failure only the user retries [Pages].',
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
