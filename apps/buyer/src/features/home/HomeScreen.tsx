import { homeQuery } from '@havan/api-client/queries/catalogue';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { LoadFailure } from '@havan/features/shell/LoadFailure';
import { Heading } from '@havan/ui/Heading';
import { Page } from '@havan/ui/Page';
import { Shimmer } from '@havan/ui/Shimmer';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExpiryShelf } from './ExpiryShelf.tsx';
import { homeTexts } from './home-texts.ts';
import { HomeSlider } from './HomeSlider.tsx';
import { HomeSection } from './HomeSection.tsx';
import { readVisits, visitList } from './recently-visited.ts';
import { Today } from './Today.tsx';

/** `/homepage`: what this pharmacy has to do today, and what is worth buying. */
export function HomeScreen() {
  const { api } = useAppProfile();
  const [now] = useState(() => new Date());
  const [visits] = useState(() => visitList(readVisits()));
  const { data, error, refetch } = useQuery(homeQuery(api, visits));
  if (error && !data) {
    return (
      <Page>
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const shelf = data?.sections.find(({ key }) => key === 'closeExpiry');
  const others = data?.sections.filter(({ key }) => key !== 'closeExpiry') ?? [];
  return (
    <Page>
      <title>{`${homeTexts.title} | Havan`}</title>
      <Heading level={1} hidden>
        {homeTexts.title}
      </Heading>
      {data ? (
        <Stack space="xl">
          <HomeSlider sliders={data.sliders} />
          <Split aside={<Today today={data.today} />}>
            {shelf ? <ExpiryShelf section={shelf} now={now} /> : null}
          </Split>
          {others.map((section) =>
            section.products.length > 0 ? (
              <HomeSection key={section.key} section={section} now={now} />
            ) : null,
          )}
        </Stack>
      ) : (
        <Stack space="xl">
          <Shimmer kind="block" height={360} label={homeTexts.loading} said />
          <Shimmer kind="card" count={6} label="" />
        </Stack>
      )}
    </Page>
  );
}
