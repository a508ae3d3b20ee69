import { defineGuide } from '../../docs/guide.ts';
import { DoubleRule } from '../DoubleRule/DoubleRule.tsx';
import { Money } from '../Money/Money.tsx';
import { DescriptionList } from './DescriptionList.tsx';

export const guide = defineGuide({
  when: ['Names and their values: a product’s facts, the till slip of the cart.'],
  whenNot: ['Several things share the same names: Table.', 'One figure of the day: StatTile.'],
  do: [
    {
      say: 'Close a sum with a DoubleRule around the amount to pay.',
      show: (
        <DescriptionList
          layout="sum"
          items={[
            { term: 'Ürün toplamı', details: <Money value={971_100} bare /> },
            { term: 'Kargo', details: <Money value={8990} bare /> },
            {
              term: 'Ödenecek tutar',
              details: (
                <DoubleRule kind="result">
                  <Money value={980_090} size="large" />
                </DoubleRule>
              ),
            },
          ]}
        />
      ),
    },
    'Keep the order of the paper invoice: goods, shipping, discount, total.',
  ],
  dont: [
    {
      say: 'Do not leave an empty value: “Belirtilmemiş” says more than a gap.',
      show: (
        <DescriptionList
          items={[
            { term: 'Barkod', details: '8690000417263' },
            { term: 'Üretici', details: '' },
          ]}
        />
      ),
    },
    'No buttons in the values but “Kopyala”.',
  ],
  keyboard: 'none',
  criteria: [
    'It is a `dl`: term and value are read together [Default].',
    'Rows that come and go never stand twice: a name is never taken for a place [ComingAndGoing].',
    'In the `sum` layout figures stand beneath each other [Sum].',
  ],
  messages: 'none',
});
