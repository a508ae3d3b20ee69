import type { SellerListing } from '@havan/contract/listings/listings';
import { formatCount } from '@havan/domain/count';
import { expiryBand, expiryLabel, monthsLeft } from '@havan/domain/expiry';
import { shownListingStateLabels, type ShownListingState } from '@havan/domain/listing';
import { daysOfStock, psfMargin } from '@havan/domain/listing-figures';
import { formatAmount, formatMoney } from '@havan/domain/money';
import { netPrice, type PriceDeductionTerms } from '@havan/domain/net-price';
import { Badge, type BadgeProps } from '@havan/ui/Badge';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { tileWidths } from '@havan/domain/product-picture';
import { ProductImage } from '@havan/ui/ProductImage';
import { Ruler } from '@havan/ui/Ruler';
import { Text } from '@havan/ui/Text';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import * as css from './ListingCells.css.ts';
import { cellTexts } from '../listing-texts.ts';

interface CellProps {
  readonly listing: SellerListing;
}

/** Renders the first line of a cell over its explanation. */
function TwoLines({ children, remark, end }: { children: ReactNode; remark: ReactNode; end?: boolean }) {
  return (
    <span className={end ? css.linesEnd : css.lines}>
      <span>{children}</span>
      {remark ? (
        <Text as="span" size="tiny" tone="faint" noWrap>
          {remark}
        </Text>
      ) : null}
    </span>
  );
}

/** Renders picture and name over barcode and shelf. */
export function ProductCell({ listing }: CellProps) {
  const { productName, productImageUrl, barcode, shelf } = listing;
  return (
    <span className={css.product}>
      <ProductImage src={productImageUrl} srcSet={tileWidths(productImageUrl)} alt="" size="tiny" />
      <span className={css.lines}>
        <Text as="span" size="small" weight="strong" narrow lines={2} title={productName}>
          {productName}
        </Text>
        <Text as="span" size="tiny" tone="faint">
          {[barcode, shelf && cellTexts.shelf(shelf)].filter(Boolean).join(' · ')}
        </Text>
      </span>
    </span>
  );
}

const bandTones = { none: 'faint', good: 'main', close: 'attention', expired: 'critical' } as const;

/** Renders the expiry and the months left, over a ruler of one tick per month. */
export function ExpiryCell({ expiration, now }: { readonly expiration: string | null; readonly now: Date }) {
  const left = monthsLeft(expiration, now);
  if (expiration === null || left === null)
    return (
      <Text as="span" size="small" tone="faint">
        {cellTexts.noExpiry}
      </Text>
    );
  const band = expiryBand(expiration, now);
  return (
    <span className={css.lines}>
      <Text as="span" size="small" tone={bandTones[band]} weight="strong" noWrap>
        {expiryLabel(expiration)}{' '}
        <Text as="span" size="tiny" tone={band === 'good' ? 'faint' : 'inherit'}>
          {band === 'expired' ? cellTexts.expired : cellTexts.months(left)}
        </Text>
      </Text>
      <Ruler value={left} tone={band === 'good' ? 'positive' : band === 'close' ? 'attention' : 'critical'} />
    </span>
  );
}

/** Renders an edited value, with the stored one struck beneath. */
export function WrittenCell({ now, before }: { readonly now: ReactNode; readonly before: string | null }) {
  return (
    <TwoLines end remark={before === null ? null : <s aria-label={cellTexts.before(before)}>{before}</s>}>
      {now}
    </TwoLines>
  );
}

/** Renders the stock, with the units reserved by payments beneath. */
export function StockCell({ listing }: CellProps) {
  const { stock, reserved } = listing;
  return (
    <TwoLines end remark={reserved > 0 ? cellTexts.reserved(formatCount(reserved)) : null}>
      <Text as="span" weight="strong" tone={stock === 0 ? 'critical' : 'main'}>
        {formatCount(stock)}
      </Text>
    </TwoLines>
  );
}

