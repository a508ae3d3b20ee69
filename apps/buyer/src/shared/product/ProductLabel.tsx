import type { ProductCard as ProductCardData } from '@havan/contract/catalogue/catalogue';
import { expiryBand, expiryLabel } from '@havan/domain/expiry';
import { formatMoney } from '@havan/domain/money';
import { IconButton } from '@havan/ui/IconButton';
import { Inline } from '@havan/ui/Inline';
import { PlusIcon } from '@havan/ui/icons';
import { Money } from '@havan/ui/Money';
import { ProductCard } from '@havan/ui/ProductCard';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';
import { CampaignMarks } from './CampaignMarks.tsx';
import { marginOf, payPrice, permilleText } from '../cart/prices.ts';
import { ExpiryRuler } from './ExpiryReading.tsx';
import { FavouriteHeart } from './FavouriteHeart.tsx';
import { SellerScore } from './SellerMarks.tsx';
import { otherPrice } from './other-price.ts';
import { addToCartTexts, labelTexts } from '../shared-texts.ts';

interface ProductLabelProps {
  readonly product: ProductCardData;
  readonly now: Date;
  readonly onAdd: (listingId: number, count: number, name: string) => void;
  readonly isAdding: boolean;
  /** Whether it is in view when the page opens, so that its picture loads at once. */
  readonly eager?: boolean;
}

const remarkTones = { none: 'neutral', good: 'neutral', close: 'attention', expired: 'critical' } as const;

/** Renders a product with its best offer, as one label of the sheet. */
export function ProductLabel({ product, now, onAdd, isAdding, eager = false }: ProductLabelProps) {
  const { productId, productName, productImageUrl, psf, productListingCount, bestListing, pricesByExpiry } =
    product;
  const label = {
    href: paths.product(productId),
    name: productName,
    image: productImageUrl,
    eager,
    corner: <FavouriteHeart productId={productId} name={productName} liked={product.likedByUser} />,
  };
  if (!bestListing) {
    return <ProductCard {...label} price={<Text tone="soft">{labelTexts.noOffer}</Text>} />;
  }
  const { expiration, seller, listingId, minQuantity } = bestListing;
  const pay = payPrice(bestListing);
  const margin = marginOf(pay, psf);
  const expiry = expiryLabel(expiration);
  return (
    <ProductCard
      {...label}
      remark={expiration === null ? expiry : `(${expiry})`}
      {...(bestListing.campaigns.length > 0 && {
        badge: <CampaignMarks campaigns={bestListing.campaigns.slice(0, 1)} />,
      })}
      remarkTone={remarkTones[expiryBand(expiration, now)]}
      ruler={<ExpiryRuler expiration={expiration} now={now} />}
      price={<Money value={pay} size="large" />}
      priceNote={
        pricesByExpiry
          ? otherPrice(pricesByExpiry, pay)
          : psf === null
            ? labelTexts.offers(productListingCount)
            : labelTexts.psf(formatMoney(psf))
      }
      gain={margin ? labelTexts.margin(permilleText(margin.permille)) : null}
      foot={
        <Inline space="xs" wrap={false}>
          <SellerScore seller={seller} />
          <Text as="span" size="tiny" tone="soft" lines={2}>
            {seller.sellerUsername}
          </Text>
        </Inline>
      }
      action={
        <IconButton
          variant="outline"
          tone="action"
          label={addToCartTexts.addOne(productName)}
          icon={<PlusIcon />}
          aria-disabled={isAdding}
          onClick={() => onAdd(listingId, minQuantity, productName)}
        />
      }
    />
  );
}
