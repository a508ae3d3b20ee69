import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { ButtonLink } from './ButtonLink.tsx';

const example = exampleOf(ButtonLink, { href: '#odeme' });

export const guide = defineGuide({
  when: ['A step forward that has an address: to the payment, to the home page.'],
  whenNot: ['It does something: Button.', 'It stands in a sentence: Link.'],
  do: [
    {
      say: 'Use it for “Ödemeye geç”: it can be opened in a new tab and the back button works.',
      show: example({ children: 'Ödemeye geç' }),
    },
    'Give the same variant that a Button there would have: one solid one in a view.',
  ],
  dont: [
    {
      say: 'No `onClick` that changes data behind an address: “Sepeti boşalt” is a Button.',
      show: example({ children: 'Sepeti boşalt', variant: 'outline' }),
    },
    'Do not use it in rows of a table: the name of the row is the link.',
  ],
  keyboard: [
    ['Enter', 'follows it'],
    ['Ctrl+Enter', 'opens it in a new tab'],
  ],
  criteria: [
    'It is an `a` with an `href`: middle button, copy address and prefetch work.',
    'Looks and sizes are those of Button [States].',
  ],
  messages: 'none',
});
