import { Field, type FieldOwnProps, splitField } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import * as css from './CodeInput.css.ts';

export type CodeInputProps = FieldOwnProps & {
  /** The digits so far, nothing else. */
  value: string;
  onChange: (digits: string) => void;
  /** Called once with all digits: the form may be sent without a press. */
  onComplete?: (digits: string) => void;
  /** How many digits the code has. */
  length?: number;
  disabled?: boolean;
};

/** A code of one use from an app or a message. One field, so that pasting, filling in and reading aloud work as everywhere. */
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
            // Longer than the code, to accept a pasted one with spaces; only digits are kept.
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
