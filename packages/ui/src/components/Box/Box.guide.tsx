import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

export const guide = defineGuide({
  when: ['An area needs its own ground, padding or a line around it.'],
  whenNot: [
    'Things stand beside or beneath each other: Stack, Inline and Grid own that space.',
    'A place of decision has its own part: OfferPanel, Modal.',
  ],
  do: [
    {
      say: 'Frame the one place where the pharmacist decides: the slip beside the cart.',
      show: (
        <Stack space="s">
          <Text>Akçınar Ecza Deposu, 3 kalem</Text>
          <Box frame="section" padding="s">
            <Text weight="strong">Ödenecek tutar 9.711,00 TL</Text>
          </Box>
        </Stack>
      ),
    },
    'Use `surface="attention"` for the line whose expiry is short, and say so in words.',
  ],
  dont: [
    'Do not frame every block of an order: the frame then says nothing; rows are parted by lines.',
    {
      say: 'Do not nest a frame in a frame: the inner one loses its meaning.',
      show: (
        <Box frame="section" padding="s">
          <Box frame="section" padding="s">
            <Text weight="strong">Ödenecek tutar 9.711,00 TL</Text>
          </Box>
        </Box>
      ),
    },
  ],
  keyboard: 'none',
  criteria: [
    'A `section`, `aside` or `nav` is named with `aria-labelledby` or `aria-label`.',
    'Every ground carries its own ink at 4.5:1 (contrast test) [Surfaces].',
  ],
  messages: 'none',
});
