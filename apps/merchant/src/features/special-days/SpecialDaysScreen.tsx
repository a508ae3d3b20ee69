import { joinableDaysQuery } from '@havan/api-client/queries/catalogue/special-days';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { specialDayPhaseLabels } from '@havan/domain/special-day';
import { Badge } from '@havan/ui/Badge';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { DayListings } from './DayListings.tsx';
import { specialDayTexts as texts } from './special-day-texts.ts';

/**
 * Renders `/myprofile/listings/special-days`: the days that the market opens, and the company's offers for one of them.
 */
export function SpecialDaysScreen() {
  return (
    <RequireArea area="listings">
      <SpecialDays />
    </RequireArea>
  );
}

function SpecialDays() {
  const [search] = useSearchParams();
  const asked = search.get('gun');
  return (
    <Page>
      <title>{`${texts.title} | Havan`}</title>
      {asked !== null && /^[1-9]\d{0,14}$/.test(asked) ? (
        <DayListings key={asked} specialDayId={Number(asked)} />
      ) : (
        <Days />
      )}
    </Page>
  );
}

function Days() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(joinableDaysQuery(api));
  return (
    <Stack space="l">
      <SectionHeader level={1} title={texts.title} remark={texts.remark} />
      {error && !data ? <LoadFailure size="part" error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <Shimmer kind="rows" count={4} label={texts.loading} said /> : null}
      {data?.days.length === 0 ? (
        <EmptyState kind="noListings" title={texts.empty} subtitle={texts.emptyHint} />
      ) : null}
      {data && data.days.length > 0 ? (
        <Stack as="ul" space="m" lines>
          {data.days.map((day) => (
            <li key={day.specialDayId}>
              <Stack space="s">
                <Inline space="s" align="center">
                  <Heading level={2} size="panel">
                    <Link href={paths.specialDays(day.specialDayId)} variant="name">
                      {day.title}
                    </Link>
                  </Heading>
                  <Badge tone={day.phase === 'joining' ? 'info' : 'neutral'}>
                    {specialDayPhaseLabels[day.phase]}
                  </Badge>
                </Inline>
                {day.description ? <Text>{day.description}</Text> : null}
                <Text size="small" tone="soft">
                  {[
                    texts.span(day.startsAt, day.endsAt),
                    texts.least(day.leastPercent),
                    day.phase === 'joining' ? texts.joinUntil(day.joinUntil) : texts.joined,
                    ...(day.offerCount > 0 ? [texts.mine(day.offerCount)] : []),
                  ].join(' · ')}
                </Text>
                {day.phase === 'joining' || day.offerCount > 0 ? (
                  <Inline>
                    <ButtonLink
                      href={paths.specialDays(day.specialDayId)}
                      variant={day.phase === 'joining' ? 'solid' : 'outline'}
                    >
                      {day.phase === 'joining' ? texts.join : texts.see}
                    </ButtonLink>
                  </Inline>
                ) : null}
              </Stack>
            </li>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
