import type { Listing } from '@havan/contract/catalogue/catalogue';
import { formatCount } from '@havan/domain/count';
import { formatMoney } from '@havan/domain/money';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DoubleRule } from '@havan/ui/DoubleRule';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { QuantityStepper } from '@havan/ui/QuantityStepper';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { CampaignMarks } from '../../shared/product/CampaignMarks.tsx';
import { QuantityTerms } from './prices/QuantityTerms.tsx';
import { ExpiryReading } from '../../shared/product/ExpiryReading.tsx';
import { discountPercent, marginOf, payPrice, permilleText } from '../../shared/cart/prices.ts';
import { SellerScore, SellerTick, SellerTypeMark } from '../../shared/product/SellerMarks.tsx';
import { addToCartTexts } from '../../shared/shared-texts.ts';
import { offerRowId } from './offer-row-id.ts';
import { offerTexts } from './offer-texts.ts';
import { type ColumnBests, monthsOf, refusalOf } from './offers.ts';
import { PriorPrice } from './prices/PriorPrice.tsx';
import { ShippingReading } from './delivery/ShippingReading.tsx';
import { leastOf, mostOf, type OfferCounts } from './use-offer-counts.ts';

interface ColumnContext {
  readonly psf: number | null;
  readonly now: Date;
  readonly bests: ColumnBests | null;
  readonly counts: OfferCounts;
  readonly onAdd: (listing: Listing) => void;
  readonly isAdding: (listingId: number) => boolean;
  readonly recommendedId: number | null;
  readonly companyId: number | undefined;
}

/** Number of units below which the stock is shown as running out. */
const fewUnits = 20;

/** Returns the columns of the offer table in the order in which a pharmacist reads them. */
export function offerColumns(context: ColumnContext): Column<Listing>[] {
  return [
    { id: 'seller', header: offerTexts.seller, phone: 'lead', cell: sellerCell },
    {
      id: 'score',
      header: offerTexts.score,
      phone: 'lead',
      sortable: true,
      width: 72,
      cell: ({ seller }) =>
        marked(
          <SellerScore seller={seller} />,
          seller.scoreTenths === context.bests?.score,
          offerTexts.best.score,
        ),
    },
    {
      id: 'price',
      header: offerTexts.price,
      phone: 'trail',
      align: 'end',
      sortable: true,
      width: 136,
      cell: (listing) => priceCell(listing, context.bests),
    },
    {
      id: 'margin',
      header: offerTexts.margin,
      align: 'end',
      width: 104,
      cell: (listing) => marginCell(listing, context.psf),
    },
    {
      id: 'expiration',
      header: offerTexts.expiration,
      phone: 'trail',
      sortable: true,
      width: 184,
      cell: (listing) => (
        <ExpiryReading
          expiration={listing.expiration}
          now={context.now}
          isBest={context.bests !== null && monthsOf(listing, context.now) === context.bests.months}
        />
      ),
    },
    {
      id: 'stock',
      header: offerTexts.stock,
      align: 'end',
      sortable: true,
      width: 104,
      cell: (listing) => stockCell(listing, context.bests),
    },
    {
      id: 'shipping',
      header: offerTexts.shipping,
      width: 176,
      cell: (listing) => (
        <ShippingReading
          listing={listing}
          count={context.counts.of(listing)}
          now={context.now}
          layout="row"
        />
      ),
    },
    {
      id: 'count',
      header: offerTexts.count,
      phone: 'action',
      align: 'end',
      width: 252,
      cell: (listing) => <BuyCell listing={listing} context={context} />,
    },
  ];
}

function sellerCell({ seller }: Listing) {
  return (
    <Stack space="none">
      <Link href={paths.seller(seller.sellerId)} variant="name">
        <Text as="span" weight="strong">
          {seller.sellerUsername}
        </Text>
      </Link>
      <Inline space="xs">
        <SellerTypeMark seller={seller} />
        <SellerTick seller={seller} />
        <Text as="span" size="small" tone="soft">
          {seller.cityName}
        </Text>
      </Inline>
    </Stack>
  );
}

function priceCell(listing: Listing, bests: ColumnBests | null) {
  const pay = payPrice(listing);
  const discount = discountPercent(listing);
  const off = discount === null ? null : offerTexts.discount(discount);
  return (
    <Stack space="none" align="end">
      {marked(<Money value={pay} size="standard" />, pay === bests?.price, offerTexts.best.price)}
      {off === null ? (
        <Text as="span" size="small" tone="faint">
          {offerTexts.listPrice}
        </Text>
      ) : (
        <Inline space="xxs" wrap={false}>
          <Money value={listing.price} quiet strike bare tone="soft" />
          <Badge tone="positive">{off}</Badge>
        </Inline>
      )}
      <CampaignMarks campaigns={listing.campaigns} align="end" said={off} />
      <QuantityTerms listing={listing} align="end" />
      {off === null ? null : <PriorPrice {...listing} />}
    </Stack>
  );
}

function marginCell(listing: Listing, psf: number | null) {
  const margin = marginOf(payPrice(listing), psf);
  if (!margin)
    return (
      <Text as="span" tone="faint">
        —
      </Text>
    );
  return (
    <Stack space="none" align="end">
      <Text as="span" weight="strong">
        {permilleText(margin.permille)}
      </Text>
      <Text as="span" size="small" tone="soft" noWrap>
        {formatMoney(margin.amount)}
      </Text>
    </Stack>
  );
}

function stockCell({ stock, minQuantity, packSize, maxQuantity }: Listing, bests: ColumnBests | null) {
  const figure = (
    <Text as="span" weight="strong">
      {formatCount(stock)}
    </Text>
  );
  return (
    <Stack space="none" align="end">
      {marked(figure, stock === bests?.stock, offerTexts.best.stock)}
      {stock < fewUnits ? (
        <Text as="span" size="small" tone="critical" weight="strong">
          {offerTexts.few}
        </Text>
      ) : null}
      <Text as="span" size="small" tone="faint" align="end">
        {offerTexts.terms(minQuantity, packSize, maxQuantity)}
      </Text>
    </Stack>
  );
}

function BuyCell({ listing, context }: { listing: Listing; context: ColumnContext }) {
  const { seller, packSize, listingId, inBasket } = listing;
  const refusal = refusalOf(listing, context.companyId);
  if (refusal) {
    return (
      <Text as="span" size="small" tone="soft" align="end">
        {offerTexts[refusal]}
      </Text>
    );
  }
  return (
    <div id={offerRowId(listingId)}>
      <Stack space="none" align="end">
        <Inline space="xs" wrap={false}>
          <QuantityStepper
            label={offerTexts.countOf(seller.sellerUsername)}
            value={context.counts.of(listing)}
            onChange={(count) => context.counts.set(listing, count)}
            min={leastOf(listing)}
            max={mostOf(listing)}
            step={packSize}
          />
          <Button
            variant={listingId === context.recommendedId ? 'solid' : 'outline'}
            aria-label={offerTexts.addOf(seller.sellerUsername)}
            loading={context.isAdding(listingId)}
            onClick={() => context.onAdd(listing)}
          >
            {addToCartTexts.add}
          </Button>
        </Inline>
        {inBasket > 0 ? (
          <Text as="span" size="small" tone="positive">
            {addToCartTexts.inBasket(inBasket)}
          </Text>
        ) : null}
      </Stack>
    </div>
  );
}

/** Returns the double rule under the best value of a column. */
function marked(value: ReactNode, isBest: boolean, label: string) {
  return isBest ? <DoubleRule label={label}>{value}</DoubleRule> : value;
}
