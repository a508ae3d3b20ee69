import { specialDaysQuery } from '@havan/api-client/queries/catalogue/special-days';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { NotFoundScreen } from '@havan/app-shell/screens/NotFoundScreen';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { Loading } from '@havan/ui/Loading';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Tabs } from '@havan/ui/Tabs';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { Products } from '../Products.tsx';
import { campaignPageTexts as texts } from './campaign-page-texts.ts';
import { TimeLeft } from './CampaignMeters.tsx';
import { useNow } from '@havan/app-shell/viewport/use-now';

/** Renders `/seller-campaigns-for-special-day`: what sellers offer for the day that the market has opened. */
export function SpecialDayScreen() {
  const { api } = useAppProfile();
  const [search] = useSearchParams();
  const now = useNow();
  const { data, error, refetch } = useQuery(specialDaysQuery(api));
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading size="page" label={texts.loading} />;
  const asked = search.get('day');
  const day = asked === null ? data.days[0] : data.days.find((each) => String(each.specialDayId) === asked);
  if (!day && asked !== null && data.days.length > 0) return <NotFoundScreen />;
  const crumbs = (
    <Breadcrumb
      items={[
        { label: texts.home, href: paths.home() },
        { label: texts.title, href: paths.campaigns() },
      ]}
    />
  );
  if (!day)
    return (
      <Page>
        <title>{`${texts.specialDays} | Havan`}</title>
        <Stack space="m">
          {crumbs}
          <SectionHeader level={1} title={texts.specialDays} />
          <EmptyState
            kind="noListings"
            title={texts.noSpecialDay}
            subtitle={texts.noSpecialDayHint}
            actions={<ButtonLink href={paths.campaigns()}>{texts.all}</ButtonLink>}
          />
        </Stack>
      </Page>
    );
  return (
    <Products
      key={day.specialDayId}
      place={{ specialDayId: String(day.specialDayId) }}
      lead={
        <>
          {crumbs}
          {data.days.length > 1 ? (
            <Tabs
              value={String(day.specialDayId)}
              label={texts.days}
              tabs={data.days.map(({ specialDayId, title, offerCount }) => ({
                id: String(specialDayId),
                label: title,
                href: paths.specialDay(specialDayId),
                count: offerCount,
              }))}
            />
          ) : null}
          <SectionHeader level={1} title={day.title} remark={texts.dayCount(day.offerCount)} />
          {day.description ? <Text>{day.description}</Text> : null}
          <TimeLeft endsAt={day.endsAt} now={now} />
        </>
      }
    />
  );
}
