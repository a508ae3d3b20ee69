import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const example = exampleOf(QuantityStepper, { onChange: still });

export const guide = defineGuide({
  when: ['How many of one offer, in the table and in the cart.'],
  whenNot: ['Stock or weight: NumberField; nobody steps to 1.240.', 'A point of ten: RatingInput.'],
  do: [
    {
      say: 'Give the seller’s least amount as `min`, the package as `step`, the stock as `max`.',
      show: (
        <Inline space="s">
          {example({ label: 'Adet, Akçınar Ecza Deposu', value: 10, min: 5, step: 5, max: 40 })}
          <Text size="small" tone="soft">
            En az 5, stokta 40
          </Text>
        </Inline>
      ),
    },
    'Name the offer: “Adet, Akçınar Ecza Deposu”.',
  ],
  dont: [
    'Do not correct the person while typing: only leaving the field brings the number back.',
    {
      say: 'No bin at its minus: taking out of the cart is its own button.',
      show: (
        <Inline space="s">
          {example({ label: 'Adet, Selvi Ecza Deposu', value: 1, min: 0 })}
          <Text size="small" tone="soft">
            Silmek için 0 yapınız
          </Text>
        </Inline>
      ),
    },
  ],
  keyboard: [
    ['↑ ↓', 'one step more or less'],
    ['Page Up, Page Down', 'ten steps'],
    ['Home', 'the least'],
    ['Enter', 'takes what is typed'],
  ],
  criteria: [
    'Steps, bounds and typing as played [Default].',
    'A typed number that is not kept says why beneath the field, in words and to screen readers [Refused].',
    'The input is selected on focus, so one can type at once.',
    'A `spinbutton` with its bounds.',
  ],
  messages: [
    'Azalt',
    'Artır',
    'Adet bir tam sayı olmalı.',
    'En çok … adet alınabilir.',
    'En az … adet alınabilir.',
    '… adetlik paketlerle alınır.',
  ],
});
