import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { QueueList } from './QueueList.tsx';

const items = ['Iğdır Kayısı Eczanesi', 'Mavi Kapı Medikal'];
const example = exampleOf(QueueList<string>, {
  label: 'Başvurular',
  items,
  itemKey: (item: string) => item,
  onChange: still,
});

export const guide = defineGuide({
  when: ['Somebody decides many things of one kind in a row: applications, reports, returns.'],
  whenNot: ['Rows are compared with each other: Table.', 'Cells are written: DataGrid.'],
  do: [
    {
      say: 'The oldest first, with how long it has waited.',
      show: example({
        value: items[0] ?? null,
        summary: (item) => `${item} · 1 gün`,
        children: 'Vergi no tutuyor',
      }),
    },
    'Open the next one by itself as soon as one is decided.',
  ],
  dont: [
    {
      say: 'No list of bare numbers: one has to see what waits.',
      show: example({ value: items[0] ?? null, summary: (item) => `#${item.length}`, children: 'Başvuru' }),
    },
    'Do not give a letter to what cannot be taken back without asking.',
  ],
  keyboard: [
    ['j, k', 'open the next and the one before'],
    ['Enter', 'opens one; on the open one goes into it'],
    ['a, r, …', 'what the screen gives them, while nobody is writing'],
  ],
  criteria: [
    'j and k walk the list from anywhere on the page, and stop at its ends; caps lock changes nothing [Default].',
    'No letter does anything while somebody writes [Writing].',
    'The open one is marked by more than a colour.',
  ],
  messages: ['…, açık olan'],
});
