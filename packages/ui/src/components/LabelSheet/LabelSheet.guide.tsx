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
  when: ['Products to look at: a category, a campaign, what was seen last.'],
  whenNot: [
    'Offers of one product are compared: Table.',
    'One product in a row of an order: a table cell with ProductImage.',
  ],
  do: [
    {
      say: 'Let two labels share the line between them.',
      show: <LabelSheet label="Doğru örnek">{labels}</LabelSheet>,
    },
    'Keep the order: picture, name with expiry, ruler, price and gain, seller.',
    'A strip for “Yakın miat fırsatları”, a grid for a category.',
  ],
  dont: [
    {
      say: 'No gaps, no shadows, no round corners between labels: they come joined from the printer.',
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
    'No label twice as wide as the others for who pays more.',
  ],
  keyboard: [
    ['Tab', 'walks the labels: name, then its buttons'],
    ['← →', 'scroll the focused strip'],
  ],
  criteria: [
    'A list: its length is announced [Default].',
    'The strip is scrolled by keys, by a finger, and by two buttons that are disabled at its ends [Strip].',
    'Two labels beside each other at 320 px, nothing scrolls sideways [Phone].',
    'A row has two, four or five labels: pages of twenty leave no row half empty.',
  ],
  messages: ['Geri kaydır: …', 'İleri kaydır: …'],
});
