import { defineGuide } from '../../docs/guide.ts';
import { DoubleRule } from '../DoubleRule/DoubleRule.tsx';
import { Money } from '../Money/Money.tsx';
import { DescriptionList } from './DescriptionList.tsx';

export const guide = defineGuide({
  when: ['Terms and their values: the data of a product, the totals of the cart.'],
  whenNot: ['Several records with the same terms: Table.', 'A single figure: StatTile.'],
  do: [
    {
      say: 'End a sum with a DoubleRule around the amount to pay.',
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
    'Use the order of a paper invoice: goods, shipping, discount, total.',
  ],
  dont: [
    {
      say: 'Do not leave a value empty: show “Belirtilmemiş”.',
      show: (
        <DescriptionList
          items={[
            { term: 'Barkod', details: '8690000417263' },
            { term: 'Üretici', details: '' },
          ]}
        />
      ),
    },
    'No buttons in the values except “Kopyala”.',
  ],
  keyboard: 'none',
  criteria: [
    'A `dl`: screen readers read term and value together [Default].',
    'Rows that are removed and added are shown once: keys by name and by index differ [ComingAndGoing].',
    'In the `sum` layout numbers are right-aligned [Sum].',
  ],
  messages: 'none',
});
