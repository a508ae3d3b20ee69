import type { ProductListFilter } from '@havan/api-client/queries/catalogue/catalogue';
import type { Facets as FacetCounts } from '@havan/contract/catalogue/catalogue';
import { FilterRow } from '../../../shared/lists/FilterRow.tsx';
import { useFilterKeys } from '../../../shared/lists/use-filter-keys.ts';
import { useExpiryPreference } from '../../../shared/product/use-expiry-preference.ts';
import { switchKeys, switchTexts } from '../catalogue-texts.ts';
import { LayoutChoice } from '../../../shared/lists/LayoutChoice.tsx';
import { useListLayout } from '../list/list-layout.ts';
import { productSwitches, type ProductSwitch, withParameter, withSwitch } from './product-filter.ts';
import { sortChoices } from './sort-choices.ts';
import { useListAddress } from '../use-list-address.ts';

interface FilterBarProps {
  readonly filter: ProductListFilter;
  readonly facets: FacetCounts | null;
}

/** Renders the switches, the order and the layout of a product list; each change is a new address. */
export function FilterBar({ filter, facets }: FilterBarProps) {
  const change = useListAddress();
  const { layout, choose } = useListLayout();
  const { sorts, unnamed } = sortChoices(filter);
  const { prefersLongExpiry } = useExpiryPreference();
  const { categoryId, sellerId, brandId, campaignCode, specialDayId, q } = filter;
  // The whole catalogue counts thousands, a part of it hundreds.
  const isOfAll = [categoryId, sellerId, brandId, campaignCode, specialDayId, q].every(
    (part) => part === undefined,
  );
  const press = (each: ProductSwitch) => change((search) => withSwitch(search, each, prefersLongExpiry));
  useFilterKeys((key) => {
    const pressed = productSwitches.find((each) => switchKeys[each] === key);
    if (pressed) press(pressed);
    return pressed !== undefined;
  });
  return (
    <FilterRow
      chips={productSwitches.map((name) => ({
        name,
        label: switchTexts[name],
        isOn: filter[name] === 'true',
        shortcut: switchKeys[name],
        count: facets && facets[name],
        awaitedDigits: isOfAll ? 4 : 3,
      }))}
      onPress={press}
      sorts={sorts}
      sort={filter.sort ?? unnamed}
      onSort={(code) => change((search) => withParameter(search, 'sort', code === unnamed ? null : code))}
      trail={<LayoutChoice layout={layout} onChoose={choose} />}
    />
  );
}
