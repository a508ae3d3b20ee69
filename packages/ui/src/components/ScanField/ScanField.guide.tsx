import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { ScanField } from './ScanField.tsx';

const example = exampleOf(ScanField, { label: 'Okutun ya da barkod yazın', onScan: still, disabled: true });

export const guide = defineGuide({
  when: ['Boxes are scanned one after the other: a count, a new list, a parcel being packed.'],
  whenNot: ['A search for one thing: SearchField.', 'A number that is known by heart: TextField.'],
  do: [
    {
      say: 'Say what became of the last reading, so that nobody has to look for it.',
      show: example({ tone: 'positive', note: 'Nurevit Magnezyum, 12 → 13 kutu' }),
    },
    'Stand it above what it fills, the newest row first.',
  ],
  dont: [
    { say: 'Do not say a failure without what to do.', show: example({ tone: 'critical', note: 'Hata' }) },
    'Not two of them on one screen: a scan would not know where to go.',
  ],
  keyboard: [['Enter', 'takes what stands in the line, and empties it']],
  criteria: [
    'Has the focus as it comes, and takes it back when nothing else has it [Default].',
    'Every scan is handed on once, with its separators [Default].',
    'A field that a person goes to keeps its focus [OtherField].',
    'What became of a scan is announced [States].',
  ],
  messages: 'none',
});
