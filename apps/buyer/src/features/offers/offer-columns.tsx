import type { Listing } from '@havan/contract/catalogue';
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
import { CampaignMarks } from '../../trade/CampaignMarks.tsx';
import { ExpiryReading } from '../../trade/ExpiryReading.tsx';
import { discountPercent, marginOf, payPrice, permilleText } from '../../trade/prices.ts';
import { SellerScore, SellerTick } from '../../trade/SellerMarks.tsx';
import { basketTexts } from '../../trade/trade-texts.ts';
import { offerRowId } from './offer-row-id.ts';
import { offerTexts } from './offer-texts.ts';
import { type ColumnBests, monthsOf, refusalOf } from './offers.ts';
import { PriorPrice } from './PriorPrice.tsx';
import { ShippingReading } from './ShippingReading.tsx';
import { leastOf, mostOf, type OfferCounts } from './use-offer-counts.ts';

interface Desk {
  readonly psf: number | null;
  readonly now: Date;
  readonly bests: ColumnBests | null;
  readonly counts: OfferCounts;
  readonly onAdd: (listing: Listing) => void;
  readonly isAdding: (listingId: number) => boolean;
  readonly recommendedId: number | null;
  readonly companyId: number | undefined;
}

/** Fewer units than this and the stock is said to run out. */
const fewUnits = 20;

/** The columns of the offer table in the order in which a pharmacist reads them. */
export function offerColumns(desk: Desk): Column<Listing>[] {
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
          seller.scoreTenths === desk.bests?.score,
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
      cell: (listing) => priceCell(listing, desk.bests),
    },
    {
      id: 'margin',
      header: offerTexts.margin,
      align: 'end',
      width: 104,
      cell: (listing) => marginCell(listing, desk.psf),
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
          now={desk.now}
          isBest={desk.bests !== null && monthsOf(listing, desk.now) === desk.bests.months}
        />
      ),
    },
    {
      id: 'stock',
      header: offerTexts.stock,
      align: 'end',
      sortable: true,
      width: 104,
      cell: (listing) => stockCell(listing, desk.bests),
    },
    {
      id: 'shipping',
      header: offerTexts.shipping,
      width: 176,
      cell: (listing) => (
        <ShippingReading listing={listing} count={desk.counts.of(listing)} now={desk.now} layout="row" />
      ),
    },
    {
      id: 'count',
      header: offerTexts.count,
      phone: 'action',
      align: 'end',
      width: 252,
      cell: (listing) => <BuyCell listing={listing} desk={desk} />,
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

function stockCell({ stock, minQuantity, packSize }: Listing, bests: ColumnBests | null) {
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
      {stock >= fewUnits || minQuantity > 1 || packSize > 1 ? (
        <Text as="span" size="small" tone="faint" align="end" noWrap>
          {offerTexts.terms(minQuantity, packSize)}
        </Text>
      ) : null}
    </Stack>
  );
}

function BuyCell({ listing, desk }: { listing: Listing; desk: Desk }) {
  const { seller, packSize, listingId, inBasket } = listing;
  const refusal = refusalOf(listing, desk.companyId);
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
            value={desk.counts.of(listing)}
            onChange={(count) => desk.counts.set(listing, count)}
            min={leastOf(listing)}
            max={mostOf(listing)}
            step={packSize}
          />
          <Button
            variant={listingId === desk.recommendedId ? 'solid' : 'outline'}
            aria-label={offerTexts.addOf(seller.sellerUsername)}
            loading={desk.isAdding(listingId)}
            onClick={() => desk.onAdd(listing)}
          >
            {basketTexts.add}
          </Button>
        </Inline>
        {inBasket > 0 ? (
          <Text as="span" size="small" tone="positive">
            {basketTexts.inBasket(inBasket)}
          </Text>
        ) : null}
      </Stack>
    </div>
  );
}

/** The double rule under the best value of a column. */
function marked(value: ReactNode, isBest: boolean, label: string) {
  return isBest ? <DoubleRule label={label}>{value}</DoubleRule> : value;
}
