import type { ProductListFilter } from '@havan/api-client/queries/catalogue';
import type { Facets as FacetCounts } from '@havan/contract/catalogue';
import { FilterRow } from '../../trade/FilterRow.tsx';
import { useFilterKeys } from '../../trade/use-filter-keys.ts';
import { switchKeys, switchTexts } from './catalogue-texts.ts';
import { LayoutChoice } from './LayoutChoice.tsx';
import { productSwitches, type ProductSwitch, withParameter, withSwitch } from './product-filter.ts';
import { sortChoices } from './sort-choices.ts';
import { useListAddress } from './use-list-address.ts';

interface FilterBarProps {
  readonly filter: ProductListFilter;
  readonly facets: FacetCounts | null;
}

/** The switches, the order and the layout of a product list; each change is a new address. */
export function FilterBar({ filter, facets }: FilterBarProps) {
  const change = useListAddress();
  const { sorts, unnamed } = sortChoices(filter);
  const press = (each: ProductSwitch) => change((search) => withSwitch(search, each));
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
      }))}
      onPress={press}
      sorts={sorts}
      sort={filter.sort ?? unnamed}
      onSort={(code) => change((search) => withParameter(search, 'sort', code === unnamed ? null : code))}
      trail={<LayoutChoice />}
    />
  );
}