/** Renders the price over what the seller receives of it, once `terms` is loaded. */
export function PriceCell({
  listing: { price },
  terms,
}: CellProps & { terms: PriceDeductionTerms | undefined }) {
  return (
    <TwoLines end remark={terms ? cellTexts.net(formatAmount(netPrice(price, terms).net)) : null}>
      <Money value={price} bare />
    </TwoLines>
  );
}

/** Renders the share of the PSF that the buyer keeps, over the PSF. */
export function MarginCell({ listing: { price, psf } }: CellProps) {
  const margin = psfMargin(price, psf);
  if (margin === null || psf === null) return '–';
  const sign = margin < 0 ? '−' : '';
  return (
    <TwoLines end remark={cellTexts.psf(formatAmount(psf))}>
      <Text as="span" size="small" tone={margin < 0 ? 'critical' : 'main'} noWrap>
        {`${sign}%${formatAmount(Math.abs(margin) * 10).replace(/0$/, '')}`}
      </Text>
    </TwoLines>
  );
}

/**
 * Renders the rank among the offers of the product, and the distance to the cheapest of the others. An unsaved price
 * has a known rank only where it would be the first, because the prices between are not loaded.
 */
export function PlaceCell({ listing, stored }: CellProps & { readonly stored: SellerListing }) {
  const { listingId, productName, place, price, cheapestOther } = listing;
  if (!place) return '–';
  const isTried = price !== stored.price;
  const cheapest = isTried ? (cheapestOther ?? price) : place.firstPrice;
  const isFirst = isTried ? price <= cheapest : place.rank === 1;
  const rank = isFirst ? 1 : isTried ? '?' : place.rank;
  const standing = `${rank}/${place.of}`;
  const remark =
    place.of === 1
      ? cellTexts.alone
      : isFirst
        ? cellTexts.first
        : `−${formatMoney(Math.max(0, price - cheapest))}`;
  return (
    <span className={css.lines}>
      <Text as="span" size="small" weight="strong">
        <Link href={paths.listingPrice(listingId)} aria-label={cellTexts.place(productName, standing)}>
          {standing}
        </Link>
      </Text>
      <Text as="span" size="tiny" tone={isFirst ? 'positive' : 'faint'} noWrap>
        {remark}
      </Text>
    </span>
  );
}

/** Renders units sold in 30 days, and how long the stock lasts at that pace. */
export function SoldCell({ listing: { soldLastMonth, stock } }: CellProps) {
  const days = daysOfStock(stock, soldLastMonth);
  return (
    <TwoLines end remark={days === null ? cellTexts.noSales : cellTexts.days(formatCount(days))}>
      <Text as="span" size="small">
        {formatCount(soldLastMonth)}
      </Text>
    </TwoLines>
  );
}

/** Renders how often buyers opened the page of the product in 30 days. */
export function ViewsCell({ listing: { viewedLastMonth } }: CellProps) {
  return (
    <TwoLines end remark={cellTexts.lastMonth}>
      <Text as="span" size="small">
        {formatCount(viewedLastMonth)}
      </Text>
    </TwoLines>
  );
}

/** Renders the running campaign of the listing. */
export function CampaignCell({ listing: { campaign } }: CellProps) {
  return campaign ? (
    <Text as="span" size="small" lines={2} title={campaign.title}>
      {campaign.title}
    </Text>
  ) : (
    '–'
  );
}

const marks: Readonly<Record<ShownListingState, Required<Pick<BadgeProps, 'tone' | 'mark'>>>> = {
  active: { tone: 'positive', mark: 'full' },
  passive: { tone: 'neutral', mark: 'done' },
  suspended: { tone: 'critical', mark: 'turned' },
  soldout: { tone: 'attention', mark: 'half' },
  expired: { tone: 'critical', mark: 'turned' },
};

/** Renders the state, and for a suspended listing the reason that was given. */
export function StateCell({ listing: { shownState, suspendedReason } }: CellProps) {
  return (
    <span className={css.lines}>
      <Badge {...marks[shownState]}>{shownListingStateLabels[shownState]}</Badge>
      {shownState === 'suspended' && suspendedReason ? (
        <Text as="span" size="tiny" tone="soft" lines={2} title={suspendedReason}>
          {suspendedReason}
        </Text>
      ) : null}
    </span>
  );
}
