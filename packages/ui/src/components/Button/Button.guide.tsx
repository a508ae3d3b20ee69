import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';

export const guide = defineGuide({
  when: ['Something happens: a product goes into the cart, an order is shipped, a form is sent.'],
  whenNot: [
    'It leads somewhere and has an address: ButtonLink or Link.',
    'A setting that holds at once: Switch. A filter: Chip.',
  ],
  do: [
    {
      say: 'One solid button in a view: the next step. The rest is lined.',
      show: (
        <Inline space="s">
          <Button>Ödemeye geç</Button>
          <Button variant="outline">Sepeti boşalt</Button>
        </Inline>
      ),
    },
    'A verb with its object: “Kargoya ver”, “Sepeti boşalt”. Read alone it still says what it does.',
  ],
  dont: [
    {
      say: '“Tamam” and “Evet” say nothing; two solid ones leave the choice to chance.',
      show: (
        <Inline space="s">
          <Button>Tamam</Button>
          <Button>Evet</Button>
        </Inline>
      ),
    },
    'Do not disable “Kaydet” while the form is incomplete: let it fail and lead to the field.',
  ],
  keyboard: [
    ['Tab', 'reaches it, also while it loads'],
    ['Enter, Space', 'presses it'],
  ],
  criteria: [
    'Pressed by pointer and key it acts once [Default].',
    'While loading it keeps its width and tab stop, has `aria-busy` and ignores presses [Loading].',
    'At least 40 px high under a finger in both densities.',
    'Focus is a 2 px line, 2 px away [States].',
  ],
  messages: ['İşleniyor'],
});
