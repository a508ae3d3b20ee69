import { useMay } from '@havan/app-shell/profile/use-may';
import type { RiskyListing } from '@havan/contract/listings/expiry-radar';
import { updateListings } from '@havan/contract/listings/listings';
import { expiryLabel } from '@havan/domain/expiry';
import { tileWidths } from '@havan/domain/product-picture';
import { BulkAction, BulkBar } from '@havan/ui/BulkBar';
import { Button } from '@havan/ui/Button';
import { CheckIcon, TagIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { ProductImage } from '@havan/ui/ProductImage';
import { Stack } from '@havan/ui/Stack';
import { Table, type TableProps } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { type NewPrice, useNewPrices } from '../new-prices/use-new-prices.ts';
import { PriceQuestions } from '../new-prices/PriceQuestions.tsx';
import { radarTexts as texts } from './radar-texts.ts';
import { useMayCampaign } from './use-may-campaign.ts';

/** Returns the price that the radar proposes for a listing; null without one. */
const newPriceOf = (row: RiskyListing): NewPrice | null => {
  const proposal = row.proposals.find(({ kind }) => kind === 'price');
  return proposal ? { ...row, newPrice: proposal.price } : null;
};

/** Renders the listings at risk with the proposals for each; prices are applied one by one or together. */
export function RiskTable({ rows }: { readonly rows: readonly RiskyListing[] }) {
  const navigate = useNavigate();
  const mayCampaign = useMayCampaign();
  const mayPrice = useMay(updateListings);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const prices = useNewPrices(() => setChosen(new Set()));
  const taken = rows.filter(({ listingId }) => chosen.has(String(listingId)));
  const changes = taken.flatMap((row) => newPriceOf(row) ?? []);
  const saved = taken.reduce(
    (sum, { proposals }) => sum + (proposals.find(({ kind }) => kind === 'price')?.saved ?? 0),
    0,
  );
  return (
    <Stack space="s">
      <BulkBar
        count={taken.length}
        noun={texts.noun}
        remark={changes.length === 0 ? texts.noPrice : texts.wouldSave(saved)}
        onClear={() => setChosen(new Set())}
      >
        {changes.length === 0 || !mayPrice ? null : (
          <BulkAction
            label={texts.applyAll}
            icon={<CheckIcon />}
            disabled={prices.isPending}
            onPress={() => prices.apply(changes)}
          />
        )}
        {mayCampaign ? (
          <BulkAction
            label={texts.campaign}
            icon={<TagIcon />}
            onPress={() =>
              void navigate(paths.newCampaign({ listingIds: taken.map(({ listingId }) => listingId) }))
            }
          />
        ) : null}
      </BulkBar>
      <Table
        caption={texts.table}
        wide
        rows={rows}
        rowKey={({ listingId }) => String(listingId)}
        columns={columnsFor(prices, mayPrice)}
        {...((mayPrice || mayCampaign) && {
          selection: {
            selected: chosen,
            onChange: setChosen,
            rowLabel: ({ productName }: RiskyListing) => productName,
          },
        })}
      />
      <PriceQuestions questions={prices.questions} onAnswer={prices.answer} isPending={prices.isPending} />
    </Stack>
  );
}

function columnsFor(
  prices: ReturnType<typeof useNewPrices>,
  mayPrice: boolean,
): TableProps<RiskyListing>['columns'] {
  return [
    {
      id: 'product',
      header: texts.product,
      phone: 'lead',
      cell: ({ listingId, productImageUrl, productName, barcode }) => (
        <Inline wrap={false}>
          <ProductImage src={productImageUrl} srcSet={tileWidths(productImageUrl)} alt="" size="small" />
          <Stack space="none">
            <Link href={paths.listingPrice(listingId)}>{productName}</Link>
            <Text tone="faint" size="small">
              {barcode}
            </Text>
          </Stack>
        </Inline>
      ),
    },
    {
      id: 'expiry',
      header: texts.expiry,
      width: 96,
      cell: ({ expiration, chanceAtExpiry }) => (
        <Figure main={expiryLabel(expiration)} remark={texts.chance(chanceAtExpiry)} />
      ),
    },
    {
      id: 'stock',
      header: texts.shelf,
      align: 'end',
      width: 96,
      cell: ({ stock, monthlyUnits, source }) => (
        <Figure main={stock} remark={texts.perMonth(monthlyUnits, source === 'own')} />
      ),
    },
    {
      id: 'left',
      header: texts.left,
      align: 'end',
      width: 96,
      cell: ({ stock, unitsLeft }) => <Figure main={unitsLeft} remark={texts.willSell(stock - unitsLeft)} />,
    },
    {
      id: 'risk',
      header: texts.risk,
      align: 'end',
      width: 112,
      phone: 'trail',
      cell: ({ moneyAtStake }) => <Money value={moneyAtStake} tone="critical" />,
    },
    {
      id: 'proposal',
      header: texts.proposal,
      cell: (row) => <Proposals row={row} />,
    },
    {
      id: 'action',
      header: texts.action,
      hideHeader: true,
      align: 'end',
      width: 104,
      phone: 'action',
      cell: (row) => {
        const change = newPriceOf(row);
        const label = row.proposals.find(({ kind }) => kind === 'price')?.label ?? '';
        return change && mayPrice ? (
          <Button
            size="small"
            variant="outline"
            aria-label={texts.applyOf(row.productName, label)}
            loading={prices.isPending && prices.underway === row.listingId}
            onClick={() => prices.apply([change])}
          >
            {texts.apply}
          </Button>
        ) : null;
      },
    },
  ];
}

function Figure({ main, remark }: { readonly main: string | number; readonly remark: string }) {
  return (
    <Stack space="none">
      <Text weight="medium">{main}</Text>
      <Text tone="faint" size="small">
        {remark}
      </Text>
    </Stack>
  );
}

/** Renders the proposals, the best first, over the basis of the sales pace. */
function Proposals({ row }: { readonly row: RiskyListing }) {
  return (
    <Stack space="none">
      {row.proposals.length === 0 ? <Text>{texts.noProposal}</Text> : null}
      {row.proposals.map(({ label, sentence }, at) => (
        <Text key={label} weight={at === 0 ? 'medium' : 'regular'}>
          {sentence}
        </Text>
      ))}
      <Text tone="faint" size="small">
        {row.basis}
      </Text>
    </Stack>
  );
}
