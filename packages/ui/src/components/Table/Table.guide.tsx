import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Money } from '../Money/Money.tsx';
import { type Column, Table } from './Table.tsx';

type Offer = { seller: string; price: number; stock: string };
const offers: readonly Offer[] = [
  { seller: 'Akçınar Ecza Deposu', price: 39_850, stock: '1.240' },
  { seller: 'Selvi Ecza Deposu', price: 104_475, stock: '96' },
];
/** Returns the columns of a table, with or without their positions on a phone. */
const columns = (placed: boolean): Column<Offer>[] => [
  { id: 'seller', header: 'Satıcı', phone: placed ? 'lead' : 'detail', cell: ({ seller }) => seller },
  {
    id: 'price',
    header: 'Fiyat',
    align: 'end',
    phone: placed ? 'trail' : 'detail',
    cell: ({ price }) => <Money value={price} />,
  },
  { id: 'stock', header: 'Stok', align: 'end', cell: ({ stock }) => stock },
];
const example = exampleOf(Table<Offer>, {
  caption: 'Teklifler',
  rows: offers,
  rowKey: ({ seller }: Offer) => seller,
});

export const guide = defineGuide({
  when: ['Rows to compare or to process: offers, orders, transactions.'],
  whenNot: ['Terms and values of one record: DescriptionList.', 'A list of products: LabelSheet.'],
  do: [
    {
      say: 'Set the position of every column on a phone (`phone`): two lines are visible, the rest opens.',
      show: example({ columns: columns(true) }),
    },
    'Align numbers at the end (`align`), so that their digits are below each other.',
  ],
  dont: [
    {
      say: 'Without `phone` every column becomes a row of its own.',
      show: example({ columns: columns(false) }),
    },
    'Do not scroll sideways on a phone.',
    'No zebra stripes and no vertical lines: one pale line a row is enough.',
  ],
  keyboard: [
    ['Tab', 'moves through headings, checkboxes and the content of cells'],
    ['Enter, Space', 'sorts, expands, selects'],
    ['← →', 'scroll a table with a pinned column'],
  ],
  criteria: [
    'The sort order is exposed by `aria-sort` [Default].',
    'The checkbox in the header selects all rows and is `indeterminate` for some [Default].',
    'Folded rows keep their table roles [Phone].',
    'A long text at the end of a folded row breaks no word of its name [LongEnd].',
    'Details open in a row below [Expanded].',
    'Of 10.000 rows only those near the viewport are rendered, and all are counted [Windowed]; the first column stays in view [Pinned].',
  ],
  messages: ['Tümünü seç', '… seç', 'Ayrıntı', '… ayrıntısı', 'Ayrıntıyı göster', 'Ayrıntıyı gizle'],
});
