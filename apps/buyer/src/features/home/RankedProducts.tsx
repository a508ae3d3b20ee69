import { expiryBand, expiryLabel } from '@havan/domain/expiry';
import { Heading } from '@havan/ui/Heading';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { ProductImage } from '@havan/ui/ProductImage';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';
import { FavouriteHeart } from '../../shared/product/FavouriteHeart.tsx';
import { payPrice } from '../../shared/cart/prices.ts';
import { labelTexts } from '../../shared/shared-texts.ts';
import { homeTexts } from './home-texts.ts';
import type { Section } from './home-section.ts';
import * as css from './RankedProducts.css.ts';

const expiryTones = { none: 'soft', good: 'soft', close: 'attention', expired: 'critical' } as const;

/** Renders the best sellers, in order, with their units. */
export function RankedProducts({ products, now }: { products: Section['products']; now: Date }) {
  return (
    <ol className={css.ranks}>
      {products.map((product, index) => {
        const { productId, productName, productImageUrl, categoryName, bestListing, soldLast7Days } = product;
        const pay = bestListing ? payPrice(bestListing) : 0;
        return (
          <li key={productId} className={css.row}>
            <Heading level={3} size="panel">
              {index + 1}
            </Heading>
            <ProductImage src={productImageUrl} alt="" size="small" />
            <Stack space="none">
              <Link href={paths.product(productId)} variant="name">
                {productName}{' '}
                {bestListing ? (
                  <Text as="span" tone={expiryTones[expiryBand(bestListing.expiration, now)]} noWrap>
                    {bestListing.expiration === null
                      ? expiryLabel(null)
                      : `(${expiryLabel(bestListing.expiration)})`}
                  </Text>
                ) : null}
              </Link>
              <Text size="small" tone="faint">
                {`${categoryName} · ${homeTexts.weekly(soldLast7Days)}`}
              </Text>
            </Stack>
            <div className={css.price}>
              {bestListing ? (
                <>
                  <Money value={pay} />
                  <Text as="span" size="small" tone="faint">
                    {homeTexts[pay > (product.pricesByExpiry?.lowest ?? pay) ? 'longExpiry' : 'lowest']}
                  </Text>
                </>
              ) : (
                <Text as="span" size="small" tone="soft">
                  {labelTexts.noOffer}
                </Text>
              )}
            </div>
            <div className={css.heart}>
              <FavouriteHeart productId={productId} name={productName} liked={product.likedByUser} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
