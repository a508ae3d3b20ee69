import { operatorCampaignsQuery } from '@havan/api-client/queries/backoffice/content/market-campaigns';
import { operatorQuery } from '@havan/api-client/queries/backoffice/operators';
import {
  type OperatorCampaignState,
  operatorCampaignStates,
} from '@havan/contract/backoffice/content/market-campaigns';
import { formatMoney } from '@havan/domain/money';
import { mayActAs } from '@havan/domain/operator';
import { Button } from '@havan/ui/Button';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
import { Loading } from '@havan/ui/Loading';
import { LoadMore } from '@havan/ui/LoadMore';
import { SearchField } from '@havan/ui/SearchField';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { operatorCampaignLabels } from './campaign-texts.ts';
import { CampaignTable } from './CampaignTable.tsx';
import { MarketCampaignForm } from './MarketCampaignForm.tsx';

const bearers = { market: 'Pazaryeri karşılıyor', seller: 'Satıcı karşılıyor' } as const;
type Bearer = keyof typeof bearers;

/**
 * Renders the published campaigns of the market and of sellers: what they sold, what they cost, and how they are
 * paused.
 */
export function CampaignsScreen() {
  const [state, setState] = useState<OperatorCampaignState | null>(null);
  const [bearer, setBearer] = useState<Bearer | null>(null);
  const [search, setSearch] = useState('');
  const [isNew, setIsNew] = useState(false);
  const roles = useQuery(operatorQuery(api)).data?.roles ?? [];
  const list = useInfiniteQuery(operatorCampaignsQuery(api, { state, bearer, search }));
  const pages = list.data?.pages ?? [];
  const cost = pages[0]?.costOfMarket ?? null;
  const rows = pages.flatMap(({ items }) => items);
  return (
    <Stack space="l">
      <SectionHeader
        level={1}
        title="Kampanyalar"
        {...(cost !== null && {
          remark: `Pazaryerinin karşıladığı indirim bugüne kadar ${formatMoney(cost)}`,
        })}
        {...(mayActAs(roles, []) && {
          actions: <Button onClick={() => setIsNew(true)}>Yeni kampanya</Button>,
        })}
      />
      <SearchField
        label="Kampanya ya da satıcı ara"
        placeholder="Kampanya ya da satıcı adı"
        value={search}
        onChange={setSearch}
        onSubmit={setSearch}
      />
      <ChipRow label="Süzgeçler">
        {operatorCampaignStates.map((each) => (
          <Chip
            key={each}
            label={operatorCampaignLabels[each]}
            pressed={state === each}
            onChange={(isPressed) => setState(isPressed ? each : null)}
          />
        ))}
        {(['market', 'seller'] as const).map((each) => (
          <Chip
            key={each}
            label={bearers[each]}
            pressed={bearer === each}
            onChange={(isPressed) => setBearer(isPressed ? each : null)}
          />
        ))}
      </ChipRow>
      {list.error ? <Failure error={list.error} onRetry={() => void list.refetch()} /> : null}
      {list.data ? (
        <>
          <CampaignTable rows={rows} />
          <LoadMore
            shown={rows.length}
            noun="kampanya"
            hasMore={list.hasNextPage}
            loading={list.isFetchingNextPage}
            onLoadMore={() => void list.fetchNextPage()}
          />
        </>
      ) : list.error ? null : (
        <Loading />
      )}
      {isNew ? <MarketCampaignForm onClose={() => setIsNew(false)} /> : null}
    </Stack>
  );
}
