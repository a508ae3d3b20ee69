import { counterpartiesQuery } from '@havan/api-client/queries/sales/orders';
import { orderFactLabels } from '@havan/domain/order-fact';
import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { Button } from '@havan/ui/Button';
import { DatePicker } from '@havan/ui/DatePicker';
import { CloseIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Select } from '@havan/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { isPackingChoice, type OrderFilter, type OrderSide } from '../order-filters.ts';
import * as css from './OrderFilters.css.ts';
import { filterTexts } from '../order-work-texts.ts';
import { useViewport } from '@havan/app-shell/viewport/use-viewport';

const packings = ['unprepared', 'prepared'] as const;

interface OrderFiltersProps {
  readonly side: OrderSide;
  readonly filter: OrderFilter;
  readonly now: Date;
  readonly onChange: (change: Partial<OrderFilter>) => void;
}

/** Renders the filters by days, by company and, for a seller's open orders, by packing; each is kept in the query. */
export function OrderFilters({ side, filter, now, onChange }: OrderFiltersProps) {
  const { api } = useAppProfile();
  const { data = [] } = useQuery(counterpartiesQuery(api, side));
  const today = formatIsoDay(istanbulDayOf(now));
  const { from, to, otherId, counted } = filter;
  const isPhone = useViewport().currentDevice === 'mobile';
  const [isOpen, setIsOpen] = useState(isNarrowedBy(filter));
  // On a phone the orders are shown before the filters.
  if (isPhone && !isOpen)
    return (
      <Button variant="outline" aria-expanded={false} onClick={() => setIsOpen(true)}>
        {filterTexts.open}
      </Button>
    );
  return (
    <div className={css.filters}>
      <div className={css.day}>
        <DatePicker
          label={filterTexts.from}
          value={from}
          today={today}
          max={to ?? today}
          onChange={(day) => onChange({ from: day })}
        />
      </div>
      <div className={css.day}>
        <DatePicker
          label={filterTexts.to}
          value={to}
          today={today}
          {...(from === null ? {} : { min: from })}
          max={today}
          onChange={(day) => onChange({ to: day })}
        />
      </div>
      <div className={css.other}>
        <Select
          label={filterTexts.other[side]}
          placeholder={filterTexts.everyone[side]}
          options={data.map(({ companyId, name, count }) => ({
            value: String(companyId),
            label: `${name} (${count})`,
          }))}
          value={otherId === null ? '' : String(otherId)}
          onChange={(value) => onChange({ otherId: value ? Number(value) : null })}
        />
      </div>
      {side === 'sold' && filter.slug === 'awaitingshipment' ? (
        <div className={css.packing}>
          <Select
            label={filterTexts.packing}
            placeholder={filterTexts.anyPacking}
            options={packings.map((value) => ({ value, label: orderFactLabels[value] }))}
            value={isPackingChoice(counted) ? (counted?.value ?? '') : ''}
            onChange={(value) =>
              onChange({ counted: value ? { by: 'fact', value, label: filterTexts.packing } : null })
            }
          />
        </div>
      ) : null}
    </div>
  );
}

const isNarrowedBy = ({ from, to, otherId, counted }: OrderFilter): boolean =>
  from !== null || to !== null || otherId !== null || counted !== null;

/**
 * Renders the figure by which the list is filtered, and the button that removes all filters; nothing without a filter.
 */
export function ActiveFilters({ filter, onChange }: Pick<OrderFiltersProps, 'filter' | 'onChange'>) {
  const { counted } = filter;
  if (!isNarrowedBy(filter)) return null;
  return (
    <Inline space="s">
      {counted && !isPackingChoice(counted) ? (
        <Button
          variant="outline"
          icon={<CloseIcon />}
          aria-label={filterTexts.dropCounted(counted.label)}
          onClick={() => onChange({ counted: null })}
        >
          {counted.label}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        onClick={() => onChange({ from: null, to: null, otherId: null, counted: null })}
      >
        {filterTexts.clear}
      </Button>
    </Inline>
  );
}
