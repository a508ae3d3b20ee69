import { EmptyState } from '@havan/ui/EmptyState';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { laterOfferTexts } from './later-offer-texts.ts';
import { offerTexts } from './offer-texts.ts';
import { ProductAlarm } from './product/ProductAlarm.tsx';
import type { ProductDetail } from './product/product-detail.ts';

/** Renders the empty state of a product without offers, with the stock alert. */
export function NoOffers({ product }: { product: ProductDetail['product'] }) {
  return (
    <Stack as="section" space="s" aria-labelledby="teklifler">
      <SectionHeader id="teklifler" title={offerTexts.table} line />
      <EmptyState
        kind="noListings"
        title={laterOfferTexts.none}
        subtitle={laterOfferTexts.noneHint}
        actions={<ProductAlarm product={product} listings={[]} variant="outline" />}
      />
    </Stack>
  );
}
