import type { SimulatedListing } from '@havan/contract/campaigns/campaign-simulation';
import type { CampaignWarningCode } from '@havan/domain/campaign-forecast';
import { expiryLabel } from '@havan/domain/expiry';
import { EmptyState } from '@havan/ui/EmptyState';
import { IconButton } from '@havan/ui/IconButton';
import { CloseIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Money } from '@havan/ui/Money';
import { ProductImage } from '@havan/ui/ProductImage';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { campaignTexts as texts, warningLabels } from '../campaign-texts.ts';
import type { ChosenProducts } from './use-chosen-products.ts';

interface SimulationTableProps {
  readonly rows: readonly SimulatedListing[];
  readonly products: ChosenProducts;
  readonly isPending: boolean;
  /** Whether the campaign runs: its listings cannot be removed. */
  readonly isRunning: boolean;
}

/** Renders the products with the effect of the campaign on each; the ticked ones are part of it. */
export function SimulationTable({ rows, products, isPending, isRunning }: SimulationTableProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  if (products.ids.length === 0)
    return (
      <EmptyState
        kind="noListings"
        size="panel"
        title={texts.noProducts}
        subtitle={texts.noProductsSubtitle}
      />
    );
  if (rows.length === 0 && isPending)
    return <Shimmer kind="rows" count={Math.min(6, products.ids.length)} label={texts.simulating} />;
  const selected = new Set(rows.filter(products.isTaken).map(({ listingId }) => String(listingId)));
  return (
    <Table<SimulatedListing>
      caption={texts.simulation}
      rows={rows}
      rowKey={({ listingId }) => String(listingId)}
      columns={isRunning ? columns : [...columns, removeColumn(products)]}
      rowTone={({ warnings }) => (warnings.some(isBelowCost) ? 'critical' : undefined)}
      windowed={60}
      expansion={{
        open,
        onToggle: (key) =>
          setOpen(
            (before) =>
              new Set(before.has(key) ? [...before].filter((each) => each !== key) : [...before, key]),
          ),
        rowLabel: ({ productName }) => productName,
        render: (row) => <Warnings row={row} />,
      }}
      {...(isRunning
        ? {}
        : {
            selection: {
              selected,
              onChange: (next) => products.decide(rows, next),
              rowLabel: ({ productName }) => productName,
            },
          })}
    />
  );
}

function Warnings({ row }: { readonly row: SimulatedListing }) {
  if (row.warnings.length === 0) return <Text tone="soft">{texts.noWarning}</Text>;
  return (
    <Stack space="xs">
      {row.warnings.map((warning) => (
        <Text key={warning.sentence} tone={isBelowCost(warning) ? 'critical' : 'soft'}>
          {warning.sentence}
        </Text>
      ))}
    </Stack>
  );
}

const isBelowCost = ({ code }: { readonly code: CampaignWarningCode }): boolean => code === 'belowCost';

const columns: readonly Column<SimulatedListing>[] = [
  {
    id: 'product',
    header: texts.product,
    phone: 'lead',
    cell: ({ productImageUrl, productName, barcode, expiration, stock }) => (
      <Inline wrap={false}>
        <ProductImage src={productImageUrl} alt="" size="small" />
        <Stack space="none">
          <Text weight="medium">{productName}</Text>
          <Text tone="faint" size="small">
            {[barcode, ...(expiration === null ? [] : [expiryLabel(expiration)]), texts.unitsOf(stock)].join(
              ' · ',
            )}
          </Text>
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'price',
    header: texts.price,
    align: 'end',
    width: 136,
    phone: 'trail',
    cell: ({ price, newPrice, deepestPrice, lowest }) => (
      <Stack space="none">
        {newPrice === price ? null : <Money value={price} strike quiet />}
        <Money value={newPrice} />
        {deepestPrice === newPrice ? null : (
          <Text tone="faint" size="small">
            → <Money value={deepestPrice} quiet />
          </Text>
        )}
        {lowest === null ? null : (
          <Text tone="faint" size="small">
            {texts.lowest(lowest)}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'margin',
    header: texts.margin,
    align: 'end',
    width: 136,
    cell: ({ margin, net }) => (
      <Stack space="none">
        {margin === null ? (
          <Text tone="faint" size="small">
            {texts.noCost}
          </Text>
        ) : (
          <Money value={margin} tone={margin < 0 ? 'critical' : 'main'} />
        )}
        <Text tone="faint" size="small">
          {texts.netPrice(net)}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'place',
    header: texts.place,
    align: 'end',
    width: 96,
    cell: (row) => texts.placeText(row),
  },
  {
    id: 'expected',
    header: texts.expected,
    align: 'end',
    width: 120,
    cell: ({ units, unitsBefore }) =>
      units === null ? (
        <Text tone="faint" size="small">
          {texts.unknownDemand}
        </Text>
      ) : (
        <Stack space="none">
          <Text>{texts.unitsOf(units)}</Text>
          <Text tone="faint" size="small">
            {texts.without(unitsBefore ?? 0)}
          </Text>
        </Stack>
      ),
  },
  {
    id: 'cost',
    header: texts.cost,
    align: 'end',
    width: 128,
    cell: ({ costOfCampaign }) => (costOfCampaign === null ? '–' : <Money value={costOfCampaign} quiet />),
  },
  {
    id: 'warnings',
    header: texts.warnings,
    width: 152,
    cell: ({ warnings }) => (
      <Stack space="none">
        {[...new Set(warnings.map(({ code }) => code))].map((code) => (
          <Text key={code} size="small" tone={code === 'belowCost' ? 'critical' : 'soft'}>
            {warningLabels[code]}
          </Text>
        ))}
      </Stack>
    ),
  },
];

const removeColumn = ({ remove }: ChosenProducts): Column<SimulatedListing> => ({
  id: 'remove',
  header: texts.remove,
  hideHeader: true,
  align: 'end',
  width: 56,
  phone: 'action',
  cell: ({ listingId, productName }) => (
    <IconButton
      label={`${productName}: ${texts.remove}`}
      icon={<CloseIcon />}
      onClick={() => remove(listingId)}
    />
  ),
});
