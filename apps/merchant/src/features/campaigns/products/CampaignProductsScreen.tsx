import { campaignProductsQuery } from '@havan/api-client/queries/campaigns/seller-campaigns';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { CampaignProduct } from '@havan/contract/campaigns/seller-campaigns';
import { type CampaignState, campaignStates } from '@havan/domain/campaign';
import { expiryLabel } from '@havan/domain/expiry';
import { formatCount } from '@havan/domain/count';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Checkbox } from '@havan/ui/Checkbox';
import { EmptyState } from '@havan/ui/EmptyState';
import { Grid } from '@havan/ui/Grid';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { LoadMore } from '@havan/ui/LoadMore';
import { Money } from '@havan/ui/Money';
import { Page } from '@havan/ui/Page';
import { ProductImage } from '@havan/ui/ProductImage';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Select } from '@havan/ui/Select';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { paths } from '../../../paths.ts';
import { campaignTabLabels, campaignTexts as texts } from '../campaign-texts.ts';

/**
 * Renders `/myprofile/campaignsproducts`: the listings of the company in its campaigns, with the sales of
 * each.
 */
export function CampaignProductsScreen() {
  return (
    <RequireArea area="campaignPanel">
      <CampaignProducts />
    </RequireArea>
  );
}

function CampaignProducts() {
  const { api } = useAppProfile();
  const [state, setState] = useState<CampaignState | null>(null);
  const [text, setText] = useState('');
  const [unsold, setUnsold] = useState(false);
  const q = useDeferredValue(text.trim());
  const list = useInfiniteQuery(campaignProductsQuery(api, { state, q, unsold }));
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page>
      <title>{`${texts.productsTitle} | Havan`}</title>
      <Stack space="m">
        <SectionHeader
          level={1}
          title={texts.productsTitle}
          remark={texts.productsRemark}
          actions={
            <ButtonLink variant="outline" href={paths.campaigns()}>
              {texts.back}
            </ButtonLink>
          }
        />
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TextField type="search" label={texts.text} maxLength={100} value={text} onChange={setText} />
          <Select
            label={texts.state}
            placeholder={texts.active}
            value={state ?? ''}
            options={campaignStates.map((value) => ({ value, label: campaignTabLabels[value] }))}
            onChange={(value) => setState(campaignStates.find((each) => each === value) ?? null)}
          />
        </Grid>
        <Checkbox label={texts.unsold} checked={unsold} onChange={setUnsold} />
        {list.error && !list.data ? (
          <LoadFailure size="part" error={list.error} onRetry={() => void list.refetch()} />
        ) : null}
        {!list.error && !list.data ? <Shimmer kind="rows" count={6} label={texts.loading} /> : null}
        {list.data && rows.length === 0 ? (
          <EmptyState kind="noListings" title={texts.productsEmpty} subtitle={texts.productsEmptySubtitle} />
        ) : null}
        {rows.length === 0 ? null : (
          <Table
            caption={texts.productsTable}
            rows={rows}
            rowKey={({ campaignId, listingId }) => `${campaignId}/${listingId}`}
            columns={columns}
          />
        )}
        <LoadMore
          shown={rows.length}
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
          noun={texts.productNoun}
        />
      </Stack>
    </Page>
  );
}

const columns: readonly Column<CampaignProduct>[] = [
  {
    id: 'product',
    header: texts.product,
    phone: 'lead',
    cell: ({ listingId, productImageUrl, productName, barcode, expiration }) => (
      <Inline wrap={false}>
        <ProductImage src={productImageUrl} alt="" size="small" />
        <Stack space="none">
          <Link href={paths.listingPrice(listingId)}>{productName}</Link>
          <Text tone="faint" size="small">
            {expiration === null ? barcode : `${barcode} · ${expiryLabel(expiration)}`}
          </Text>
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'campaign',
    header: texts.campaign,
    cell: ({ campaignId, campaignTitle, campaignState, rule }) => (
      <Stack space="none">
        <Link href={paths.campaign(campaignId)}>{campaignTitle}</Link>
        <Text tone="faint" size="small">
          {campaignTabLabels[campaignState]} · {rule}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'price',
    header: texts.price,
    align: 'end',
    width: 120,
    phone: 'trail',
    cell: ({ price, campaignPrice }) => (
      <Stack space="none">
        {campaignPrice === price ? null : <Money value={price} strike quiet />}
        <Money value={campaignPrice} />
      </Stack>
    ),
  },
  { id: 'stock', header: texts.stock, align: 'end', width: 80, cell: ({ stock }) => formatCount(stock) },
  {
    id: 'sold',
    header: texts.sold,
    align: 'end',
    width: 112,
    cell: ({ result }) => (
      <Stack space="none">
        <Text>{texts.unitsOf(result.units)}</Text>
        {result.bonusUnits > 0 ? (
          <Text tone="faint" size="small">
            {texts.bonusUnits(result.bonusUnits)}
          </Text>
        ) : null}
      </Stack>
    ),
  },
  {
    id: 'income',
    header: texts.income,
    align: 'end',
    width: 120,
    cell: ({ result }) => <Money value={result.income} quiet />,
  },
];
