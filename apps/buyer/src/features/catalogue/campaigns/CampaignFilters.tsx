import { campaignsQuery } from '@havan/api-client/queries/catalogue/campaign-pages';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { campaignKindLabels, campaignKinds } from '@havan/domain/campaign';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { readCampaignFilter, withBearer, withKind } from './campaign-filter.ts';
import { campaignPageTexts as texts } from './campaign-page-texts.ts';

/** Renders the filters of campaigns: kind, with counts, and who bears them. */
export function CampaignFilters() {
  const { api } = useAppProfile();
  const [search, setSearch] = useSearchParams();
  const { kinds, bearer } = readCampaignFilter(search);
  const { data } = useInfiniteQuery({
    ...campaignsQuery(api, {
      ...(kinds.length > 0 && { kind: kinds.join(',') }),
      ...(bearer && { bearer }),
    }),
    // The row keeps its place while the counts of another filter are read.
    placeholderData: keepPreviousData,
  });
  const counts = new Map((data?.pages[0]?.kinds ?? []).map(({ kind, count }) => [kind, count]));
  const shown = campaignKinds.filter((kind) => counts.has(kind) || kinds.includes(kind));
  const change = (next: URLSearchParams) => setSearch(next, { replace: true });
  return (
    <ChipRow label={texts.title}>
      {(['market', 'seller'] as const).map((each) => (
        <Chip
          key={each}
          label={each === 'market' ? texts.ofMarket : texts.ofSeller}
          pressed={bearer === each}
          onChange={() => change(withBearer(search, each))}
        />
      ))}
      {shown.map((kind) => (
        <Chip
          key={kind}
          label={campaignKindLabels[kind]}
          pressed={kinds.includes(kind)}
          count={counts.get(kind) ?? 0}
          onChange={() => change(withKind(search, kind))}
        />
      ))}
    </ChipRow>
  );
}
