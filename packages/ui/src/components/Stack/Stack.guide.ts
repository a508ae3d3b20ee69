import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Vertical space between anything at all: it is the only way to make it.'],
  whenNot: ['The children are records to compare: Table.', 'Names and values: DescriptionList.'],
  do: [
    'One step more between sections than within them: `xl` outside, `m` inside.',
    '`lines` for a short list of like things: addresses, saved cards.',
  ],
  dont: ['No empty Box to make space.', 'No Stack for two words in a row: Inline.'],
  keyboard: 'none',
  criteria: [
    'A list of things is drawn `as="ul"` so that its length is announced.',
    'Nothing that draws nothing leaves a gap.',
  ],
  messages: 'none',
});
