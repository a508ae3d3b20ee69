import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { Link } from '@havan/ui/Link';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { paths } from '../../paths.ts';
import { HolidayBanner } from '../holiday/HolidayBanner.tsx';
import { useWaitingOrders } from '../orders/use-waiting-orders.ts';
import { SalesStrip } from '../sales/SalesStrip.tsx';
import { homeTexts } from './home-texts.ts';
import { ListingFacts } from './ListingFacts.tsx';
import { useBasicInfos, useMayEnter } from '@havan/app-shell/profile/use-basic-infos';
import { useWaitingCases } from '../cases/use-waiting-cases.ts';
import { NextOrders } from './NextOrders.tsx';
import { useFirstSteps } from './first-steps/use-first-steps.ts';
import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import { useWaitingQuestions } from './use-waiting-questions.ts';
import { workOfToday } from './work-of-today.ts';
import { WorkList } from './WorkList.tsx';

const FirstSteps = lazyPart(() => import('./first-steps/FirstSteps.tsx'), 'FirstSteps', { isQuiet: true });
const TopSelling = lazyPart(() => import('./TopSelling.tsx'), 'TopSelling', { isQuiet: true });

/** Renders `/merchant/homepage`: the sales figures, the work of today and the orders that wait. */
export function HomeScreen() {
  const orders = useWaitingOrders();
  const mayList = useMayEnter('listings');
  const mayOrder = useMayEnter('orders');
  const waitingCases = useWaitingCases(mayOrder === true);
  const cases = mayOrder === false ? 0 : waitingCases;
  const waitingQuestions = useWaitingQuestions(mayList === true);
  const questions = mayList === false ? 0 : waitingQuestions;
  const user = useBasicInfos()?.user;
  const start = useFirstSteps();
  const isNew = start !== null && start.steps.length > 0 && user !== undefined;
  const isKnown = orders.data !== undefined && cases !== null && questions !== null && start !== null;
  const works = isKnown ? workOfToday(orders.data.counts, { cases, questions }) : [];
  return (
    <Page>
      <title>{`${homeTexts.title} | Havan`}</title>
      <Stack space="xl">
        <SectionHeader level={1} title={homeTexts.title} />
        <HolidayBanner />
        <SalesStrip />
        {orders.error && !orders.data ? (
          <LoadFailure size="part" error={orders.error} onRetry={() => void orders.refetch()} />
        ) : null}
        {/* On a phone it is below the work of today, whose length is unknown until it is loaded. */}
        <Split aside={isKnown || orders.error ? <ListingFacts /> : <div />}>
          <Stack space="l">
            {isNew ? <FirstSteps start={start} companyType={user.companyType} /> : null}
            {isNew && works.length === 0 ? null : (
              <Stack space="s">
                <SectionHeader title={homeTexts.today} />
                {isKnown ? (
                  <WorkList works={works} />
                ) : (
                  <Shimmer kind="rows" count={2} label={homeTexts.loading} />
                )}
              </Stack>
            )}
          </Stack>
        </Split>
        {/* Their position depends on the work of today, so they wait for it. */}
        {isKnown ? (
          <Stack space="s">
            <SectionHeader
              title={homeTexts.next}
              remark={homeTexts.nextRemark}
              actions={<Link href={paths.orders()}>{homeTexts.all}</Link>}
            />
            <NextOrders orders={orders.data.items} />
          </Stack>
        ) : null}
        {isKnown && mayList === true ? <TopSelling /> : null}
      </Stack>
    </Page>
  );
}
