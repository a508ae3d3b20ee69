import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { LoadMore } from './LoadMore.tsx';

const example = exampleOf(LoadMore, { shown: 24, hasMore: true, onLoadMore: still });

export const guide = defineGuide({
  when: ['The end of a cursor-paged list: offers, orders, messages.'],
  whenNot: ['A list in which users return to a position: Pagination.', 'A short list: show all of it.'],
  do: [
    {
      say: 'Name the listed items: “412 ürün içinden 24 tanesi gösteriliyor”.',
      show: example({ total: 412, noun: 'ürün' }),
    },
    'Keep the loaded items while more are loading.',
  ],
  dont: [
    'Do not load automatically at the end of the list: the footer could not be reached.',
    {
      say: 'Do not show an unknown total: omit `total`.',
      show: example({ total: 10_000, noun: 'sonuç' }),
    },
  ],
  keyboard: [
    ['Tab', 'moves to the button'],
    ['Enter, Space', 'loads more; the focus stays on the button'],
  ],
  criteria: [
    'A change of the number of loaded items is announced.',
    'While loading it ignores presses [Working]; at the end there is no button [AtTheEnd].',
  ],
  messages: ['Daha fazla göster', 'kayıt', '… içinden … tanesi gösteriliyor', '… gösteriliyor'],
});
