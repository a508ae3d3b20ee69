import { priceRulesQuery } from '@havan/api-client/queries/listings/price-rules';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { priceRuleStates, stopPriceRules } from '@havan/contract/listings/price-rules';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
import { EmptyState } from '@havan/ui/EmptyState';
import { LoadMore } from '@havan/ui/LoadMore';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { ruleListTexts as texts, ruleStateLabels } from './price-rule-list-texts.ts';
import { PriceRulesTable } from './PriceRulesTable.tsx';
import { RuleStop, StoppedNotice } from './RuleStop.tsx';

/** Renders `/myprofile/listings/price-rules`: every price rule with its state, and one switch for all. */
export function PriceRulesScreen() {
  return (
    <RequireArea area="listings">
      <PriceRules />
    </RequireArea>
  );
}

function PriceRules() {
  const { api } = useAppProfile();
  const mayStop = useMay(stopPriceRules);
  const [search, setSearch] = useSearchParams();
  const state = priceRuleStates.find((one) => one === search.get('durum')) ?? null;
  const rules = useInfiniteQuery(priceRulesQuery(api, state));
  const head = rules.data?.pages[0];
  const rows = rules.data?.pages.flatMap(({ items }) => items) ?? [];
  const all = head ? priceRuleStates.reduce((sum, one) => sum + head.counts[one], 0) : 0;
  const choose = (next: string | null) => setSearch(next === null ? {} : { durum: next }, { replace: true });
  return (
    <Page>
      <title>{`${texts.title} | Havan`}</title>
      <Stack space="l">
        <SectionHeader
          level={1}
          title={texts.title}
          remark={head ? texts.remark(all) : null}
          actions={
            head && all > 0 && mayStop ? (
              <RuleStop
                running={head.counts.running + head.counts.atFloor}
                isStopped={head.stoppedAt !== null}
              />
            ) : null
          }
        />
        {rules.error && !head ? (
          <LoadFailure size="part" error={rules.error} onRetry={() => void rules.refetch()} />
        ) : null}
        {!rules.error && !head ? <Shimmer kind="rows" count={8} label={texts.loading} /> : null}
        {head && all === 0 ? (
          <EmptyState
            kind="noListings"
            title={texts.empty}
            subtitle={texts.emptySubtitle}
            actions={<ButtonLink href={paths.listings()}>{texts.listings}</ButtonLink>}
          />
        ) : null}
        {head && all > 0 ? (
          <Stack space="m">
            {head.stoppedAt === null ? null : <StoppedNotice since={head.stoppedAt} />}
            <ChipRow label={texts.states}>
              <Chip label={texts.all} count={all} pressed={state === null} onChange={() => choose(null)} />
              {priceRuleStates.map((one) => (
                <Chip
                  key={one}
                  label={ruleStateLabels[one]}
                  count={head.counts[one]}
                  pressed={state === one}
                  onChange={(pressed) => choose(pressed ? one : null)}
                />
              ))}
            </ChipRow>
            <PriceRulesTable rows={rows} />
            <LoadMore
              shown={rows.length}
              {...(head.total !== null && { total: head.total })}
              hasMore={rules.hasNextPage}
              loading={rules.isFetchingNextPage}
              onLoadMore={() => void rules.fetchNextPage()}
              noun={texts.noun}
            />
          </Stack>
        ) : null}
      </Stack>
    </Page>
  );
}
