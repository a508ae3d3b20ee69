import { holidayQuery } from '@havan/api-client/queries/listings/holiday';
import { listingCountsQuery, listingFiltersQuery } from '@havan/api-client/queries/listings/listings';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { useMay } from '@havan/app-shell/profile/use-may';
import { planHoliday } from '@havan/contract/listings/holiday';
import { type SellerListing, updateListings } from '@havan/contract/listings/listings';
import { formatCount } from '@havan/domain/count';
import { listingViewLabels, listingViews } from '@havan/domain/listing';
import { formatMoney } from '@havan/domain/money';
import { ColumnChoice } from '@havan/ui/ColumnChoice';
import type { GridColumn } from '@havan/ui/DataGrid';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Tabs } from '@havan/ui/Tabs';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { HolidayBanner } from '../holiday/HolidayBanner.tsx';
import { HolidayModal } from '../holiday/HolidayModal.tsx';
import { BatchesPanel } from './bulk/BatchesPanel.tsx';
import { DraftBar } from './drafts/DraftBar.tsx';
import { usePriceDeductionTerms } from '../price-deductions/use-price-deduction-terms.ts';
import { useDrafts } from './drafts/draft-store.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { ListingActions } from './ListingActions.tsx';
import { listingColumns, type ListingRow } from './cells/listing-columns.tsx';
import { listingSearchOf, type ListingFilter, readListingFilter } from './listing-filter.ts';
import { ListingFilters } from './ListingFilters.tsx';
import * as css from './ListingFilters.css.ts';
import { ListingTable } from './ListingTable.tsx';
import { listingTexts } from './listing-texts.ts';
import { SavedViews } from './SavedViews.tsx';
import { useSaveDrafts } from './drafts/use-save-drafts.ts';

/**
 * Sample figures of usual length: rendered invisibly, they reserve the room of the remark until the counts are known.
 */
const usualRemark = ['000', '0.000.000,00 TL'] as const;

/** Returns the column without editing. */
const readOnly = (column: GridColumn<ListingRow>): GridColumn<ListingRow> =>
  column.edit ? { ...column, edit: { ...column.edit, allowed: () => false } } : column;

/**
 * Renders `/myprofile/listings/:filter?`: the listings of the company, counted, filtered, sorted and edited in place.
 */
export function ListingsScreen() {
  const { api } = useAppProfile();
  const { filter: slug } = useParams();
  const [search, setSearch] = useSearchParams();
  const filter = readListingFilter(slug, search);
  const [now] = useState(() => new Date());
  const [history, setHistory] = useState<SellerListing | null>(null);
  const holiday = useQuery(holidayQuery(api)).data?.holiday ?? null;
  const [isPlanning, setPlanning] = useState(false);
  const [hasBatches, setBatches] = useState(false);
  const mayWrite = useMay(updateListings);
  const mayPlan = useMay(planHoliday);
  const terms = usePriceDeductionTerms();
  const columns = useMemo(() => {
    const all = listingColumns({ now, terms, onHistory: setHistory });
    return mayWrite ? all : all.map(readOnly);
  }, [now, terms, setHistory, mayWrite]);
  const drafts = useDrafts(useBasicInfos()?.user.companyId ?? null);
  const { save, isSaving } = useSaveDrafts();
  const counts = useQuery(listingCountsQuery(api)).data;
  const stockValue = useQuery(listingFiltersQuery(api)).data?.stockValue;
  const change = (next: Partial<ListingFilter>) =>
    setSearch(listingSearchOf({ ...filter, ...next }), { replace: true, preventScrollReset: true });
  const query = listingSearchOf(filter);
  const hint = filter.view && listingTexts.views[filter.view];
  return (
    <RequireArea area="listings">
      <Page>
        <title>{`${listingTexts.title} | Havan`}</title>
        <Stack space="m">
          <SectionHeader
            level={1}
            title={listingTexts.title}
            remark={
              counts && stockValue !== undefined ? (
                listingTexts.remark(formatCount(counts.all), formatMoney(stockValue))
              ) : (
                <span className={css.coming}>{listingTexts.remark(...usualRemark)}</span>
              )
            }
            actions={
              <ListingActions
                filter={filter}
                onBatches={() => setBatches(true)}
                onHoliday={holiday || !mayPlan ? null : () => setPlanning(true)}
              />
            }
          />
          <HolidayBanner />
          <Tabs
            label={listingTexts.tabs}
            look="count"
            value={filter.view ?? 'all'}
            tabs={[null, ...listingViews].map((view) => ({
              id: view ?? 'all',
              label: view ? listingViewLabels[view] : listingTexts.all,
              count: counts ? formatCount(counts[view ?? 'all']) : '–',
              href: paths.listings(view ?? undefined) + query,
            }))}
          />
          {hint ? <Text tone="soft">{hint}</Text> : null}
          <SavedViews address={`${filter.view ?? ''}${query}`}>
            <ColumnChoice
              columns={columns
                .filter(({ hideHeader }) => !hideHeader)
                .map(({ id, header }) => ({ id, header, fixed: id === 'name' }))}
              hidden={filter.hidden}
              onChange={(hidden) => change({ hidden })}
            />
          </SavedViews>
          <ListingFilters filter={filter} now={now} onChange={change} />
          <ListingTable
            filter={filter}
            columns={columns}
            drafts={drafts}
            isSaving={isSaving}
            onChange={change}
            onOpenBatches={() => setBatches(true)}
          />
          <DraftBar drafts={drafts} isSaving={isSaving} onSave={() => void save()} />
        </Stack>
        {isPlanning ? <HolidayModal holiday={null} onClose={() => setPlanning(false)} /> : null}
        <BatchesPanel open={hasBatches} onClose={() => setBatches(false)} />
        <HistoryPanel listing={history} onClose={() => setHistory(null)} />
      </Page>
    </RequireArea>
  );
}
