import { Box } from '@havan/ui/Box';
import { Grid } from '@havan/ui/Grid';
import { LabelSheet } from '@havan/ui/LabelSheet';
import { Logo } from '@havan/ui/Logo';
import { PriceRuler } from '@havan/ui/PriceRuler';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { pairs } from '@havan/ui/theme/contrast-pairs';
import { useIndex } from '../book/pages.ts';
import { Plate } from '../book/Plate.tsx';
import { offers, products } from '../sample/products.ts';
import { ProductLabel } from '../screens/ProductLabel.tsx';

const parts = Object.keys(
  import.meta.glob('../../../../packages/ui/src/components/*/*.guide.{ts,tsx}'),
).length;

/** Renders a preview of the visual language, with the numbers of components, stories and contrasts. */
export function Hero() {
  const tests = useIndex().filter(({ type, tags }) => type === 'story' && tags?.includes('test'));
  const amounts = [
    [parts, 'components, each with a page'],
    [tests.length, 'stories, each a browser test with axe'],
    [pairs.length * 2, 'contrasts, computed in every run'],
  ] as const;
  return (
    <Plate>
      <Stack space="xl">
        <Logo size="large" label="" />
        <Box surface="sheet" frame="section" padding={{ phone: 'm', web: 'l' }}>
          <PriceRuler
            title="Fiyat cetveli"
            summary={`${offers.length} teklif, PSF ve son 30 gün aynı ölçekte`}
            gainLabel="PSF marjı"
            marks={offers.map(({ id, price, seller }) => ({
              id,
              value: price,
              label: seller,
              tone: id === 'c' ? 'main' : 'neutral',
            }))}
            floor={{ value: 35_890, label: 'son 30 günün en düşüğü' }}
            ceiling={{ value: 68_500, label: 'PSF' }}
          />
        </Box>
        <LabelSheet label="Ürünler" layout="grid">
          {products.slice(0, 4).map((product) => (
            <ProductLabel key={product.id} product={product} />
          ))}
        </LabelSheet>
        <Grid columns={{ phone: 1, tablet: 3 }} space="l">
          {amounts.map(([figure, words]) => (
            <div key={words}>
              <span className="hero-figure">{figure}</span>
              <Text tone="soft">{words}</Text>
            </div>
          ))}
        </Grid>
      </Stack>
    </Plate>
  );
}
