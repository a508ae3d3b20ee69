import { Field, type FieldOwnProps, splitField } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import * as css from './CodeInput.css.ts';

export type CodeInputProps = FieldOwnProps & {
  /** The digits typed so far, without other characters. */
  value: string;
  onChange: (digits: string) => void;
  /** Called when the last digit is entered; the form may be submitted at once. */
  onComplete?: (digits: string) => void;
  /** Number of digits; default 6. */
  length?: number;
  disabled?: boolean;
};

/**
 * Renders a field for a one-time code. It is one input, so that paste, autofill and screen readers work as in
 * any other field.
 */
export function CodeInput(props: CodeInputProps) {
  const { field, rest } = splitField(props);
  const { value, onChange, onComplete, length = 6, disabled } = rest;
  const take = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={fieldCss.control}>
          <input
            {...control}
            className={css.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            // Longer than the code, so that a pasted code with spaces is accepted; only digits are kept.
            maxLength={length * 2}
            placeholder={'–'.repeat(length)}
            disabled={disabled}
            value={value}
            onChange={(event) => take(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
