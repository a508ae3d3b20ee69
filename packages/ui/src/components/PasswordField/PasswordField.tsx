import { useState } from 'react';
import { cx } from '../../css/cx.ts';
import { EyeIcon, EyeOffIcon } from '../../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as css from './PasswordField.css.ts';

export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'suffix'> & {
  /** Existing or new password, for password managers. */
  autoComplete: 'current-password' | 'new-password';
  /** Strength from 0 to 4, computed by the caller; shown as ticks with a word. Omit it for an existing password. */
  strength?: PasswordStrength | undefined;
};

const words = ['Çok zayıf', 'Zayıf', 'Orta', 'İyi', 'Güçlü'] as const;

/** Renders a password field with a button that shows the password, and its strength. */
export function PasswordField({ strength, help, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const measured =
    strength === undefined ? (
      help
    ) : (
      <>
        <span className={css.strength} data-strength={strength}>
          <span className={css.ruler} aria-hidden="true">
            {[1, 2, 3, 4].map((tick) => (
              <i key={tick} className={cx(css.tick, tick <= strength && css.full)} />
            ))}
          </span>
          <span aria-live="polite">Şifre gücü: {words[strength]}</span>
        </span>
        {help}
      </>
    );
  return (
    <TextField
      {...rest}
      help={measured}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <span className={css.toggle}>
          <IconButton
            size="small"
            label={shown ? 'Şifreyi gizle' : 'Şifreyi göster'}
            aria-pressed={shown}
            icon={shown ? <EyeOffIcon /> : <EyeIcon />}
            onClick={() => setShown(!shown)}
          />
        </span>
      }
    />
  );
}
