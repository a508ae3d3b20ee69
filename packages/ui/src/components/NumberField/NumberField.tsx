import { useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { numberText, parseNumber } from './number.ts';

export type NumberFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  value: number | null;
  /** `null` while the field is empty or holds no number. */
  onChange: (value: number | null) => void;
  /** Digits after the comma; 0 accepts whole numbers only. */
  decimals?: number;
  /** Error text for an invalid number: the typed text stays in the field. */
  invalidText?: string;
  /**
   * Called with the typed text when it is not a number, and with null once it is valid again; do not submit in between.
   */
  onInvalid?: (text: string | null) => void;
};

/**
 * Renders a field for a number, typed with comma or dot (specification §5). Text that is not a number stays
 * in the field with an error; a number is formatted on blur.
 */
export function NumberField({ value, onChange, decimals = 0, onInvalid, ...props }: NumberFieldProps) {
  const { invalidText = 'Yalnızca rakam ve virgül yazın.', error, onBlur, onFocus, ...rest } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  // A value from outside replaces a text that could not be parsed.
  const text = draft !== null && (!isLeft || value === null) ? draft : numberText(value, decimals);
  const isInvalid = text.trim() !== '' && parseNumber(text, decimals) === null;
  return (
    <TextField
      {...rest}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={text}
      error={isInvalid && isLeft ? invalidText : error}
      onChange={(typed) => {
        const number = parseNumber(typed, decimals);
        setDraft(typed);
        onChange(number);
        if (typed.trim() !== '' && number === null) onInvalid?.(typed);
        else if (isInvalid) onInvalid?.(null);
      }}
      onFocus={(event) => {
        // A shown error stays during the correction and disappears when the value is valid.
        if (!isInvalid) setLeft(false);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setLeft(true);
        if (!isInvalid) setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}
