import type { Listing } from '@havan/contract/catalogue/catalogue';
import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import { useViewport } from '@havan/app-shell/viewport/use-viewport';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { useIncrementalRender } from '@havan/app-shell/loading/use-incremental-render';
import { productMaxCharLength } from '@havan/domain/limits';
import { truncateChars } from '@havan/domain/truncate';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { Page } from '@havan/ui/Page';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useCallback, useState } from 'react';
import { paths } from '../../paths.ts';
import { useGoodsInCart } from '../../shared/cart/use-cart-goods.ts';
import { useExpiryPreference } from '../../shared/product/use-expiry-preference.ts';
import { useAddToCart } from '../../shared/cart/use-add-to-cart.ts';
import { OfferTable } from './OfferTable.tsx';
import { offerTexts } from './offer-texts.ts';
import { recommendedOffer } from './offers.ts';
import type { ProductDetail } from './product/product-detail.ts';
import { headParts, ProductHead } from './product/ProductHead.tsx';
import { OffersShimmer } from './product/ProductShimmer.tsx';
import { useOfferCounts } from './use-offer-counts.ts';
import { WhenNear } from './product/WhenNear.tsx';

const ProductMore = lazyPart(() => import('./product/ProductMore.tsx'), 'ProductMore', {
  chunk: 'product-more',
  partOf: 'offers',
});

// Both in one file with `WriteDown`, which brings nothing of other screens along.
const ProductVisit = lazyPart(() => import('./visit/ProductVisit.tsx'), 'ProductVisit', {
  chunk: 'offer-later',
  partOf: 'offers',
  isQuiet: true,
});
const BuyBar = lazyPart(() => import('./prices/BuyBar.tsx'), 'BuyBar', {
  chunk: 'offer-later',
  partOf: 'offers',
  isQuiet: true,
});

/** The steps of `ProductHead`, then the offers; one render of all would block a phone. */
const parts = headParts + 1;

/** Renders the head with the recommended offer, all offers beneath, and the product's facts at the foot. */
export function ProductOffers({ detail: { product, listings } }: { detail: ProductDetail }) {
  const [now] = useState(() => new Date());
  const counts = useOfferCounts();
  const { add, isAdding } = useAddToCart();
  const companyId = useBasicInfos()?.user.companyId;
  const goodsInCart = useGoodsInCart();
  const { prefersLongExpiry } = useExpiryPreference();
  const recommended = recommendedOffer(listings, { now, companyId, goodsInCart, prefersLongExpiry });
  const isSeller = listings.some(({ seller }) => seller.sellerId === companyId);
  const drawn = useIncrementalRender(parts, 1, 1);
  const isOnPhone = useViewport().currentDevice === 'mobile';
  const onAdd = useCallback(
    (listing: Listing) => add(listing.listingId, counts.of(listing), product.productName),
    [add, counts, product.productName],
  );
  return (
    <Page>
      <title>{`${product.productName} | Havan`}</title>
      <ProductVisit product={product} listings={listings} />
      <Stack space="l">
        <Stack space="xs">
          <Breadcrumb
            items={[
              { label: offerTexts.home, href: paths.home() },
              ...product.categories.map(({ categoryId, categoryName }) => ({
                label: categoryName,
                href: paths.category(categoryId),
              })),
              { label: truncateChars(product.productName, productMaxCharLength) },
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
            drawn={drawn}
          />
        </Stack>
        {drawn < parts ? (
          <OffersShimmer />
        ) : (
          <>
            <OfferTable
              product={product}
              listings={listings}
              recommendedId={recommended?.listingId ?? null}
              companyId={companyId}
              now={now}
              counts={counts}
              onAdd={onAdd}
              isAdding={isAdding}
            />
            {isOnPhone && recommended ? (
              <BuyBar
                listing={recommended}
                count={counts.of(recommended)}
                onAdd={() => onAdd(recommended)}
                isAdding={isAdding(recommended.listingId)}
              />
            ) : null}
            <WhenNear>
              <ProductMore
                product={product}
                mayAnswer={isSeller}
                now={now}
                waiting={<Shimmer kind="block" height={960} label={offerTexts.loadingMore} />}
              />
            </WhenNear>
          </>
        )}
      </Stack>
    </Page>
  );
}
