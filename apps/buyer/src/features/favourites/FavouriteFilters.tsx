import type { ResultOf } from '@havan/contract/call';
import type { getFavourites } from '@havan/contract/catalogue/favourites';
import { favouriteSorts, type FavouriteSort } from '@havan/domain/favourite';
import { useOptimisticValue } from '@havan/app-shell/loading/use-optimistic-value';
import { Select } from '@havan/ui/Select';
import { useSearchParams } from 'react-router';
import { FilterRow } from '../../shared/lists/FilterRow.tsx';
import { type FavouriteView, queryOf } from './favourite-filter.ts';
import { favouriteSortTexts, favouriteTexts } from './favourite-texts.ts';

type Result = ResultOf<typeof getFavourites>;

interface FavouriteFiltersProps {
  readonly view: FavouriteView;
  readonly categories: Result['categories'];
  readonly counts: Result['counts'];
}

const sorts = favouriteSorts.map((value) => ({ value, label: favouriteSortTexts[value] }));

/** Renders the filters of the favourites and their order, kept in the address. */
export function FavouriteFilters({ view, categories, counts }: FavouriteFiltersProps) {
  const [, setSearch] = useSearchParams();
  const change = (next: FavouriteView) =>
    setSearch(new URLSearchParams(Object.entries(queryOf(next)) as [string, string][]), { replace: true });
  const [category, choose] = useOptimisticValue(view.categoryId === null ? '' : String(view.categoryId));
  const changeCategory = (next: string) =>
    choose(next, () => change({ ...view, categoryId: next === '' ? null : Number(next) }));
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
      ]}
      onPress={(name) => change({ ...view, [name]: !view[name] })}
      sorts={sorts}
      sort={view.sort}
      onSort={(sort) => change({ ...view, sort: sort as FavouriteSort })}
      lead={
        // As many as the shop has main categories: as chips they would need a second line.
        <Select
          label={favouriteTexts.category}
          hideLabel
          placeholder={favouriteTexts.allCategories}
          options={categories.map(({ categoryId, categoryName, count }) => ({
            value: String(categoryId),
            label: favouriteTexts.categoryOf(categoryName, count),
          }))}
          value={category}
          onChange={changeCategory}
        />
      }
    />
  );
}
