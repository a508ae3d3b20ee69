import { specialDaysQuery, specialOffersQuery } from '@havan/api-client/queries/catalogue/special-days';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Inline } from '@havan/ui/Inline';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { LayoutChoice } from '../../../shared/lists/LayoutChoice.tsx';
import { readCampaignFilter } from './campaign-filter.ts';
import { campaignPageTexts as texts } from './campaign-page-texts.ts';
import { useCampaignLayout } from './campaign-layout.ts';
import { CampaignFilters } from './CampaignFilters.tsx';
import { CampaignList } from './CampaignList.tsx';

/** Renders `/campaigns`: the running campaigns, the first to end first. */
export function CampaignsScreen() {
  const { flags } = useAppProfile();
  const { layout, choose } = useCampaignLayout();
  const [search] = useSearchParams();
  const areSeparate = flags.isOn('separateCampaignFilters');
  const { kinds, bearer } = areSeparate ? readCampaignFilter(search) : { kinds: [], bearer: null };
  const isFiltered = kinds.length > 0 || bearer !== null;
  return (
    <Page>
      <title>{`${texts.title} | Havan`}</title>
      <Stack space="m">
        <Breadcrumb items={[{ label: texts.home, href: paths.home() }]} />
        <SectionHeader
          level={1}
          title={texts.title}
          actions={<LayoutChoice layout={layout} onChoose={choose} />}
        />
        <Elsewhere />
        {areSeparate ? <CampaignFilters /> : null}
        <CampaignList
          request={{
            ...(kinds.length > 0 && { kind: kinds.join(',') }),
            ...(bearer && { bearer }),
          }}
          emptyTitle={isFiltered ? texts.emptyFiltered : texts.empty}
          emptyHint={isFiltered ? null : texts.emptyHint}
          empty={isFiltered ? <ButtonLink href={paths.campaigns()}>{texts.clear}</ButtonLink> : null}
        />
      </Stack>
    </Page>
  );
}

/** Height of a row of small links, px. */
const linkHeight = 32;

/** Renders the links to special days and special offers, where there are any. */
function Elsewhere() {
  const { api } = useAppProfile();
  const special = useQuery(specialDaysQuery(api));
  const gathered = useQuery(specialOffersQuery(api));
  if (special.isPending || gathered.isPending) return <Shimmer kind="block" height={linkHeight} label="" />;
  const days = special.data?.days ?? [];
  const tags = gathered.data?.tags ?? [];
  if (days.length === 0 && tags.length === 0) return null;
  return (
    <Inline space="s">
      {days.map(({ specialDayId, title }) => (
        <ButtonLink key={specialDayId} href={paths.specialDay(specialDayId)} variant="outline" size="small">
          {title}
        </ButtonLink>
      ))}
      {tags.map(({ tagId, title }) => (
        <ButtonLink key={tagId} href={paths.specialOffers(tagId)} variant="outline" size="small">
          {title}
        </ButtonLink>
      ))}
    </Inline>
  );
}
