import type { Listing } from '@havan/contract/catalogue/catalogue';
import { formatMoney } from '@havan/domain/money';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Money } from '@havan/ui/Money';
import { QuantityStepper } from '@havan/ui/QuantityStepper';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { CampaignMarks } from '../../shared/product/CampaignMarks.tsx';
import { QuantityTerms } from './prices/QuantityTerms.tsx';
import { ExpiryReading } from '../../shared/product/ExpiryReading.tsx';
import { discountPercent, marginOf, payPrice, permilleText } from '../../shared/cart/prices.ts';
import { useExpiryPreference } from '../../shared/product/use-expiry-preference.ts';
import { SellerLine } from '../../shared/product/SellerLine.tsx';
import { addToCartTexts } from '../../shared/shared-texts.ts';
import * as css from './product/ProductHead.css.ts';
import { recommendedButtonId } from './offer-row-id.ts';
import { offerTexts } from './offer-texts.ts';
import { hasLongExpiry } from './offers.ts';
import { PriorPrice } from './prices/PriorPrice.tsx';
import { ShippingReading } from './delivery/ShippingReading.tsx';
import { leastOf, mostOf } from './use-offer-counts.ts';

interface RecommendedOfferProps {
  readonly listing: Listing;
  readonly psf: number | null;
  readonly now: Date;
  readonly count: number;
  readonly onCount: (count: number) => void;
  readonly onAdd: () => void;
  readonly isAdding: boolean;
}

/** Renders the recommended offer, with its reasons and the large button. */
export function RecommendedOffer({
  listing,
  psf,
  now,
  count,
  onCount,
  onAdd,
  isAdding,
}: RecommendedOfferProps) {
  const { seller, expiration, packSize, price } = listing;
  const { prefersLongExpiry } = useExpiryPreference();
  // A campaign may ask for more units than the fewest: the price follows the count.
  const pay = payPrice(listing, { count });
  const margin = marginOf(pay, psf);
  const discount = discountPercent(listing, { count });
  const off = discount === null ? null : offerTexts.discount(discount);
  return (
    <Stack space="m">
      <Stack space="none">
        <Heading level={2} size="panel">
          {offerTexts.recommended}
        </Heading>
        <Text size="small" tone="soft">
          {prefersLongExpiry
            ? offerTexts[hasLongExpiry(listing, now) ? 'recommendedWhy' : 'recommendedClose']
            : offerTexts.recommendedAny}
        </Text>
      </Stack>
      <Stack space="xxs">
        <Money value={pay} size="decision" />
        <Inline space="xs">
          {off === null ? null : (
            <>
              <Money value={price} quiet strike tone="soft" />
              <Badge tone="positive">{off}</Badge>
            </>
          )}
          <Text as="span" size="small" tone="soft">
            {offerTexts.vatIncluded}
          </Text>
        </Inline>
        <CampaignMarks campaigns={listing.campaigns} said={off} />
        <QuantityTerms listing={listing} />
        {off === null ? null : (
          <div className={css.prior}>
            <PriorPrice {...listing} />
          </div>
        )}
      </Stack>
      <DescriptionList
        items={[
          {
            term: offerTexts.seller,
            details: <SellerLine seller={seller} />,
          },
          {
            term: offerTexts.expiration,
            details: <ExpiryReading expiration={expiration} now={now} layout="row" />,
          },
          ...(margin
            ? [
                {
                  term: offerTexts.margin,
                  details: offerTexts.marginOf(permilleText(margin.permille), formatMoney(margin.amount)),
                },
              ]
            : []),
        ]}
      />
      <div id={recommendedButtonId} className={css.buy}>
        <QuantityStepper
          size="large"
          label={offerTexts.countOf(seller.sellerUsername)}
          value={count}
          onChange={onCount}
          min={leastOf(listing)}
          max={mostOf(listing)}
          step={packSize}
        />
        <Button
          size="large"
          wide
          loading={isAdding}
          after={<Money value={pay * count} tone="inherit" />}
          onClick={onAdd}
        >
          {addToCartTexts.add}
        </Button>
      </div>
      <ShippingReading listing={listing} count={count} now={now} layout="sentence" />
    </Stack>
  );
}
