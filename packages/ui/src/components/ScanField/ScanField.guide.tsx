import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { ScanField } from './ScanField.tsx';

const example = exampleOf(ScanField, { label: 'Okutun ya da barkod yazın', onScan: still, disabled: true });

export const guide = defineGuide({
  when: ['Boxes are scanned one after the other: a stock count, new listings, a parcel to pack.'],
  whenNot: ['A search for one thing: SearchField.', 'A number that the user knows: TextField.'],
  do: [
    {
      say: 'Show the result of the last scan.',
      show: example({ tone: 'positive', note: 'Nurevit Magnezyum, 12 → 13 kutu' }),
    },
    'Place it above the list that it fills, with the newest row first.',
  ],
  dont: [
    { say: 'Do not show a failure without what to do.', show: example({ tone: 'critical', note: 'Hata' }) },
    'No two of them on one screen: the target of a scan would be unclear.',
  ],
  keyboard: [['Enter', 'submits the text and clears the field']],
  criteria: [
    'Has the focus on mount, and takes it back when no other element has it [Default].',
    'Every scan is passed on once, with its separators [Default].',
    'Another field that the user focuses keeps the focus [OtherField].',
    'The result of a scan is announced [States].',
  ],
  messages: 'none',
});
