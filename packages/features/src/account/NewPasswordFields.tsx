import { PasswordField } from '@havan/ui/PasswordField';
import { commonTexts } from './account-texts.ts';
import { passwordStrength } from './password-strength.ts';

interface FieldState {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

interface NewPasswordFieldsProps {
  readonly password: FieldState;
  readonly again: FieldState;
  /** `new` when the account has had a password before. */
  readonly kind?: 'first' | 'new';
}

/** Renders a new password, twice, with its strength. */
export function NewPasswordFields({ password, again, kind = 'new' }: NewPasswordFieldsProps) {
  const isFirst = kind === 'first';
  return (
    <>
      <PasswordField
        {...password}
        label={isFirst ? commonTexts.password : commonTexts.newPassword}
        help={commonTexts.passwordHelp}
        autoComplete="new-password"
        required
        {...(password.value !== '' && { strength: passwordStrength(password.value) })}
      />
      <PasswordField
        {...again}
        label={isFirst ? commonTexts.passwordAgain : commonTexts.newPasswordAgain}
        autoComplete="new-password"
        required
      />
    </>
  );
}
