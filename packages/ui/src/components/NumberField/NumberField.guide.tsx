import { still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { NumberField } from './NumberField.tsx';

export const guide = defineGuide({
  when: ['A measured number: weight, percentage, stock.'],
  whenNot: [
    'A count that goes by steps: QuantityStepper.',
    'Money: MoneyField. Digits that are not a number: MaskedField.',
  ],
  do: [
    {
      say: 'Put the unit into `suffix`: kg, %, kutu.',
      show: <NumberField label="Ağırlık" value={0.25} decimals={3} suffix="kg" onChange={still} />,
    },
    'Give `decimals` as the scale of the trade has it: weight 3, percentage 2.',
  ],
  dont: [
    'No arrows at its side: a wheel over it would change the price of a shelf.',
    {
      say: 'Do not turn nothing into 0.',
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
    ['typing', 'comma and dot are both taken'],
    ['Tab', 'leaves it, and it is written out with a comma'],
  ],
  criteria: [
    'Comma and dot are both taken; it is written out as the field is left [Default].',
    'What is no number stays in sight, gives null and is an error: nothing is read as something else [Refusing].',
  ],
  messages: ['Yalnızca rakam ve virgül yazın.'],
});
