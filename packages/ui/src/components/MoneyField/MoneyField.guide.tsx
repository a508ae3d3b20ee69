import { still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { MoneyField } from './MoneyField.tsx';

export const guide = defineGuide({
  when: ['Every editable amount: a price, a limit, a refund.'],
  whenNot: ['A percentage: NumberField with a suffix.', 'An amount to read: Money.'],
  do: [
    'State what the amount includes: “KDV dahil”.',
    {
      say: 'Show the resulting amount in `help`: “Komisyon sonrası 374,59 TL”.',
      show: (
        <MoneyField label="Satış fiyatı" value={39_850} onChange={still} help="Komisyon sonrası 374,59 TL" />
      ),
    },
  ],
  dont: [
    'Do not format while the user types: the caret would move.',
    {
      say: 'A missing price is null, not 0,00 TL.',
      show: <MoneyField label="Satış fiyatı" value={0} onChange={still} />,
    },
  ],
  keyboard: [
    ['typing', 'comma and dot both part the kuruş'],
    ['Tab', 'leaves the field, and the amount is formatted'],
  ],
  criteria: [
    'Gives whole kuruş: `398,5` is 39850 [Default].',
    '`-5`, `1e3` and `1.2.3` are errors and stay as typed [Refusing].',
  ],
  messages: ['TL', 'Tutarı rakamla yazın: 1.250,50', 'Yalnızca rakam ve virgül yazın.'],
});
