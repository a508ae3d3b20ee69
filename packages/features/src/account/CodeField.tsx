import { TextField } from '@havan/ui/TextField';
import { commonTexts } from './account-texts.ts';
import { minutesAndSeconds, useCountdown } from './use-countdown.ts';

interface CodeFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
  /** When the code was sent (as `Date.now()`) and for how many seconds it is good. */
  readonly life?: { readonly begun: number; readonly seconds: number };
  readonly autoFocus?: boolean;
}

/** Renders the six digits of a message; the phone offers them by itself. */
export function CodeField({ life, ...field }: CodeFieldProps) {
  const left = useCountdown(life?.begun ?? 0, life?.seconds ?? 0);
  const remark = left > 0 ? commonTexts.codeLife(minutesAndSeconds(left)) : commonTexts.codeOver;
  return (
    <TextField
      {...field}
      label={commonTexts.code}
      help={life ? remark : commonTexts.codeHelp}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      spellCheck={false}
      required
    />
  );
}
