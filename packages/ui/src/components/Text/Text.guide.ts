import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Every sentence and label.'],
  whenNot: ['Amounts: Money. Dates: DateText.', 'Names of pages and panels: Heading.'],
  do: [
    '`soft` for what helps, `faint` for what may be missed; the sentence itself is `main`.',
    '`lines={3}` for names of products that can run to 120 letters.',
  ],
  dont: [
    'No tone without meaning: red is past or refused.',
    'Do not cut an address or a reason: cut only what can be read elsewhere.',
  ],
  keyboard: 'none',
  criteria: [
    'Every tone reaches 4.5:1 on every surface it meets (contrast test) [Tones].',
    'A name without spaces breaks and does not widen the page [LongName].',
  ],
  messages: 'none',
});
