import { DescriptionList } from '@havan/ui/DescriptionList';
import { Grid } from '@havan/ui/Grid';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { offerTexts } from './offer-texts.ts';
import type { ProductDetail } from './product-detail.ts';

/** What is known of the product itself, whoever sells it. */
export function ProductFacts({ product }: { product: ProductDetail['product'] }) {
  const { barcode, brandName, categories, size, vatRate, description } = product;
  return (
    <Stack as="section" space="s" aria-label={offerTexts.facts}>
      <SectionHeader title={offerTexts.facts} line />
      <Grid columns={{ phone: 1, web: 2 }} space="l">
        <DescriptionList
          items={[
            { term: offerTexts.barcode, details: barcode },
            { term: offerTexts.brand, details: brandName },
            {
              term: offerTexts.category,
              details: categories.map(({ categoryName }) => categoryName).join(', '),
            },
            { term: offerTexts.size, details: size },
            { term: offerTexts.vat, details: `%${vatRate}` },
          ].filter(({ details }) => details !== '')}
        />
        <Text tone="soft">{description}</Text>
      </Grid>
    </Stack>
  );
}
