import { useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { cleanNumber, numberText, parseNumber } from './number.ts';

export type NumberFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  value: number | null;
  /** `null` while empty or not yet a number. */
  onChange: (value: number | null) => void;
  /** How many digits after the comma; 0 takes whole numbers only. */
  decimals?: number;
};

/** A number typed with comma or dot (specification §5); written out with a comma when the field is left. */
export function NumberField({ value, onChange, decimals = 0, onBlur, ...rest }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextField
      {...rest}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={draft ?? numberText(value, decimals)}
      onChange={(text) => {
        const clean = cleanNumber(text, decimals);
        setDraft(clean);
        onChange(parseNumber(clean));
      }}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
    />
  );
}
