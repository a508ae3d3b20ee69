import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Rows are compared or worked through: offers, orders, movements.'],
  whenNot: ['Names and values of one thing: DescriptionList.', 'Products to look at: LabelSheet.'],
  do: [
    'Give every column its place on a phone (`phone`): two lines are what one sees, the rest opens.',
    'Put figures at the end (`align`), so that digits stand beneath each other.',
  ],
  dont: [
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
    'A row opens its details in the row beneath [Expanded].',
    '10.000 rows draw only those near the window and count all [Windowed]; the first column stays in sight [Pinned].',
  ],
  messages: ['Tümünü seç', '… seç', 'Ayrıntı', '… ayrıntısı', 'Ayrıntıyı göster', 'Ayrıntıyı gizle'],
});
