import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { ButtonLink } from './ButtonLink.tsx';

const example = exampleOf(ButtonLink, { href: '#odeme' });

export const guide = defineGuide({
  when: ['A main step that has a URL: to the payment, to the home page.'],
  whenNot: ['An action: Button.', 'A link in a sentence: Link.'],
  do: [
    {
      say: 'Use it for “Ödemeye geç”: it can be opened in a new tab, and the back button works.',
      show: example({ children: 'Ödemeye geç' }),
    },
    'Use the variant of a Button in the same place: one solid one in a view.',
  ],
  dont: [
    {
      say: 'No `onClick` that changes data: “Sepeti boşalt” is a Button.',
      show: example({ children: 'Sepeti boşalt', variant: 'outline' }),
    },
    'Not in table rows: the name of the row is the link.',
  ],
  keyboard: [
    ['Enter', 'follows the link'],
    ['Ctrl+Enter', 'opens the link in a new tab'],
  ],
  criteria: [
    'It is an `a` with an `href`: the middle button, copying the address and prefetch work.',
    'Variants and sizes are those of Button [States].',
  ],
  messages: 'none',
});
