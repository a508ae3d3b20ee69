import type { ComponentProps } from 'react';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import { ChevronDownIcon } from '../../icons.ts';
import { Field, type FieldOwnProps, splitField } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import * as css from './Select.css.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type NativeProps = Omit<
  ComponentProps<'select'>,
  | 'className'
  | 'style'
  | 'onChange'
  | 'value'
  | 'defaultValue'
  | 'children'
  | 'multiple'
  | 'size'
  | keyof FieldOwnProps
>;

export type SelectProps = NativeProps &
  FieldOwnProps & {
    /** Options in their usual order; single ones may be disabled. */
    options: readonly SelectOption[];
    value?: string | undefined;
    defaultValue?: string | undefined;
    onChange?: ((value: string) => void) | undefined;
    /** Label of an empty first option; without it the first option is selected. */
    placeholder?: string;
  };

/** Renders a native select, which opens the platform's own list on a phone. */
export function Select(props: SelectProps) {
  const { field, rest } = splitField(props);
  const { options, onChange, placeholder, ...native } = rest;
  return (
    <Field {...field}>
      {(control) => (
        <div className={fieldCss.control}>
          <select
            {...native}
            {...control}
            className={css.select}
            {...(onChange ? { onChange: (event) => onChange(event.currentTarget.value) } : {})}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={`${css.arrow} ${iconSlotSmall}`} aria-hidden="true">
            <ChevronDownIcon />
          </span>
        </div>
      )}
    </Field>
  );
}
