import { still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { NumberField } from './NumberField.tsx';

export const guide = defineGuide({
  when: ['A measured value: weight, percentage, stock.'],
  whenNot: [
    'A small count: QuantityStepper.',
    'Money: MoneyField. Digits that are not a number: MaskedField.',
  ],
  do: [
    {
      say: 'Put the unit into `suffix`: kg, %, kutu.',
      show: <NumberField label="Ağırlık" value={0.25} decimals={3} suffix="kg" onChange={still} />,
    },
    'Set `decimals` to the usual precision: weight 3, percentage 2.',
  ],
  dont: [
    'No spin buttons: scrolling above it could change a price by accident.',
    {
      say: 'Do not turn an empty field into 0.',
      show: (
        <NumberField
          label="Ağırlık"
          value={0}
          decimals={3}
          suffix="kg"
          onChange={still}
          help="Boş bırakıldı"
        />
      ),
    },
  ],
  keyboard: [
    ['typing', 'comma and dot are both accepted'],
    ['Tab', 'leaves the field, and the number is formatted with a comma'],
  ],
  criteria: [
    'Comma and dot are both accepted; the number is formatted on blur [Default].',
    'A text that is not a number stays visible, gives null and is an error [Refusing].',
  ],
  messages: ['Yalnızca rakam ve virgül yazın.'],
});
