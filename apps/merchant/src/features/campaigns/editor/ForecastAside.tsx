import type { SimulatedListing } from '@havan/contract/campaigns/campaign-simulation';
import { forecastTotals } from '@havan/domain/campaign-forecast';
import { campaignRule } from '@havan/domain/campaign-terms';
import { Alert } from '@havan/ui/Alert';
import { Badge } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { DateText } from '@havan/ui/DateText';
import { Heading } from '@havan/ui/Heading';
import { TagIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Money } from '@havan/ui/Money';
import { PriceRuler } from '@havan/ui/PriceRuler';
import { Stack } from '@havan/ui/Stack';
import { StatStrip, StatTile } from '@havan/ui/StatTile';
import { Text } from '@havan/ui/Text';
import type { TypedTerms } from '../campaign-form.ts';
import { campaignTexts as texts } from '../campaign-texts.ts';

interface ForecastAsideProps {
  /** The products in the campaign. */
  readonly rows: readonly SimulatedListing[];
  readonly terms: TypedTerms | null;
  readonly isPending: boolean;
}

/** Renders the campaign as buyers will read it, and its expected cost and income. */
export function ForecastAside({ rows, terms, isPending }: ForecastAsideProps) {
  const [first] = rows;
  const totals = forecastTotals(rows, terms?.unitLimit ?? null);
  return (
    <Stack space="l">
      <Box padding="m" frame="section">
        <Stack space="xs">
          <Text tone="faint" size="small">
            {texts.label}
          </Text>
          <Heading level={2} size="block">
            {terms && terms.title !== '' ? terms.title : texts.newTitle}
          </Heading>
          {terms ? (
            <Badge tone="positive" icon={<TagIcon />}>
              {campaignRule(terms)}
            </Badge>
          ) : null}
          {terms && terms.description !== '' ? <Text tone="soft">{terms.description}</Text> : null}
          {first ? (
            <Inline>
              <Text truncate>{first.productName}</Text>
              {first.newPrice === first.price ? null : <Money value={first.price} strike quiet />}
              <Money value={first.newPrice} size="large" />
            </Inline>
          ) : null}
          {terms ? (
            <Text tone="faint" size="small">
              <DateText value={terms.startsAt.toISOString()} format="dateTime" /> –{' '}
              <DateText value={terms.endsAt.toISOString()} format="dateTime" />
            </Text>
          ) : null}
        </Stack>
      </Box>
      {first && first.newPrice < first.price ? (
        <PriceRuler
          title={texts.ruler}
          summary={texts.rulerSummary(first.price, first.newPrice)}
          marks={[
            { id: 'new', value: first.newPrice, label: first.productName, tone: 'main' },
            { id: 'now', value: first.price, label: texts.price },
          ]}
        />
      ) : null}
      {rows.length === 0 ? null : (
        <Stack space="s" as="section" aria-busy={isPending}>
          <StatStrip label={texts.totals}>
            <StatTile
              label={texts.totalUnits}
              value={texts.unitsOf(totals.units)}
              remark={texts.without(totals.unitsBefore)}
            />
            <StatTile label={texts.totalCost} value={<Money value={totals.costOfCampaign} />} />
            <StatTile
              label={texts.totalIncome}
              value={<Money value={totals.income} />}
              remark={<Money value={totals.income - totals.incomeBefore} signed quiet />}
              remarkTone={totals.income < totals.incomeBefore ? 'critical' : 'positive'}
            />
          </StatStrip>
          {totals.belowCost > 0 ? <Alert kind="error">{texts.below(totals.belowCost)}</Alert> : null}
          <Text tone="faint" size="small">
            {texts.totalsRemark(totals.listings, totals.unknown)}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
