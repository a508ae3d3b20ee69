import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['One returns to a place in the list: search results, statements.'],
  whenNot: ['Lists paged by cursor: LoadMore.', 'Steps of a task: Stepper.'],
  do: [
    'Give every page an address: “Sayfa 3” can be sent to a colleague.',
    'Keep the page size when filters change, and go back to page 1.',
  ],
  dont: [
    'No “son sayfa” for 4.000 pages: nobody goes there.',
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
