import { marketListingsQuery } from '@havan/api-client/queries/backoffice/market-listings';
import type { ListingSelection } from '@havan/contract/backoffice/risk/market-listings';
import { listingStates, shownListingStateLabels } from '@havan/domain/listing';
import { BulkAction, BulkBar } from '@havan/ui/BulkBar';
import { Button } from '@havan/ui/Button';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
import { EmptyState } from '@havan/ui/EmptyState';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session.ts';
import { CompanyChip, companyNumber } from '../../shared/CompanyChip.tsx';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { useQueryFields } from '../../shared/use-query-fields.ts';
import { listingColumns } from './listing-columns.tsx';
import { ListingActDialog } from './ListingActDialog.tsx';

interface Asked {
  readonly action: 'suspend' | 'free';
  readonly selection: ListingSelection;
}

/**
 * Renders the listings of all sellers; they are suspended and released one by one, as a selection, or all results of a
 * search.
 */
export function ListingsScreen() {
  const [query, setFields] = useQueryFields();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const search = query.get('q') ?? '';
  const state = listingStates.find((one) => one === query.get('durum'));
  const sellerId = companyNumber(query.get('seller'));
  const inStock = query.get('stock') === 'yes';
  const filter = { search: search.trim(), ...(state && { state }) };
  const list = useInfiniteQuery(
    marketListingsQuery(api, {
      ...filter,
      ...(sellerId && { sellerId }),
      ...(inStock && { inStock: 'true' }),
    }),
  );
  const change = (next: { q?: string; durum?: string; seller?: string; stock?: string }) => {
    setChosen(new Set());
    setFields(next);
  };
  const ask = (action: Asked['action'], ids: readonly number[]) =>
    setAsked({ action, selection: { by: 'ids', listingIds: [...ids] } });
  const askAll = (action: Asked['action']) =>
    setAsked({
      action,
      selection: {
        by: 'filter',
        ...filter,
        ...(sellerId && { sellerId: Number(sellerId) }),
        ...(inStock && { inStock }),
      },
    });
  const ids = [...chosen].map(Number);
  return (
    <Stack space="l">
      <Heading level={1}>İlanlar</Heading>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <TextField
          label="İlan ara"
          help="Ürün adı, barkod, ilan numarası, marka ya da satıcı."
          type="search"
          maxLength={100}
          value={search}
          onChange={(q) => change({ q })}
        />
        <Select
          label="Durum"
          value={state ?? ''}
          onChange={(durum) => change({ durum })}
          options={[
            { value: '', label: 'Hepsi' },
            ...listingStates.map((value) => ({ value, label: shownListingStateLabels[value] })),
          ]}
        />
      </Grid>
      {sellerId || inStock ? (
        <ChipRow label="Firma süzgeçleri">
          {sellerId ? (
            <CompanyChip label="Satıcı" id={sellerId} onRemove={() => change({ seller: '' })} />
          ) : null}
          {inStock ? <Chip label="Stoku olan" pressed onChange={() => change({ stock: '' })} /> : null}
        </ChipRow>
      ) : null}
      {filter.search === '' && !sellerId ? null : (
        <Inline space="s">
          <Button variant="outline" tone="critical" onClick={() => askAll('suspend')}>
            Bulunanların hepsini askıya al
          </Button>
          <Button variant="outline" onClick={() => askAll('free')}>
            Bulunanların hepsini askıdan çıkar
          </Button>
        </Inline>
      )}
      <BulkBar count={chosen.size} noun="ilan" onClear={() => setChosen(new Set())}>
        <BulkAction label="Askıya al" onPress={() => ask('suspend', ids)} />
        <BulkAction label="Askıdan çıkar" onPress={() => ask('free', ids)} />
      </BulkBar>
      <PagedTable
        list={list}
        noun="ilan"
        caption="İlanlar"
        rowKey={({ listingId }) => String(listingId)}
        columns={listingColumns((row) =>
          ask(row.state === 'suspended' ? 'free' : 'suspend', [row.listingId]),
        )}
        selection={{
          selected: chosen,
          onChange: setChosen,
          rowLabel: ({ productName, seller }) => `${productName}, ${seller}`,
        }}
        empty={<EmptyState kind="noListings" size="panel" title="Bu aramaya uyan ilan yok" />}
      />
      {asked ? (
        <ListingActDialog
          action={asked.action}
          selection={asked.selection}
          onClose={() => setAsked(null)}
          onDone={() => setChosen(new Set())}
        />
      ) : null}
    </Stack>
  );
}
