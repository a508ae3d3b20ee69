import { listingFiltersQuery } from '@havan/api-client/queries/listings/listings';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { formatCount } from '@havan/domain/count';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { Button } from '@havan/ui/Button';
import { Combobox } from '@havan/ui/Combobox';
import { FilterIcon, SearchIcon } from '@havan/ui/icons';
import { MonthPicker } from '@havan/ui/MonthPicker';
import { NumberField } from '@havan/ui/NumberField';
import { Select } from '@havan/ui/Select';
import { TextField } from '@havan/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as css from './ListingFilters.css.ts';
import { isNarrowed, type ListingFilter, notNarrowed } from './listing-filter.ts';
import { filterTexts } from './listing-texts.ts';

interface ListingFiltersProps {
  readonly filter: ListingFilter;
  readonly now: Date;
  readonly onChange: (change: Partial<ListingFilter>) => void;
}

/** Pause in typing after which the filter is applied, ms. */
const typingPauseMs = 400;

/** Renders search and filters of the table, kept in the query. On a phone a button opens them. */
export function ListingFilters({ filter, now, onChange }: ListingFiltersProps) {
  const { api, flags } = useAppProfile();
  const { data } = useQuery(listingFiltersQuery(api));
  const [text, setText] = useTypedText(filter.q, (q) => onChange({ q }));
  const [stock, setStock] = useTypedText(
    filter.stockAtMost === null ? '' : String(filter.stockAtMost),
    (typed) => onChange({ stockAtMost: typed === '' ? null : Number(typed) }),
  );
  const [isOpen, setIsOpen] = useState(isNarrowed(filter));
  const thisMonth = istanbulIsoDay(now).slice(0, 7);
  return (
    <search aria-label={filterTexts.name} className={css.filters}>
      <div className={css.search}>
        <TextField
          type="search"
          label={filterTexts.search}
          hideLabel
          placeholder={filterTexts.search}
          maxLength={100}
          prefix={<SearchIcon size="1.1em" aria-hidden="true" />}
          value={text}
          onChange={setText}
        />
      </div>
      <div className={css.opener}>
        <Button
          variant="outline"
          icon={<FilterIcon />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {filterTexts.open}
        </Button>
      </div>
      <div className={isOpen ? css.choices : css.choicesClosed}>
        <Combobox
          label={filterTexts.brand}
          placeholder={filterTexts.any}
          options={(data?.brands ?? []).map(({ brandId, brandName, count }) => ({
            value: String(brandId),
            label: brandName,
            remark: formatCount(count),
          }))}
          loading={!data}
          value={filter.brandId === null ? null : String(filter.brandId)}
          onChange={(value) => onChange({ brandId: value === null ? null : Number(value) })}
        />
        <Combobox
          label={filterTexts.category}
          placeholder={filterTexts.any}
          options={(data?.categories ?? []).map(({ categoryId, categoryName, count }) => ({
            value: String(categoryId),
            label: categoryName,
            remark: formatCount(count),
          }))}
          loading={!data}
          value={filter.categoryId === null ? null : String(filter.categoryId)}
          onChange={(value) => onChange({ categoryId: value === null ? null : Number(value) })}
        />
        <NumberField
          label={filterTexts.stock}
          maxLength={6}
          value={stock === '' ? null : Number(stock)}
          onChange={(value) => setStock(value === null ? '' : String(Math.max(0, value)))}
        />
        <MonthPicker
          label={filterTexts.from}
          thisMonth={thisMonth}
          value={filter.from}
          onChange={(from) => onChange({ from })}
        />
        <MonthPicker
          label={filterTexts.to}
          thisMonth={thisMonth}
          {...(filter.from === null ? {} : { min: filter.from })}
          value={filter.to}
          onChange={(to) => onChange({ to })}
        />
        {flags.isOn('sellerListingCampaignFilters') ? (
          <Select
            label={filterTexts.campaign}
            placeholder={filterTexts.any}
            value={filter.campaign ?? ''}
            options={[
              { value: 'in', label: filterTexts.inCampaign },
              { value: 'out', label: filterTexts.outOfCampaign },
            ]}
            onChange={(value) => onChange({ campaign: value === 'in' || value === 'out' ? value : null })}
          />
        ) : null}
        {isNarrowed(filter) ? (
          <div className={css.clear}>
            <Button variant="quiet" onClick={() => onChange(notNarrowed)}>
              {filterTexts.clear}
            </Button>
          </div>
        ) : null}
      </div>
    </search>
  );
}

/**
 * Returns the text of a field and its setter. `onPause` receives the text after a pause in typing; a new `asked` from
 * outside replaces the text.
 */
function useTypedText(asked: string, onPause: (text: string) => void) {
  const [text, setText] = useState(asked);
  const [known, setKnown] = useState(asked);
  if (asked !== known) {
    setKnown(asked);
    if (asked !== text.trim()) setText(asked);
  }
  useEffect(() => {
    if (text.trim() === asked) return undefined;
    const timer = setTimeout(() => onPause(text.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, asked, onPause]);
  return [text, setText] as const;
}
