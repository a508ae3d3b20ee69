import { useOptimisticValue } from '@havan/app-shell/loading/use-optimistic-value';
import { Button } from '@havan/ui/Button';
import { Chip } from '@havan/ui/Chip';
import { Inline } from '@havan/ui/Inline';
import type { ActiveFilter } from './active-filters.ts';
import { catalogueTexts } from '../catalogue-texts.ts';
import { productSwitches, withoutFilters } from './product-filter.ts';
import { useExpiryPreference } from '../../../shared/product/use-expiry-preference.ts';
import { useListAddress } from '../use-list-address.ts';

/** Renders every active filter as a chip that removes it, and a button that removes all. */
export function ActiveFilters({ filters: active }: { filters: readonly ActiveFilter[] }) {
  const [filters, press] = useOptimisticValue(active);
  const change = useListAddress();
  const { prefersLongExpiry } = useExpiryPreference();
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
              onChange={() =>
                press(
                  filters.filter((each) => each.id !== id),
                  () => change(without),
                )
              }
            />
          ))}
        <Button
          variant="quiet"
          size="small"
          onClick={() => press([], () => change((search) => withoutFilters(search, prefersLongExpiry)))}
        >
          {catalogueTexts.clear}
        </Button>
      </Inline>
    </section>
  );
}

/** Returns whether a filter is one of the switches, which are shown pressed in the row above already. */
const isSwitch = (id: string): boolean => productSwitches.some((each) => each === id);
