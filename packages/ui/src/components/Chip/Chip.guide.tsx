import { still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Chip } from './Chip.tsx';

export const guide = defineGuide({
  when: ['One filter of a list, on or off.'],
  whenNot: ['It does something once: Button.', 'A state to be read: Badge.'],
  do: [
    {
      say: 'Show how many it would leave: “9,4+ puan 4”.',
      show: (
        <Inline space="xs">
          <Chip label="9,4+ puan" count={4} pressed onChange={still} />
          <Chip label="8 ay ve üzeri" count={14} pressed={false} onChange={still} />
        </Inline>
      ),
    },
    'Give the two every pharmacist uses a key each: 9 for the point, 8 for the expiry.',
  ],
  dont: [
    'Do not hide a filter that would leave nothing: disable it, with its 0.',
    {
      say: 'No two chips that exclude each other: that is a RadioGroup or a Select.',
      show: (
        <Inline space="xs">
          <Chip label="Artan fiyat" pressed onChange={still} />
          <Chip label="Azalan fiyat" pressed={false} onChange={still} />
        </Inline>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'reaches it'],
    ['Space, Enter', 'turns it'],
    ['the key at its side', 'turns it from anywhere, where the screen listens'],
  ],
  criteria: [
    '`aria-pressed` tells its state; a pressed one also carries a cross [Pressed].',
    'The count is read with the name: “9,4+ puan 4” [Default].',
  ],
  messages: 'none',
});
