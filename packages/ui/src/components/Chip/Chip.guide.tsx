import { still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Chip } from './Chip.tsx';

export const guide = defineGuide({
  when: ['One filter of a list, on or off.'],
  whenNot: ['A single action: Button.', 'A state: Badge.'],
  do: [
    {
      say: 'Show the number of results: “>9,4 puan 4”.',
      show: (
        <Inline space="xs">
          <Chip label=">9,4 puan" count={4} pressed onChange={still} />
          <Chip label="8 ay ve üzeri" count={14} pressed={false} onChange={still} />
        </Inline>
      ),
    },
    'Give the two most used filters a key: 9 for the score, 8 for the expiry.',
  ],
  dont: [
    'Do not hide a filter without results: disable it and show 0.',
    {
      say: 'No chips that exclude each other: use RadioGroup or Select.',
      show: (
        <Inline space="xs">
          <Chip label="Artan fiyat" pressed onChange={still} />
          <Chip label="Azalan fiyat" pressed={false} onChange={still} />
        </Inline>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'moves to it'],
    ['Space, Enter', 'toggles it'],
    ['the key shown beside it', 'toggles it from anywhere, when the screen handles the key'],
  ],
  criteria: [
    '`aria-pressed` exposes the state; a pressed chip also shows a cross [Pressed].',
    'The count is read after the name: “>9,4 puan 4” [Default].',
  ],
  messages: 'none',
});
