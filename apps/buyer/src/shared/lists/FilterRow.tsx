import { useOptimisticValue, withTurned } from '@havan/app-shell/loading/use-optimistic-value';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
import { Select, type SelectOption } from '@havan/ui/Select';
import type { ReactNode } from 'react';
import * as css from './FilterRow.css.ts';
import { filterRowTexts } from '../shared-texts.ts';

export interface FilterChip<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly isOn: boolean;
  /** Number of results that it would leave; null until it is known. */
  readonly count?: number | null;
  readonly awaitedDigits?: 3 | 4;
  /** The key that toggles it. */
  readonly shortcut?: string | undefined;
}

interface FilterRowProps<Name extends string> {
  readonly chips: readonly FilterChip<Name>[];
  readonly onPress: (name: Name) => void;
  readonly sorts: readonly SelectOption[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** Rendered before the sort order: a filter with too many choices for chips. */
  readonly lead?: ReactNode;
  /** Rendered after the sort order: the layout of the list. */
  readonly trail?: ReactNode;
}

/** Renders the filters of a list and its sort order. */
export function FilterRow<Name extends string>({
  chips,
  onPress,
  sorts,
  sort,
  onSort,
  lead,
  trail,
}: FilterRowProps<Name>) {
  const [on, press] = useOptimisticValue(chips.filter(({ isOn }) => isOn).map(({ name }) => name));
  const [order, reorder] = useOptimisticValue(sort);
  return (
    <div className={css.row}>
      <ChipRow label={filterRowTexts.filters}>
        {chips.map(({ name, label, count, awaitedDigits, shortcut }) => (
          <Chip
            key={name}
            label={label}
            pressed={on.includes(name)}
            onChange={() => press(withTurned(on, name), () => onPress(name))}
            {...(count !== undefined && { count })}
            {...(awaitedDigits && { awaitedDigits })}
            {...(shortcut && { shortcut })}
          />
        ))}
      </ChipRow>
      <div className={css.order}>
        {lead ? <div className={css.choice}>{lead}</div> : null}
        <div className={css.choice}>
          <Select
            label={filterRowTexts.sort}
            hideLabel
            options={sorts.map(({ value, label }) => ({ value, label: filterRowTexts.sortedBy(label) }))}
            value={order}
            onChange={(next) => reorder(next, () => onSort(next))}
          />
        </div>
        {trail}
      </div>
    </div>
  );
}
