import { Button } from '@havan/ui/Button';
import { Chip } from '@havan/ui/Chip';
import { Inline } from '@havan/ui/Inline';
import { useSearchParams } from 'react-router';
import type { ActiveFilter } from './active-filters.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { productSwitches, withoutFilters } from './product-filter.ts';

/** Every filter that is on as a chip that takes it away, and all of them at once. */
export function ActiveFilters({ filters }: { filters: readonly ActiveFilter[] }) {
  const [search, setSearch] = useSearchParams();
  if (filters.length === 0) return null;
  return (
    <section aria-label={catalogueTexts.active}>
      <Inline space="xs">
        {filters
          .filter(({ id }) => !isSwitch(id))
          .map(({ id, label, without }) => (
            <Chip
              key={id}
              label={label}
              pressed
              onChange={() => setSearch(without(search), { replace: true })}
            />
          ))}
        <Button
          variant="quiet"
          size="small"
          onClick={() => setSearch(withoutFilters(search), { replace: true })}
        >
          {catalogueTexts.clear}
        </Button>
      </Inline>
    </section>
  );
}

/** The switches stand in the row above, pressed; said twice they would only take room. */
const isSwitch = (id: string): boolean => productSwitches.some((each) => each === id);
