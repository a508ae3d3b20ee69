import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Money } from '../Money/Money.tsx';
import { type Column, Table } from './Table.tsx';

type Offer = { seller: string; price: number; stock: string };
const offers: readonly Offer[] = [
  { seller: 'Akçınar Ecza Deposu', price: 39_850, stock: '1.240' },
  { seller: 'Selvi Ecza Deposu', price: 104_475, stock: '96' },
];
/** Returns the columns of a table, with or without their places on a phone. */
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
  when: ['Rows are compared or worked through: offers, orders, movements.'],
  whenNot: ['Names and values of one thing: DescriptionList.', 'Products to look at: LabelSheet.'],
  do: [
    {
      say: 'Give every column its place on a phone (`phone`): two lines are what one sees, the rest opens.',
      show: example({ columns: columns(true) }),
    },
    'Put figures at the end (`align`), so that digits stand beneath each other.',
  ],
  dont: [
    {
      say: 'Left without its place, every column becomes a row of its own.',
      show: example({ columns: columns(false) }),
    },
    'Do not let it scroll sideways on a phone.',
    'No zebra and no vertical lines: one pale line a row is enough.',
  ],
  keyboard: [
    ['Tab', 'walks headings, boxes and what is in the cells'],
    ['Enter, Space', 'sorts, opens, ticks'],
    ['← →', 'scroll a table with a pinned column'],
  ],
  criteria: [
    'Sorting is told by `aria-sort` [Default].',
    'The head box ticks all and shows “some” [Default].',
    'The rows keep their table roles when they are drawn as labels [Phone].',
    'A long text at the end of a folded row breaks no word of its name [LongEnd].',
    'A row opens its details in the row beneath [Expanded].',
    '10.000 rows draw only those near the window and count all [Windowed]; the first column stays in sight [Pinned].',
  ],
  messages: ['Tümünü seç', '… seç', 'Ayrıntı', '… ayrıntısı', 'Ayrıntıyı göster', 'Ayrıntıyı gizle'],
});
