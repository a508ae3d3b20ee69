import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Filters above a list.'],
  whenNot: ['More than ten filters: a Drawer with fields.', 'Views that exclude each other: Tabs.'],
  do: [
    'Order by use: point, expiry, free shipping, verified, today.',
    'Name the row for those who hear it: “Süzgeçler”.',
  ],
  dont: [
    'Do not wrap them into three lines on a phone: the offers slip below the fold.',
    'Do not move pressed ones to the front: a second press would hit another.',
  ],
  keyboard: [['Tab', 'walks the chips; the row scrolls along']],
  criteria: [
    'On a phone the row scrolls and its edge fades: the cut is a hint [Phone].',
    'It is a group with a name.',
  ],
  messages: 'none',
});
