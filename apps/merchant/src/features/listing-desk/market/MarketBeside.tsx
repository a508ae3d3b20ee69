import { expiryBand, expiryLabel } from '@havan/domain/expiry';
import { netPrice } from '@havan/domain/net-price';
import { formatScore } from '@havan/domain/score';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { dateText } from '@havan/ui/date-text';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Money } from '@havan/ui/Money';
import { PriceRuler } from '@havan/ui/PriceRuler';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { type DeskLine, productOf } from '../rows/desk-lines.ts';
import { noExpiration } from '../rows/scan-reading.ts';
import { offersBeside, type OwnGoods, type ProductMarket, sameClass } from './market-rows.ts';
import { marketTexts as texts } from './market-texts.ts';

interface MarketBesideProps {
  readonly line: DeskLine;
  /** Null while it is loading. */
  readonly market: ProductMarket | null;
  readonly now: Date;
  readonly onSuggestion: () => void;
}

/**
 * Renders the market of a line: all offers and the seller's own price on one axis, the offers of the same expiry class,
 * a suggestion, recent sales and the net amount.
 */
export function MarketBeside({ line, market, now, onSuggestion }: MarketBesideProps) {
  const product = productOf(line);
  if (!product) return null;
  const { expiration } = line.row;
  const own =
    expiration === null
      ? null
      : { expiration: expiration === noExpiration ? null : expiration, price: line.price };
  return (
    <Box as="section" frame="section" surface="sheet" padding="m" aria-label={texts.title}>
      <Stack space="m">
        <Stack space="none">
          <Heading level={2} size="panel">
            {texts.title}
          </Heading>
          <Text size="small" tone="soft" truncate>
            {product.productName}
          </Text>
        </Stack>
        {market ? (
          <>
            <Ruler market={market} own={own} price={line.price} psf={product.psf} now={now} />
            {own ? (
              <>
                <SameClass market={market} own={own} now={now} />
                <Suggestion market={market} onTake={onSuggestion} />
              </>
            ) : (
              <Text size="small" tone="soft">
                {texts.expiryFirst}
              </Text>
            )}
            <Sales sales={market.sales} />
            {line.price === null ? null : <Net price={line.price} market={market} />}
          </>
        ) : (
          <Shimmer kind="rows" count={4} label={texts.loading} />
        )}
      </Stack>
    </Box>
  );
}

interface RulerProps {
  readonly market: ProductMarket;
  readonly own: OwnGoods | null;
  readonly price: number | null;
  readonly psf: number | null;
  readonly now: Date;
}

/** Renders every offer and the own price on one axis; offers of another expiry class are marked. */
function Ruler({ market: { offers, lowest }, own, price, psf, now }: RulerProps) {
  const same = own && new Set(sameClass(offers, expiryBand(own.expiration, now), now));
  if (offers.length === 0 && price === null && lowest === null && psf === null) return null;
  return (
    <PriceRuler
      title={texts.ruler}
      summary={texts.rulerSummary(offers.length, same && same.size)}
      noun={texts.noun}
      gainLabel={texts.gain}
      marks={[
        ...(price === null ? [] : [{ id: 'own', value: price, label: texts.you, tone: 'main' as const }]),
        ...offers.map((offer) => ({
          id: String(offer.listingId),
          value: offer.price,
          label: texts.rival(expiryLabel(offer.expiration), scoreText(offer.scoreTenths)),
          tone: same && !same.has(offer) ? ('attention' as const) : ('neutral' as const),
        })),
      ]}
      {...(lowest !== null && { floor: { value: lowest, label: texts.lowest } })}
      {...(psf !== null && { ceiling: { value: psf, label: texts.psf } })}
    />
  );
}

const scoreText = (tenths: number | null): string =>
  tenths === null ? texts.noScore : formatScore(tenths / 10);

function SameClass({ market, own, now }: { market: ProductMarket; own: OwnGoods; now: Date }) {
  const band = expiryBand(own.expiration, now);
  if (band === 'expired') return null;
  const rows = offersBeside(market.offers, own, now);
  return (
    <Stack space="xs">
      <Text weight="strong">{texts.sameClass(band)}</Text>
      {rows.every(({ listingId }) => listingId === null) ? (
        <Text size="small" tone="soft">
          {texts.noneOfClass}
        </Text>
      ) : (
        <DescriptionList
          layout="sum"
          items={rows.map(({ listingId, place, price, expiration, scoreTenths }) => ({
            key: String(listingId ?? 'own'),
            term:
              listingId === null ? (
                <Text as="span" weight="strong" tone="positive">
                  {texts.ownPlace(place)}
                </Text>
              ) : (
                texts.rivalPlace(place, expiryLabel(expiration), scoreText(scoreTenths))
              ),
            details: <Money value={price} />,
          }))}
        />
      )}
    </Stack>
  );
}

function Suggestion({ market, onTake }: { market: ProductMarket; onTake: () => void }) {
  const { suggestion, basis } = market;
  if (!suggestion) return null;
  return (
    <Box surface="positive" padding="s">
      <Stack space="xs">
        <Text weight="strong">{texts.suggestion(suggestion.price)}</Text>
        <Text size="small">{[basis, ...suggestion.reasons].join(' ')}</Text>
        <Button size="small" variant="outline" onClick={onTake} aria-keyshortcuts="Alt+ArrowUp">
          {texts.take}
        </Button>
      </Stack>
    </Box>
  );
}

function Sales({ sales }: Pick<ProductMarket, 'sales'>) {
  return (
    <Stack space="xs">
      <Text weight="strong">{texts.sales}</Text>
      {sales.length === 0 ? (
        <Text size="small" tone="soft">
          {texts.noSales}
        </Text>
      ) : (
        <DescriptionList
          layout="sum"
          items={sales.map(({ soldAt, price, units, expiration }) => ({
            key: `${soldAt}/${price}/${units}`,
            term: texts.sale(dateText(soldAt, 'date'), units, expiryLabel(expiration)),
            details: <Money value={price} />,
          }))}
        />
      )}
    </Stack>
  );
}

function Net({ price, market }: { price: number; market: ProductMarket }) {
  const { commission, freight, net } = netPrice(price, market);
  return (
    <Stack space="xs">
      <Text weight="strong">{texts.net}</Text>
      <DescriptionList
        layout="sum"
        items={[
          { term: texts.price, details: <Money value={price} /> },
          { term: texts.commission(market.commissionBasisPoints), details: <Money value={-commission} /> },
          { term: texts.freight, details: <Money value={-freight} /> },
          { term: texts.left, details: <Money value={net} />, sums: true },
        ]}
      />
    </Stack>
  );
}
