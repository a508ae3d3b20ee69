import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';

export const guide = defineGuide({
  when: ['An action: adding to the cart, shipping an order, submitting a form.'],
  whenNot: [
    'Navigation to a URL: ButtonLink or Link.',
    'A setting that takes effect at once: Switch. A filter: Chip.',
  ],
  do: [
    {
      say: 'One solid button in a view, for the main action; the others are outlined.',
      show: (
        <Inline space="s">
          <Button>Ödemeye geç</Button>
          <Button variant="outline">Sepeti boşalt</Button>
        </Inline>
      ),
    },
    'A verb with its object: “Kargoya ver”, “Sepeti boşalt”. It is clear without its context.',
  ],
  dont: [
    {
      say: '“Tamam” and “Evet” do not name the action; with two solid buttons the main action is unclear.',
      show: (
        <Inline space="s">
          <Button>Tamam</Button>
          <Button>Evet</Button>
        </Inline>
      ),
    },
    'Do not disable “Kaydet” while the form is incomplete: let it fail and move to the field.',
  ],
  keyboard: [
    ['Tab', 'moves to it, also while loading'],
    ['Enter, Space', 'activates it'],
  ],
  criteria: [
    'One click or key press acts once [Default].',
    'While loading it keeps its width and focus, has `aria-busy` and ignores presses [Loading].',
    'At least 40 px high on touch screens in both densities.',
    'The focus ring is 2 px wide, 2 px away [States].',
  ],
  messages: ['İşleniyor'],
});
