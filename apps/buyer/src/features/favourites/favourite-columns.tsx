import type { Favourite } from '@havan/contract/catalogue/favourites';
import { formatDate } from '@havan/domain/istanbul';
import { formatMoney } from '@havan/domain/money';
import { Button } from '@havan/ui/Button';
import { IconButton } from '@havan/ui/IconButton';
import { Inline } from '@havan/ui/Inline';
import { CloseIcon } from '@havan/ui/icons';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { ProductImage } from '@havan/ui/ProductImage';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';
import { otherPrice } from '../../shared/product/other-price.ts';
import { ExpiryReading } from '../../shared/product/ExpiryReading.tsx';
import { ProductAlertButton } from '../../shared/product/ProductAlertButton.tsx';
import * as flush from '../../shared/cart/flush.css.ts';
import { marginOf, payPrice, permilleText } from '../../shared/cart/prices.ts';
import { SellerScore } from '../../shared/product/SellerMarks.tsx';
import { addToCartTexts } from '../../shared/shared-texts.ts';
import { favouriteTexts } from './favourite-texts.ts';
import { lowestOf, priceChangeOf } from './price-change.ts';

interface ColumnContext {
  readonly now: Date;
  /** The viewing company, which cannot buy its own offers. */
  readonly companyId: number | undefined;
  readonly onAdd: (favourite: Favourite) => void;
  readonly isAdding: (listingId: number) => boolean;
  readonly onRemove: (favourite: Favourite) => void;
}

/**
 * Returns the columns of the favourites: what it is, who sells it best now, and how its price moved since it
 * was marked.
 */
export function favouriteColumns(context: ColumnContext): Column<Favourite>[] {
  return [
    { id: 'product', header: favouriteTexts.product, phone: 'lead', cell: productCell },
    { id: 'price', header: favouriteTexts.price, phone: 'trail', align: 'end', width: 132, cell: priceCell },
    { id: 'since', header: favouriteTexts.since, phone: 'lead', width: 152, cell: sinceCell },
    {
      id: 'expiration',
      header: favouriteTexts.expiration,
      phone: 'trail',
      width: 176,
      cell: ({ bestListing }) =>
        bestListing ? <ExpiryReading expiration={bestListing.expiration} now={context.now} /> : null,
    },
    { id: 'seller', header: favouriteTexts.seller, phone: 'hidden', width: 184, cell: sellerCell },
    {
      id: 'alert',
      header: favouriteTexts.alert,
      phone: 'lead',
      width: 156,
      cell: ({ productId, productName, alert, ...prices }) => (
        <span className={flush.button}>
          <ProductAlertButton
            productId={productId}
            name={productName}
            alert={alert}
            priceNow={lowestOf(prices)}
          />
        </span>
      ),
    },
    {
      id: 'actions',
      header: favouriteTexts.actions,
      hideHeader: true,
      phone: 'action',
      align: 'end',
      width: 172,
      cell: (favourite) => <Actions favourite={favourite} context={context} />,
    },
  ];
}

function productCell({ productId, productName, productImageUrl, brandName, likedAt }: Favourite) {
  return (
    <Inline space="s" wrap={false}>
      <ProductImage src={productImageUrl} alt="" size="small" />
      <Stack space="none">
        <Link href={paths.product(productId)} variant="name">
          {productName}
        </Link>
        <Text as="span" size="small" tone="soft">
          {brandName}
        </Text>
        <Text as="span" size="small" tone="faint">
          {favouriteTexts.likedOn}{' '}
          <Text as="span" size="small" tone="inherit" noWrap>
            {formatDate(new Date(likedAt))}
          </Text>
        </Text>
      </Stack>
    </Inline>
  );
}

function priceCell({ bestListing, psf, pricesByExpiry }: Favourite) {
  if (!bestListing)
    return (
      <Text as="span" tone="soft">
        {favouriteTexts.notOffered}
      </Text>
    );
  const pay = payPrice(bestListing);
  const margin = marginOf(pay, psf);
  const other = pricesByExpiry && otherPrice(pricesByExpiry, pay);
  return (
    <Stack space="none" align="end">
      <Money value={pay} size="standard" />
      {margin ? (
        <Text as="span" size="small" tone="soft" noWrap>
          {favouriteTexts.margin(permilleText(margin.permille))}
        </Text>
      ) : null}
      {other === null ? null : (
        <Text as="span" size="small" tone="soft" noWrap>
          {other}
        </Text>
      )}
    </Stack>
  );
}

function sinceCell(favourite: Favourite) {
  const { priceWhenLiked } = favourite;
  const change = priceChangeOf(priceWhenLiked, lowestOf(favourite));
  return (
    <Stack space="none">
      {change ? (
        <Text as="span" tone={change.tone} weight="strong">
          {change.text}
        </Text>
      ) : null}
      <Text as="span" size="small" tone="faint">
        {priceWhenLiked === null
          ? favouriteTexts.unknownThen
          : favouriteTexts.priceThen(formatMoney(priceWhenLiked))}
      </Text>
    </Stack>
  );
}

function sellerCell({ bestListing, productListingCount }: Favourite) {
  if (!bestListing) return null;
  const { seller } = bestListing;
  return (
    <Stack space="none">
      <Inline space="xs" wrap={false}>
        <SellerScore seller={seller} />
        <Text as="span" size="small" lines={1}>
          {seller.sellerUsername}
        </Text>
      </Inline>
      <Text as="span" size="small" tone="faint">
        {favouriteTexts.offers(productListingCount)}
      </Text>
    </Stack>
  );
}

function Actions({ favourite, context }: { favourite: Favourite; context: ColumnContext }) {
  const { bestListing, productName, orderQuantity } = favourite;
  return (
    <Inline space="xs" wrap={false} justify="end">
      {bestListing && orderQuantity > 0 ? (
        <Button
          variant="outline"
          size="small"
          aria-label={addToCartTexts.addOne(productName)}
          loading={context.isAdding(bestListing.listingId)}
          onClick={() => context.onAdd(favourite)}
        >
          {addToCartTexts.add}
        </Button>
      ) : bestListing?.seller.sellerId === context.companyId ? (
        <Text as="span" size="small" tone="soft">
          {favouriteTexts.own}
        </Text>
      ) : null}
      <IconButton
        label={favouriteTexts.removeOf(productName)}
        icon={<CloseIcon />}
        onClick={() => context.onRemove(favourite)}
      />
    </Inline>
  );
}
