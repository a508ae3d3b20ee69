import type { ResultOf } from '@havan/contract/call';
import type { getHomePageListingSections } from '@havan/contract/catalogue/catalogue';

type Home = ResultOf<typeof getHomePageListingSections>;
export type Section = Home['sections'][number];
export type TodayFacts = Home['today'];
export type Slider = Home['sliders'][number];
