import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { LoadMore } from './LoadMore.tsx';

const example = exampleOf(LoadMore, { shown: 24, hasMore: true, onLoadMore: still });

export const guide = defineGuide({
  when: ['The foot of a list that is paged by cursor: offers, orders, messages.'],
  whenNot: ['One returns to a place in the list: Pagination.', 'The whole list is short: show it.'],
  do: [
    {
      say: 'Say what is listed: “412 ürün içinden 24 tanesi gösteriliyor”.',
      show: example({ total: 412, noun: 'ürün' }),
    },
    'Keep what is there while more is on its way.',
  ],
  dont: [
    'Do not load by itself when the foot comes into sight: the footer is then out of reach.',
    {
      say: 'Do not say a number that is not known: leave `total` out.',
      show: example({ total: 10_000, noun: 'sonuç' }),
    },
  ],
  keyboard: [
    ['Tab', 'reaches the button'],
    ['Enter, Space', 'asks for more; the focus stays on it'],
  ],
  criteria: [
    'How far one has come is announced when it changes.',
    'While loading it ignores presses [Working]; at the end the button is gone [AtTheEnd].',
  ],
  messages: ['Daha fazla göster', 'kayıt', '… içinden … tanesi gösteriliyor', '… gösteriliyor'],
});
