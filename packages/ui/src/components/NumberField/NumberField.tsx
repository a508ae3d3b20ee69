import { useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { numberText, parseNumber } from './number.ts';

export type NumberFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  value: number | null;
  /** `null` while empty or not a number. */
  onChange: (value: number | null) => void;
  /** How many digits after the comma; 0 takes whole numbers only. */
  decimals?: number;
  /** Error text for an invalid number: the typed text stays in the field. */
  invalidText?: string;
  /** Called with what was typed and is no number, and with null once it is one again: nothing may be sent meanwhile. */
  onInvalid?: (text: string | null) => void;
};

/** A number typed with comma or dot (specification §5), never read as another; written out when the field is left. */
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
