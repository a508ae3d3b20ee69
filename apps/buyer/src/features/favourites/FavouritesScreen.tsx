import { favouritesQuery } from '@havan/api-client/queries/catalogue/favourites';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useChunkedList } from '@havan/app-shell/loading/use-chunked-list';
import { Alert } from '@havan/ui/Alert';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { SmartCartLink } from '../../shared/cart/SmartCartLink.tsx';
import { ignoredFilters } from '../../shared/lists/foreign-parameters.ts';
import { paths } from '../../paths.ts';
import { isPartlyIgnored, queryOf, readFavouriteView } from './favourite-filter.ts';
import { favouriteTexts } from './favourite-texts.ts';
import { FavouriteFilters } from './FavouriteFilters.tsx';
import { FavouriteList } from './FavouriteList.tsx';

/** Renders `/myprofile/favorites`: the products that the company marked, with their price then and now. */
export function FavouritesScreen() {
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
  const data = useChunkedList(list.data);
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
          actions={<SmartCartLink />}
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
