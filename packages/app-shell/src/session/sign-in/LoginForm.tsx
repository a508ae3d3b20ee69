import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { PasswordField } from '@havan/ui/PasswordField';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { accountPaths } from '../account-paths.ts';
import { takeEarlySubmit } from '../../start/early-submit.ts';
import { loginTexts } from './session-texts.ts';

const fieldNames = ['username', 'password'] as const;
type FieldName = (typeof fieldNames)[number];

interface LoginFormProps {
  readonly onSubmit: (username: string, password: string) => void;
  readonly isPending: boolean;
  /** The server's answer to the last attempt. */
  readonly error: string | null;
}

/**
 * User name and password; a missing value is reported at its field, which receives the focus. The form is prerendered
 * and usable before the scripts load (docs/decisions/099), so its fields are uncontrolled, and an early submission is
 * sent now. The method is `post`, so that no browser puts a password into an address.
 */
export function LoginForm({ onSubmit, isPending, error }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<readonly FieldName[]>([]);

  useEffect(() => {
    if (takeEarlySubmit() === form.current) form.current?.requestSubmit();
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const username = usernameField.current?.value.trim() ?? '';
    const password = passwordField.current?.value ?? '';
    const typed = { username, password };
    setMissing(fieldNames.filter((name) => !typed[name]));
    if (!username) usernameField.current?.focus();
    else if (!password) passwordField.current?.focus();
    else onSubmit(username, password);
  };
  const forgive = (field: FieldName) => () => setMissing(missing.filter((each) => each !== field));

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate>
      <Stack space="m">
        {error ? <Alert kind="error">{error}</Alert> : null}
        <TextField
          ref={usernameField}
          label={loginTexts.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
          onChange={forgive('username')}
          error={missing.includes('username') ? loginTexts.usernameMissing : null}
        />
        <PasswordField
          ref={passwordField}
          label={loginTexts.password}
          name="password"
          autoComplete="current-password"
          required
          onChange={forgive('password')}
          error={missing.includes('password') ? loginTexts.passwordMissing : null}
        />
        <Inline justify="end">
          <Link href={accountPaths.forgotPassword()}>{loginTexts.forgot}</Link>
        </Inline>
        <Button type="submit" size="large" wide loading={isPending} loadingText={loginTexts.submitting}>
          {loginTexts.submit}
        </Button>
      </Stack>
    </form>
  );
}
