import type { ProductCard } from '@havan/contract/catalogue/catalogue';
import { expiryBand, expiryLabel } from '@havan/domain/expiry';
import { formatMoney } from '@havan/domain/money';
import { IconButton } from '@havan/ui/IconButton';
import { Inline } from '@havan/ui/Inline';
import { PlusIcon } from '@havan/ui/icons';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { ProductImage } from '@havan/ui/ProductImage';
import { Text } from '@havan/ui/Text';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { FavouriteHeart } from '../../../shared/product/FavouriteHeart.tsx';
import { marginOf, payPrice, permilleText } from '../../../shared/cart/prices.ts';
import { SellerScore, SellerTick } from '../../../shared/product/SellerMarks.tsx';
import { otherPrice } from '../../../shared/product/other-price.ts';
import { addToCartTexts, labelTexts } from '../../../shared/shared-texts.ts';
import * as css from './ProductRow.css.ts';

interface ProductRowProps {
  readonly product: ProductCard;
  readonly now: Date;
  readonly onAdd: (listingId: number, count: number, name: string) => void;
  readonly isAdding: boolean;
  readonly eager: boolean;
}

const expiryTones = { none: 'faint', good: 'soft', close: 'attention', expired: 'critical' } as const;

/** Renders a product with its best offer in one line, for comparing down the columns. */
export function ProductRow({ product, now, onAdd, isAdding, eager }: ProductRowProps) {
  const { productId, productName, productImageUrl, brandName, categoryName, psf, bestListing } = product;
  const heart = <FavouriteHeart productId={productId} name={productName} liked={product.likedByUser} />;
  return (
    <article className={css.row}>
      <ProductImage src={productImageUrl} alt="" size="small" eager={eager} />
      <div className={css.name}>
        <Link href={paths.product(productId)} variant="name">
          <Text as="span" weight="strong" lines={2} narrow>
            {productName}
          </Text>
        </Link>
        <Text size="small" tone="faint" lines={1}>
          {`${brandName} · ${categoryName}`}
        </Text>
      </div>
      {bestListing ? (
        <Offer
          heart={heart}
          {...{ productName, psf, bestListing, now, onAdd, isAdding }}
          count={product.productListingCount}
          pricesByExpiry={product.pricesByExpiry}
        />
      ) : (
        <>
          <Text tone="soft">{labelTexts.noOffer}</Text>
          {heart}
        </>
      )}
    </article>
  );
}

interface OfferProps extends Pick<ProductRowProps, 'now' | 'onAdd' | 'isAdding'> {
  readonly heart: ReactNode;
  readonly productName: string;
  readonly psf: number | null;
  readonly bestListing: NonNullable<ProductCard['bestListing']>;
  readonly count: number;
  readonly pricesByExpiry: ProductCard['pricesByExpiry'];
}

function Offer(props: OfferProps) {
  const { heart, productName, psf, bestListing, count, pricesByExpiry, now, onAdd, isAdding } = props;
  const { expiration, seller, listingId, minQuantity } = bestListing;
  const pay = payPrice(bestListing);
  const margin = marginOf(pay, psf);
  return (
    <>
      <div className={css.seller}>
        <Inline space="xs" wrap={false}>
          <SellerScore seller={seller} />
          <Link href={paths.seller(seller.sellerId)} variant="name">
            <Text as="span" size="small" lines={1}>
              {seller.sellerUsername}
            </Text>
          </Link>
        </Inline>
        <Inline space="xs">
          <Text as="span" size="small" tone="faint">
            {seller.cityName}
          </Text>
          <SellerTick seller={seller} />
        </Inline>
      </div>
      <div className={css.expiry}>
        <Text as="span" size="small" tone={expiryTones[expiryBand(expiration, now)]} noWrap>
          {expiryLabel(expiration)}
        </Text>
        <Text as="span" size="small" tone="faint" noWrap>
          {labelTexts.offers(count)}
        </Text>
        {pricesByExpiry ? (
          <Text as="span" size="tiny" tone="faint">
            {otherPrice(pricesByExpiry, pay)}
          </Text>
        ) : null}
      </div>
      <div className={css.price}>
        <Money value={pay} />
        <Text as="span" size="small" tone={margin ? 'positive' : 'faint'} noWrap>
          {margin
            ? labelTexts.margin(permilleText(margin.permille))
            : psf === null
              ? ''
              : labelTexts.psf(formatMoney(psf))}
        </Text>
      </div>
      <Inline space="none" wrap={false}>
        {heart}
        <IconButton
          variant="outline"
          tone="action"
          label={addToCartTexts.addOne(productName)}
          icon={<PlusIcon />}
          aria-disabled={isAdding}
          onClick={() => onAdd(listingId, minQuantity, productName)}
        />
      </Inline>
    </>
  );
}
