import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldOwnProps, splitField } from '../Field/Field.tsx';
import * as css from '../Field/Field.css.ts';

type NativeProps = Omit<
  ComponentProps<'input'>,
  | 'className'
  | 'style'
  | 'onChange'
  | 'value'
  | 'defaultValue'
  | 'type'
  | 'size'
  | 'prefix'
  | keyof FieldOwnProps
>;

export type TextFieldProps = NativeProps &
  FieldOwnProps & {
    value?: string | undefined;
    defaultValue?: string | undefined;
    onChange?: ((value: string) => void) | undefined;
    /** Input type; sets the keyboard of a phone and the autofill. */
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'date' | 'number';
    /** Inside the box, before the text: a unit, an icon. */
    prefix?: ReactNode;
    /** Inside the box, after the text: a unit, a button. */
    suffix?: ReactNode;
    /** At the end of the label's row. */
    aside?: ReactNode;
  };

/** Renders a field for one line of text. */
export function TextField(props: TextFieldProps) {
  const { field, rest } = splitField(props);
  const { onChange, prefix, suffix, aside, type = 'text', ...native } = rest;
  return (
    <Field {...field} aside={aside}>
      {(control) => (
        <div className={css.control}>
          {prefix ? <span className={css.affix}>{prefix}</span> : null}
          <input
            {...native}
            {...control}
            type={type}
            className={css.input}
            {...(onChange ? { onChange: (event) => onChange(event.currentTarget.value) } : {})}
          />
          {suffix ? <span className={css.affix}>{suffix}</span> : null}
        </div>
      )}
    </Field>
  );
}
