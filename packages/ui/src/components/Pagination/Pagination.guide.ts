import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Pagination } from './Pagination.tsx';

const example = exampleOf(Pagination, { hrefFor: (page: number) => `#sayfa-${page}` });

export const guide = defineGuide({
  when: ['A list in which users return to a page: search results, statements.'],
  whenNot: ['Cursor-paged lists: LoadMore.', 'Steps of a task: Stepper.'],
  do: [
    {
      say: 'Give every page a URL: “Sayfa 3” can be sent to a colleague.',
      show: example({ page: 3, pageCount: 7 }),
    },
    'Keep the page size when filters change, and return to page 1.',
  ],
  dont: [
    {
      say: 'No “son sayfa” for 4.000 pages.',
      show: example({ page: 3, pageCount: 4000 }),
    },
    'Do not scroll to the top of the window when it is there already.',
  ],
  keyboard: [
    ['Tab', 'moves through the pages'],
    ['Enter', 'opens a page'],
  ],
  criteria: [
    'A `nav` with a name; the current page has `aria-current` [Default].',
    'At the ends the arrow is not a link [First].',
  ],
  messages: ['Sayfalar', 'Önceki', 'Sonraki'],
});
