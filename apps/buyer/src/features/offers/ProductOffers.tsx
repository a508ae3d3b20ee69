import type { Listing } from '@havan/contract/catalogue';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { Page } from '@havan/ui/Page';
import { Stack } from '@havan/ui/Stack';
import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { useAddToBasket } from '../../trade/use-add-to-basket.ts';
import { rememberVisit } from '../home/recently-visited.ts';
import { OfferTable } from './OfferTable.tsx';
import { offerTexts } from './offer-texts.ts';
import { recommendedOffer } from './offers.ts';
import type { ProductDetail } from './product-detail.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductHead } from './ProductHead.tsx';
import { useOfferCounts } from './use-offer-counts.ts';

/** The head with the recommended offer, all offers beneath, what is known of the product at the foot. */
export function ProductOffers({ detail: { product, listings } }: { detail: ProductDetail }) {
  const [now] = useState(() => new Date());
  const counts = useOfferCounts();
  const { add, isAdding } = useAddToBasket();
  const recommended = recommendedOffer(listings, now);
  useEffect(() => rememberVisit(product.productId), [product.productId]);
  const onAdd = (listing: Listing) => add(listing.listingId, counts.of(listing), product.productName);
  return (
    <Page>
      <title>{`${product.productName} | Havan`}</title>
      <Stack space="l">
        <Breadcrumb
          items={[
            { label: offerTexts.home, href: paths.home() },
            ...product.categories.map(({ categoryId, categoryName }) => ({
              label: categoryName,
              href: paths.category(categoryId),
            })),
          ]}
        />
        <ProductHead
          product={product}
          listings={listings}
          recommended={recommended}
          now={now}
          counts={counts}
          onAdd={onAdd}
          isAdding={recommended !== null && isAdding(recommended.listingId)}
        />
        <OfferTable
          listings={listings}
          psf={product.psf}
          recommendedId={recommended?.listingId ?? null}
          now={now}
          counts={counts}
          onAdd={onAdd}
          isAdding={isAdding}
        />
        <ProductFacts product={product} />
      </Stack>
    </Page>
  );
}
