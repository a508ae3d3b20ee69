import { listingIssuesQuery, riskyListingsQuery } from '@havan/api-client/queries/listings/originality';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { formatCount } from '@havan/domain/count';
import { originalityStateLabels, originalityStates } from '@havan/domain/originality';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Tabs } from '@havan/ui/Tabs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { IssueList } from './IssueList.tsx';
import { originalityTexts as texts } from './originality-texts.ts';
import { RiskyListings } from './RiskyListings.tsx';

/** Renders `/myprofile/listings/originality-control-system`: invoices of risky products, and the reports of buyers. */
export function OriginalityScreen() {
  const { flags } = useAppProfile();
  if (!flags.isOn('riskyProductInvoice')) return <ErrorScreen type="403" homeHref={paths.home()} />;
  return (
    <RequireArea area="listings">
      <Originality />
    </RequireArea>
  );
}

function Originality() {
  const { api } = useAppProfile();
  const [search] = useSearchParams();
  const asked = search.get('sekme');
  const state = originalityStates.find((one) => one === asked) ?? null;
  const hasIssues = asked === 'bildirimler';
  const counts = useInfiniteQuery(riskyListingsQuery(api, null)).data?.pages[0]?.counts;
  const issues = useInfiniteQuery(listingIssuesQuery(api, 'waiting')).data?.pages[0]?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Page>
      <title>{`${texts.title} | Havan`}</title>
      <Stack space="m">
        <SectionHeader level={1} title={texts.title} remark={texts.remark} />
        <Tabs
          label={texts.tabs}
          look="count"
          value={hasIssues ? 'issues' : (state ?? 'all')}
          tabs={[
            {
              id: 'all',
              label: texts.all,
              count: all === undefined ? '–' : formatCount(all),
              href: paths.originality(),
            },
            ...originalityStates.map((id) => ({
              id,
              label: originalityStateLabels[id],
              count: counts ? formatCount(counts[id]) : '–',
              href: paths.originality(id),
            })),
            {
              id: 'issues',
              label: texts.issues,
              count: issues ? formatCount(issues.waiting) : '–',
              href: paths.originality('bildirimler'),
            },
          ]}
        />
        {hasIssues ? <IssueList /> : <RiskyListings key={state} state={state} />}
      </Stack>
    </Page>
  );
}
