import { truncateWords } from '@havan/domain/truncate';
import { Button } from '@havan/ui/Button';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Grid } from '@havan/ui/Grid';
import { Link } from '@havan/ui/Link';
import { Modal } from '@havan/ui/Modal';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { offerTexts } from '../offer-texts.ts';
import type { ProductDetail } from './product-detail.ts';
import { factTexts } from './product-page-texts.ts';

/**
 * Renders the facts of the product itself, for all sellers; of a long description the first words
 * (specification §9).
 */
export function ProductFacts({ product }: { product: ProductDetail['product'] }) {
  const { barcode, brandId, brandName, categories, size, vatRate, utsNumber, description } = product;
  const [isReading, setIsReading] = useState(false);
  const shown = truncateWords(description);
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
        <Stack space="s" align="start">
          <Paragraphs text={shown} />
          {shown === description.trim() ? null : (
            <Button variant="quiet" size="small" flush onClick={() => setIsReading(true)}>
              {factTexts.readAll}
            </Button>
          )}
        </Stack>
      </Grid>
      {isReading ? (
        <Modal open title={product.productName} onClose={() => setIsReading(false)}>
          <Stack space="s">
            <Paragraphs text={description} />
          </Stack>
        </Modal>
      ) : null}
    </Stack>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text
    .split('\n')
    .filter(Boolean)
    .map((paragraph) => (
      <Text key={paragraph} tone="soft">
        {paragraph}
      </Text>
    ));
}
