import { defineGuide } from '../../docs/guide.ts';
import { Box } from '../Box/Box.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Money } from '../Money/Money.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { LabelSheet } from './LabelSheet.tsx';

const labels = [
  { name: 'Virendo Magnezyum', price: 39_850 },
  { name: 'Denvita D3 Vitamini', price: 12_475 },
].map(({ name, price }) => (
  <ProductCard
    key={name}
    href="#urun"
    name={name}
    image={null}
    price={<Money value={price} size="large" />}
  />
));

export const guide = defineGuide({
  when: ['A list of products: a category, a campaign, recently viewed products.'],
  whenNot: [
    'Offers of one product to compare: Table.',
    'A product in a row of an order: a table cell with ProductImage.',
  ],
  do: [
    {
      say: 'Adjoining labels share one line.',
      show: <LabelSheet label="Doğru örnek">{labels}</LabelSheet>,
    },
    'Keep the order: picture, name with expiry, ruler, price and gain, seller.',
    'A strip for “Yakın miat fırsatları”, a grid for a category.',
  ],
  dont: [
    {
      say: 'No gaps, shadows or round corners between labels.',
      show: (
        <Grid columns={2} space="m">
          {labels.map((label) => (
            <Box key={label.key} surface="sheet" frame="row">
              {label}
            </Box>
          ))}
        </Grid>
      ),
    },
    'No wider label for a seller who pays more.',
  ],
  keyboard: [
    ['Tab', 'moves through the labels: name, then its buttons'],
    ['← →', 'scroll the focused strip'],
  ],
  criteria: [
    'A list: screen readers announce its length [Default].',
    'The strip scrolls by keys, touch, and two buttons that are disabled at its ends [Strip].',
    'Two labels side by side at 320 px; nothing scrolls sideways [Phone].',
    'A row has two, four or five labels, so that a page of twenty fills every row.',
  ],
  messages: ['Geri kaydır: …', 'İleri kaydır: …'],
});
