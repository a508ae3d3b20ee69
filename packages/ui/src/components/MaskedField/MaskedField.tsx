import { useLayoutEffect, useRef } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { applyMask, type MaskName, masks, unmask } from './mask.ts';

export type MaskedFieldProps = Omit<
  TextFieldProps,
  'onChange' | 'value' | 'defaultValue' | 'type' | 'ref'
> & {
  /** Name of a mask, or a pattern: `#` is a digit, `A` a letter or digit. */
  mask: MaskName | (string & {});
  /** Masked or bare text; it is always shown masked. */
  value: string;
  /** Called with the masked text and with the bare characters in its slots. */
  onChange: (text: string, bare: string) => void;
};

/**
 * Renders a field for text of a fixed format: phone, IBAN, MERSIS, card, date. Pasted text is formatted too,
 * and the caret keeps its position among the entered characters.
 */
export function MaskedField({ mask, value, onChange, ...rest }: MaskedFieldProps) {
  const pattern = mask in masks ? masks[mask as MaskName] : mask;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = applyMask(value, pattern);

  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return;
    input.current.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = (text: string) => {
    const element = input.current;
    const masked = applyMask(text, pattern);
    const position = element?.selectionStart ?? text.length;
    caret.current =
      position >= text.length
        ? masked.length
        : Math.min(masked.length, applyMask(text.slice(0, position), pattern).length);
    onChange(masked, unmask(masked, pattern));
  };

  return (
    <TextField
      inputMode={pattern.includes('A') ? 'text' : 'numeric'}
      autoComplete="off"
      spellCheck={false}
      {...rest}
      ref={input}
      value={shown}
      onChange={change}
    />
  );
}
