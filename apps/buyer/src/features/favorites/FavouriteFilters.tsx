import type { ResultOf } from '@havan/contract/call';
import type { getFavourites } from '@havan/contract/favorites';
import { favouriteSorts, type FavouriteSort } from '@havan/domain/favourite';
import { useSearchParams } from 'react-router';
import { FilterRow } from '../../trade/FilterRow.tsx';
import { type FavouriteView, queryOf } from './favorite-filter.ts';
import { favouriteSortTexts, favouriteTexts } from './favorite-texts.ts';

type Result = ResultOf<typeof getFavourites>;

interface FavouriteFiltersProps {
  readonly view: FavouriteView;
  readonly categories: Result['categories'];
  readonly counts: Result['counts'];
}

const sorts = favouriteSorts.map((value) => ({ value, label: favouriteSortTexts[value] }));

/** What narrows the favourites and their order, kept in the address. */
export function FavouriteFilters({ view, categories, counts }: FavouriteFiltersProps) {
  const [, setSearch] = useSearchParams();
  const change = (next: FavouriteView) =>
    setSearch(new URLSearchParams(Object.entries(queryOf(next)) as [string, string][]), { replace: true });
  const press = (name: string) => {
    if (name === 'priceDropped') change({ ...view, priceDropped: !view.priceDropped });
    else if (name === 'inStock') change({ ...view, inStock: !view.inStock });
    else change({ ...view, categoryId: view.categoryId === Number(name) ? null : Number(name) });
  };
  return (
    <FilterRow
      chips={[
        {
          name: 'priceDropped',
          label: favouriteTexts.priceDropped,
          isOn: view.priceDropped,
          count: counts.priceDropped,
        },
        { name: 'inStock', label: favouriteTexts.inStock, isOn: view.inStock, count: counts.inStock },
        ...categories.map(({ categoryId, categoryName, count }) => ({
          name: String(categoryId),
          label: categoryName,
          isOn: view.categoryId === categoryId,
          count,
        })),
      ]}
      onPress={press}
      sorts={sorts}
      sort={view.sort}
      onSort={(sort) => change({ ...view, sort: sort as FavouriteSort })}
    />
  );
}
