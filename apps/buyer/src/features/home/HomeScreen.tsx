import { homeQuery } from '@havan/api-client/queries/catalogue/catalogue';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useIncrementalRender } from '@havan/app-shell/loading/use-incremental-render';
import { useChunkedList } from '@havan/app-shell/loading/use-chunked-list';
import { Heading } from '@havan/ui/Heading';
import { Page } from '@havan/ui/Page';
import { Shimmer } from '@havan/ui/Shimmer';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { firstOf } from '../../shared/lists/first-of.ts';
import { ExpiryShelf } from './expiry/ExpiryShelf.tsx';
import { homeTexts } from './home-texts.ts';
import { HomeSlider, HomeSliderPlace } from './HomeSlider.tsx';
import { HomeSection } from './HomeSection.tsx';
import { readVisits, visitList } from './recently-visited.ts';
import { Today } from './Today.tsx';

const NothingYet = lazyScreen(() => import('./NothingYet.tsx'), 'NothingYet');

/** Labels that a phone draws per step without delaying a press. */
const labelsAStep = 2;

/** The expiry shelf, then the open work. */
const partsOfTheDay = 2;

/** Renders `/homepage`: what this pharmacy has to do today, and what is worth buying. */
export function HomeScreen() {
  const { api } = useAppProfile();
  const [now] = useState(() => new Date());
  const [visits] = useState(() => visitList(readVisits()));
  const { data: answer, error, refetch } = useQuery(homeQuery(api, visits));
  const data = useChunkedList(answer);
  const shelf = data?.sections.find(({ key }) => key === 'closeExpiry');
  const others = data?.sections.filter((each) => each !== shelf && each.products.length > 0) ?? [];
  const day = useIncrementalRender(data ? partsOfTheDay : 0, 0, 1);
  const labels = others.reduce((sum, { products }) => sum + products.length, 0);
  const drawn = useIncrementalRender(day === partsOfTheDay ? labels : 0, 0, labelsAStep);
  if (error && !answer) {
    return (
      <Page>
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page>
      <title>{`${homeTexts.title} | Havan`}</title>
      <Heading level={1} hidden>
        {homeTexts.title}
      </Heading>
      {data ? (
        <Stack space="xl">
          <HomeSlider sliders={data.sliders} />
          {day > 0 ? (
            <Split stretch aside={day === partsOfTheDay ? <Today today={data.today} /> : null}>
              {shelf ? <ExpiryShelf section={shelf} now={now} /> : null}
              {data.sections.length === 0 ? (
                <Suspense>
                  <NothingYet />
                </Suspense>
              ) : null}
            </Split>
          ) : (
            // Keyed apart from the page's placeholder, because the slider is not as high as its placeholder on a phone.
            <Shimmer key="day" kind="card" count={6} label="" />
          )}
          {firstOf(others, 'products', drawn).map((section) => (
            <HomeSection key={section.key} section={section} now={now} />
          ))}
        </Stack>
      ) : (
        <Stack space="xl">
          <HomeSliderPlace />
          <Shimmer kind="card" count={6} label="" />
        </Stack>
      )}
    </Page>
  );
}
