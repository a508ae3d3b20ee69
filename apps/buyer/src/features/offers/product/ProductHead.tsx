import type { Listing } from '@havan/contract/catalogue/catalogue';
import { formatCount } from '@havan/domain/count';
import { formatDate } from '@havan/domain/istanbul';
import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import { Divider } from '@havan/ui/Divider';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { ProductImage } from '@havan/ui/ProductImage';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { expiryLabel } from '@havan/domain/expiry';
import { memo, type ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { payPrice } from '../../../shared/cart/prices.ts';
import { Barcode } from './Barcode.tsx';
import { offerTexts } from '../offer-texts.ts';
import * as css from './ProductHead.css.ts';
import { ProductActions } from './ProductActions.tsx';
import type { ProductDetail } from './product-detail.ts';
import { ProductGallery } from '../gallery/ProductGallery.tsx';
import { RecommendedOffer } from '../RecommendedOffer.tsx';
import type { OfferCounts } from '../use-offer-counts.ts';

// Drawn again only when the offers change, not at every press of a stepper.
const OfferRuler = memo(
  lazyPart(() => import('../prices/OfferRuler.tsx'), 'OfferRuler', {
    chunk: 'offer-prices',
    partOf: 'offers',
  }),
);
const rulerPlace = <div className={css.ruler} />;

/** Number of parts of the head, each in a frame of its own: the product, the recommended offer, the ruler. */
export const headParts = 3;

interface ProductHeadProps {
  readonly product: ProductDetail['product'];
  readonly listings: readonly Listing[];
  readonly recommended: Listing | null;
  readonly now: Date;
  readonly counts: OfferCounts;
  readonly onAdd: (listing: Listing) => void;
  readonly isAdding: boolean;
  /** How many of its parts to draw; the room of the others is reserved. */
  readonly drawn: number;
}

/**
 * Renders the product, the recommended offer, and the facts behind the decision; on a phone in that order, so that the
 * price stands in the first screen.
 */
export function ProductHead({
  product,
  listings,
  recommended,
  now,
  counts,
  onAdd,
  isAdding,
  drawn,
}: ProductHeadProps) {
  const { productName, brandId, brandName, brandLogoUrl, barcode, psf, lowestPrice30Days } = product;
  return (
    <section className={css.head} aria-label={productName}>
      <div className={css.picture}>
        <ProductGallery name={productName} pictures={product.pictures} />
      </div>
      <div className={recommended ? css.title : css.titleAlone}>
        <Stack space="xxs">
          <Link href={paths.brand(brandId)} variant="name">
            <Inline space="s" align="center">
              {brandLogoUrl === null ? null : <ProductImage src={brandLogoUrl} alt="" size="tiny" eager />}
              <Text as="span" tone="positive" weight="strong">
                {brandName}
              </Text>
            </Inline>
          </Link>
          <Heading level={1} remark={recommended ? `(${expiryLabel(recommended.expiration)})` : null}>
            {productName}
          </Heading>
        </Stack>
      </div>
      {recommended ? (
        <div className={css.offer}>
          {drawn < 2 ? (
            <div className={css.awaited} />
          ) : (
            <RecommendedOffer
              listing={recommended}
              psf={psf}
              now={now}
              count={counts.of(recommended)}
              onCount={(count) => counts.set(recommended, count)}
              onAdd={() => onAdd(recommended)}
              isAdding={isAdding}
            />
          )}
        </div>
      ) : null}
      <div className={recommended ? css.facts : css.factsAlone}>
        <Stack space="m">
          {/* One beneath the other: an action that is loaded later does not move the line. */}
          <Stack space="xxs">
            <Barcode barcode={barcode} />
            <ProductActions product={product} listings={listings} />
          </Stack>
          <Divider />
          <Grid columns={{ phone: 2, web: 3 }} space="m">
            <Fact term={offerTexts.psf}>
              {psf === null ? offerTexts.noPsf : <Money value={psf} size="large" />}
            </Fact>
            {lowestPrice30Days ? (
              <Fact
                term={offerTexts.lowest30}
                remark={formatDate(new Date(`${lowestPrice30Days.day}T09:00:00Z`))}
              >
                <Money value={lowestPrice30Days.price} size="large" />
              </Fact>
            ) : null}
            {listings.length > 0 ? <Range listings={listings} /> : null}
          </Grid>
          {listings.length > 0 ? (
            <>
              <Divider />
              {drawn < 3 ? (
                rulerPlace
              ) : (
                <OfferRuler
                  listings={listings}
                  recommendedId={recommended?.listingId ?? null}
                  psf={psf}
                  lowest={lowestPrice30Days?.price ?? null}
                  now={now}
                  waiting={rulerPlace}
                />
              )}
            </>
          ) : null}
        </Stack>
      </div>
    </section>
  );
}

function Range({ listings }: { listings: readonly Listing[] }) {
  const prices = listings.map((each) => payPrice(each));
  const units = listings.reduce((sum, { stock }) => sum + stock, 0);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return (
    <Fact term={offerTexts.range} remark={offerTexts.rangeRemark(listings.length, formatCount(units))}>
      {low === high ? (
        <Money value={low} size="large" />
      ) : (
        <Text as="span" noWrap>
          <Money value={low} size="large" bare />
          {' – '}
          <Money value={high} size="large" />
        </Text>
      )}
    </Fact>
  );
}

function Fact({ term, remark, children }: { term: string; remark?: string; children: ReactNode }) {
  return (
    <Stack space="none">
      <Text size="small" tone="soft">
        {term}
      </Text>
      {children}
      {remark ? (
        <Text size="tiny" tone="faint">
          {remark}
        </Text>
      ) : null}
    </Stack>
  );
}
