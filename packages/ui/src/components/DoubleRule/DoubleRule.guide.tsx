import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Money } from '../Money/Money.tsx';
import { DoubleRule } from './DoubleRule.tsx';

export const guide = defineGuide({
  when: ['The best value of a column; the amount to pay.'],
  whenNot: ['Other emphasis: use weight and size.', 'Below a heading or as decoration.'],
  do: [
    'The best value of each column: the lowest price, the longest expiry, the largest stock.',
    {
      say: 'Below the last line of the totals: “Ödenecek tutar 9.711,00 TL”.',
      show: (
        <DoubleRule kind="result">
          <Money value={971_100} size="display" />
        </DoubleRule>
      ),
    },
  ],
  dont: [
    'Do not mark two values of a column unless they are equal.',
    {
      say: 'Not for an intermediate sum: subtotal and shipping have none.',
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
    'The best value of a column is also named for screen readers (`label`) [Best].',
    'The lines reach 3:1 against the sheet in both themes.',
  ],
  messages: 'none',
});
