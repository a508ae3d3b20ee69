import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const example = exampleOf(QuantityStepper, { onChange: still });

export const guide = defineGuide({
  when: ['Quantity of an offer, in a table and in the cart.'],
  whenNot: [
    'Stock or weight: NumberField, because larger numbers are typed.',
    'A rating out of ten: RatingInput.',
  ],
  do: [
    {
      say: "Pass the seller's minimum as `min`, the package size as `step`, the stock as `max`.",
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
    'Do not correct while the user types: numbers are corrected on blur.',
    {
      say: 'No bin icon on the minus button: removing a line is a separate button.',
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
    ['↑ ↓', 'one step up or down'],
    ['Page Up, Page Down', 'ten steps'],
    ['Home', 'the minimum'],
    ['Enter', 'applies the typed number'],
  ],
  criteria: [
    'Steps, bounds and typing work as the story tests [Default].',
    'A typed number that was replaced is explained below the field and announced [Refused].',
    'The text is selected on focus, so that typing replaces it.',
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
