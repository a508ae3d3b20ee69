import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Pagination } from './Pagination.tsx';

const example = exampleOf(Pagination, { hrefFor: (page: number) => `#sayfa-${page}` });

export const guide = defineGuide({
  when: ['One returns to a place in the list: search results, statements.'],
  whenNot: ['Lists paged by cursor: LoadMore.', 'Steps of a task: Stepper.'],
  do: [
    {
      say: 'Give every page an address: “Sayfa 3” can be sent to a colleague.',
      show: example({ page: 3, pageCount: 7 }),
    },
    'Keep the page size when filters change, and go back to page 1.',
  ],
  dont: [
    {
      say: 'No “son sayfa” for 4.000 pages: nobody goes there.',
      show: example({ page: 3, pageCount: 4000 }),
    },
    'Do not jump to the head of the window when it stands at the head already.',
  ],
  keyboard: [
    ['Tab', 'walks the pages'],
    ['Enter', 'opens one'],
  ],
  criteria: [
    'A `nav` with a name; the page one is on has `aria-current` [Default].',
    'At the ends the arrow is gone, not dead [First].',
  ],
  messages: ['Sayfalar', 'Önceki', 'Sonraki'],
});
