import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Money } from '../Money/Money.tsx';
import { DoubleRule } from './DoubleRule.tsx';

export const guide = defineGuide({
  when: ['The best value of a column; the amount to pay.'],
  whenNot: [
    'Anything that is merely important: weight and size say that.',
    'Under a heading or as an ornament.',
  ],
  do: [
    'One best in each column: the lowest price, the longest expiry, the largest stock.',
    {
      say: 'Under the last line of the slip: “Ödenecek tutar 9.711,00 TL”.',
      show: (
        <DoubleRule kind="result">
          <Money value={971_100} size="display" />
        </DoubleRule>
      ),
    },
  ],
  dont: [
    'Do not mark two values of a column, except where they are equal.',
    {
      say: 'Do not wear it on a sum that is not final: subtotal and shipping have none.',
      show: (
        <Inline space="l">
          <DoubleRule kind="result">
            <Money value={962_110} size="large" />
          </DoubleRule>
          <DoubleRule kind="result">
            <Money value={8990} size="large" />
          </DoubleRule>
        </Inline>
      ),
    },
  ],
  keyboard: 'none',
  criteria: [
    'The best of a column is also said (`label`), not only drawn [Best].',
    'The lines reach 3:1 against the sheet in both themes.',
  ],
  messages: 'none',
});
