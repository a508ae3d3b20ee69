import { Combobox as Base } from '@base-ui/react/combobox';
import type { ReactNode } from 'react';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import { ChevronDownIcon } from '../../icons.ts';
import { Field, type FieldOwnProps, splitField } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import { Loading } from '../Loading/Loading.tsx';
import * as css from './Combobox.css.ts';

export type ComboboxOption = { value: string; label: string; remark?: ReactNode };

export type ComboboxProps = FieldOwnProps & {
  /** Options to choose from; with `onSearch` the results of the server. */
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** For a list that the caller loads: called with the typed text; pass the result as `options`. */
  onSearch?: (text: string) => void;
  loading?: boolean;
  placeholder?: string;
  disabled?: boolean;
  /** Text when no option matches. */
  emptyText?: string;
};

/**
 * Renders a field that finds one option of a long list by typing: provinces, brands, products. Matching uses
 * the Turkish locale.
 */
export function Combobox(props: ComboboxProps) {
  const { field, rest } = splitField(props);
  const {
    options,
    value,
    onChange,
    onSearch,
    loading,
    placeholder,
    disabled,
    emptyText = 'Sonuç bulunamadı',
  } = rest;
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Field {...field}>
      {(control) => (
        <Base.Root
          items={options}
          value={chosen}
          disabled={disabled ?? false}
          locale="tr"
          itemToStringLabel={(option: ComboboxOption) => option.label}
          isItemEqualToValue={(one: ComboboxOption, other: ComboboxOption) => one.value === other.value}
          onValueChange={(option: ComboboxOption | null) => onChange(option?.value ?? null)}
          {...(onSearch ? { filter: null, onInputValueChange: (text: string) => onSearch(text) } : {})}
        >
          <div className={fieldCss.control}>
            <Base.Input {...control} className={fieldCss.input} placeholder={placeholder} />
            {loading ? <Loading size="inline" label="Aranıyor" /> : null}
            <Base.Trigger className={css.trigger} aria-label="Listeyi aç">
              <span className={iconSlotSmall} aria-hidden="true">
                <ChevronDownIcon />
              </span>
            </Base.Trigger>
          </div>
          <Base.Portal>
            <Base.Positioner className={css.positioner} sideOffset={4}>
              <Base.Popup className={css.popup}>
                <Base.Empty>
                  <div className={css.empty}>{loading ? 'Aranıyor' : emptyText}</div>
                </Base.Empty>
                <Base.List className={css.list}>
                  {(option: ComboboxOption) => (
                    <Base.Item key={option.value} value={option} className={css.item}>
                      <span>{option.label}</span>
                      {option.remark ? <span className={css.remark}>{option.remark}</span> : null}
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
