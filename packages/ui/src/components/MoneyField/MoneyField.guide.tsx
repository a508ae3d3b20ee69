import { still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { MoneyField } from './MoneyField.tsx';

export const guide = defineGuide({
  when: ['Every amount that is typed: a price, a limit, a return.'],
  whenNot: ['A percentage: NumberField with a suffix.', 'An amount that is shown: Money.'],
  do: [
    'Say what it is with or without: “KDV dahil”.',
    {
      say: 'Show what it comes to in `help`: “Komisyon sonrası 374,59 TL”.',
      show: (
        <MoneyField label="Satış fiyatı" value={39_850} onChange={still} help="Komisyon sonrası 374,59 TL" />
      ),
    },
  ],
  dont: [
    'Do not format while typing: the caret jumps.',
    {
      say: 'Do not take a missing price as 0,00 TL: it is null.',
      show: <MoneyField label="Satış fiyatı" value={0} onChange={still} />,
    },
  ],
  keyboard: [
    ['typing', 'comma and dot both part the kuruş'],
    ['Tab', 'leaves it, and it is written out'],
  ],
  criteria: [
    'Gives whole kuruş: `398,5` is 39850 [Default].',
    '`-5`, `1e3` and `1.2.3` are refused and stay as they were typed [Refusing].',
  ],
  messages: ['TL', 'Tutarı rakamla yazın: 1.250,50', 'Yalnızca rakam ve virgül yazın.'],
});
