import { defineGuide } from '../../docs/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

export const guide = defineGuide({
  when: ['An area needs a background, padding or a line around it.'],
  whenNot: [
    'To arrange several elements: Stack, Inline and Grid.',
    'A place of decision with a component of its own: OfferPanel, Modal.',
  ],
  do: [
    {
      say: 'Frame the one place where the pharmacist decides: the summary beside the cart.',
      show: (
        <Stack space="s">
          <Text>Akçınar Ecza Deposu, 3 kalem</Text>
          <Box frame="section" padding="s">
            <Text weight="strong">Ödenecek tutar 9.711,00 TL</Text>
          </Box>
        </Stack>
      ),
    },
    'Use `surface="attention"` for a line with a short expiry, and state the reason in words.',
  ],
  dont: [
    'Do not frame every block of an order, because the frame then has no meaning; separate rows by lines.',
    {
      say: 'Do not nest frames: the inner one has no meaning.',
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
    'A `section`, `aside` or `nav` has a name by `aria-labelledby` or `aria-label`.',
    'The text reaches 4.5:1 on every surface (contrast test) [Surfaces].',
  ],
  messages: 'none',
});
