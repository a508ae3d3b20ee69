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
  when: ['The user decides many items of one kind in a row: applications, reports, returns.'],
  whenNot: ['Rows to compare: Table.', 'Cells to edit: DataGrid.'],
  do: [
    {
      say: 'The oldest item first, with its waiting time.',
      show: example({
        value: items[0] ?? null,
        summary: (item) => `${item} · 1 gün`,
        children: 'Vergi no tutuyor',
      }),
    },
    'Open the next item as soon as one is decided.',
  ],
  dont: [
    {
      say: 'No list of bare numbers: the content of an item must be visible.',
      show: example({ value: items[0] ?? null, summary: (item) => `#${item.length}`, children: 'Başvuru' }),
    },
    'No letter for an action that cannot be undone, unless it asks first.',
  ],
  keyboard: [
    ['j, k', 'open the next or previous item'],
    ['Enter', 'opens an item; on the open item moves the focus into it'],
    ['a, r, …', 'actions of the screen, while no field has the focus'],
  ],
  criteria: [
    'j and k move through the list from anywhere on the page and stop at its ends, also with caps lock on [Default].',
    'Letters have no effect while the user types in a field [Writing].',
    'The open item is marked by more than a colour.',
  ],
  messages: ['…, açık olan'],
});
