import { DescriptionList } from '@havan/ui/DescriptionList';
import { Grid } from '@havan/ui/Grid';
import { Link } from '@havan/ui/Link';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { paths } from '../../../paths.ts';
import { offerTexts } from '../offer-texts.ts';
import type { ProductDetail } from './product-detail.ts';
import { factTexts } from './product-page-texts.ts';

/** What is known of the product itself, whoever sells it. */
export function ProductFacts({ product }: { product: ProductDetail['product'] }) {
  const { barcode, brandId, brandName, categories, size, vatRate, utsNumber, description } = product;
  const paragraphs = description.split('\n').filter(Boolean);
  return (
    <Stack as="section" space="s" aria-label={factTexts.title}>
      <SectionHeader title={factTexts.title} line />
      <Grid columns={{ phone: 1, web: 2 }} space="l">
        <DescriptionList
          items={[
            { key: 'barcode', term: offerTexts.barcode, details: barcode },
            {
              key: 'brand',
              term: factTexts.brand,
              details: <Link href={paths.brand(brandId)}>{brandName}</Link>,
            },
            {
              key: 'category',
              term: factTexts.category,
              details: categories.map(({ categoryName }) => categoryName).join(' / '),
            },
            { key: 'size', term: factTexts.size, details: size },
            { key: 'uts', term: factTexts.uts, details: utsNumber ?? '' },
            { key: 'vat', term: factTexts.vat, details: `%${vatRate}` },
          ].filter(({ details }) => details !== '')}
        />
        <Stack space="s">
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} tone="soft">
              {paragraph}
            </Text>
          ))}
        </Stack>
      </Grid>
    </Stack>
  );
}
