import { favouritesQuery } from '@havan/api-client/queries/favorites';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { LoadFailure } from '@havan/features/shell/LoadFailure';
import { RequireArea } from '@havan/features/shell/RequireArea';
import { useInSlices } from '@havan/features/shell/use-in-slices';
import { Alert } from '@havan/ui/Alert';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ignoredFilters } from '../../trade/foreign-parameters.ts';
import { paths } from '../../paths.ts';
import { isPartlyIgnored, queryOf, readFavouriteView } from './favorite-filter.ts';
import { favouriteTexts } from './favorite-texts.ts';
import { FavouriteFilters } from './FavouriteFilters.tsx';
import { FavouriteList } from './FavouriteList.tsx';

/** `/myprofile/favorites`: what the pharmacy keeps an eye on, with its price then and now. */
export function FavoritesScreen() {
  return (
    <RequireArea area="favorites">
      <Favourites />
    </RequireArea>
  );
}

function Favourites() {
  const { api } = useAppProfile();
  const [search] = useSearchParams();
  const view = readFavouriteView(search);
  const list = useInfiniteQuery({
    ...favouritesQuery(api, queryOf(view)),
    placeholderData: keepPreviousData,
  });
  const data = useInSlices(list.data);
  const first = data?.pages[0];
  return (
    <Page>
      <title>{`${favouriteTexts.title} | Havan`}</title>
      <Stack space="m">
        <Breadcrumb
          items={[{ label: favouriteTexts.home, href: paths.home() }, { label: favouriteTexts.title }]}
        />
        <SectionHeader
          level={1}
          title={favouriteTexts.title}
          remark={first ? favouriteTexts.count(first.counts.all) : null}
        />
        {isPartlyIgnored(search) ? <Alert kind="info">{ignoredFilters}</Alert> : null}
        {first && first.counts.all > 0 ? (
          <FavouriteFilters view={view} categories={first.categories} counts={first.counts} />
        ) : null}
        {data ? (
          <FavouriteList list={list} view={view} pages={data.pages} />
        ) : list.error && !list.data ? (
          <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <Shimmer kind="rows" count={6} height={72} label={favouriteTexts.loading} />
        )}
      </Stack>
    </Page>
  );
}
