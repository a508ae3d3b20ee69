import { scoreQuery } from '@havan/api-client/queries/sales/score';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { PerformanceTabs } from '@havan/features/orders/performance/PerformanceTabs';
import { Link } from '@havan/ui/Link';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { BadgeList } from './BadgeList.tsx';
import { ScoreEvents } from './ScoreEvents.tsx';
import { ScoreHead } from './ScoreHead.tsx';
import { ScoreParts } from './ScoreParts.tsx';
import { scoreTexts as texts } from './score-texts.ts';

/** Renders `/myprofile/score`: the score of the company with its reasons, and what would raise it most. */
export function ScoreScreen() {
  return (
    <RequireArea area="salesPanel">
      <Page>
        <title>{`${texts.title} | Havan`}</title>
        <Score />
      </Page>
    </RequireArea>
  );
}

function Score() {
  const { api, flags, paths } = useAppProfile();
  const { data, error, refetch } = useQuery(scoreQuery(api));
  return (
    <Stack space="l" inOrder>
      <PerformanceTabs current="score" />
      <SectionHeader
        level={1}
        title={texts.title}
        {...(data && { remark: data.isShown ? texts.remark.shown : texts.remark.hidden })}
        actions={<Link href={paths.corporate('satis')}>{texts.rules}</Link>}
      />
      {data ? (
        <>
          <ScoreHead score={data} />
          <ScoreParts parts={data.parts} />
          <ScoreEvents />
        </>
      ) : error ? (
        <LoadFailure size="part" error={error} onRetry={() => void refetch()} />
      ) : (
        <Shimmer kind="rows" count={5} height={64} label={texts.loading} />
      )}
      {flags.isOn('userBadges') ? <BadgeList /> : null}
    </Stack>
  );
}
