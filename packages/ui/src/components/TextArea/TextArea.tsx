import type { ComponentProps } from 'react';
import { Field, type FieldOwnProps, splitField } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import * as css from './TextArea.css.ts';

type NativeProps = Omit<
  ComponentProps<'textarea'>,
  'className' | 'style' | 'onChange' | 'value' | 'defaultValue' | keyof FieldOwnProps
>;

export type TextAreaProps = NativeProps &
  FieldOwnProps & {
    value?: string | undefined;
    defaultValue?: string | undefined;
    onChange?: ((value: string) => void) | undefined;
    /** Shows the length of `value` and `maxLength`. */
    counter?: boolean;
  };

/** Renders a field for several lines; it grows with its text up to 384 px. */
export function TextArea(props: TextAreaProps) {
  const { field, rest } = splitField(props);
  const { onChange, counter, rows = 3, ...native } = rest;
  const used = (native.value ?? '').length;
  const aside =
    counter && native.maxLength ? (
      <span className={css.counter}>
        {used} / {native.maxLength}
      </span>
    ) : null;
  return (
    <Field {...field} aside={aside}>
      {(control) => (
        <div className={fieldCss.control}>
          <textarea
            {...native}
            {...control}
            rows={rows}
            className={css.area}
            {...(onChange ? { onChange: (event) => onChange(event.currentTarget.value) } : {})}
          />
        </div>
      )}
    </Field>
  );
}
