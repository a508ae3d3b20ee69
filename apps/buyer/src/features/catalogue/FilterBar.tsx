import type { ProductListFilter } from '@havan/api-client/queries/catalogue';
import { sortOptionLabels, sortOptions } from '@havan/domain/sort';
import { Box } from '@havan/ui/Box';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
import { Inline } from '@havan/ui/Inline';
import { Select } from '@havan/ui/Select';
import { useSearchParams } from 'react-router';
import { useFilterKeys } from '../../trade/use-filter-keys.ts';
import { catalogueTexts, switchKeys, switchTexts } from './catalogue-texts.ts';
import { defaultSort, productSwitches, withParameter, type ProductSwitch } from './product-filter.ts';

const sorts = (['mostAffordable', 'bestSeller', 'byPrice'] as const).map((option) => ({
  value: String(sortOptions[option]),
  label: sortOptionLabels[option],
}));

/** The switches and the order of a product list; each change is a new address. */
export function FilterBar({ filter }: { filter: ProductListFilter }) {
  const [search, setSearch] = useSearchParams();
  const change = (name: string, value: string | null) =>
    setSearch(withParameter(search, name, value), { replace: true });
  const press = (each: ProductSwitch) => change(each, filter[each] ? null : 'true');
  useFilterKeys((key) => {
    const pressed = productSwitches.find((each) => switchKeys[each] === key);
    if (pressed) press(pressed);
    return pressed !== undefined;
  });
  return (
    <Inline justify="between" align="end" space="s">
      <Box grow>
        <ChipRow label={catalogueTexts.filters}>
          {productSwitches.map((each) => (
            <Chip
              key={each}
              label={switchTexts[each]}
              pressed={filter[each] === 'true'}
              onChange={() => press(each)}
              {...(switchKeys[each] && { shortcut: switchKeys[each] })}
            />
          ))}
        </ChipRow>
      </Box>
      <Select
        label={catalogueTexts.sort}
        hideLabel
        options={sorts}
        value={filter.sort ?? String(sortOptions[defaultSort])}
        onChange={(code) => change('sort', code === String(sortOptions[defaultSort]) ? null : code)}
      />
    </Inline>
  );
}
