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

const fieldNames = ['username', 'password', 'code'] as const;
type FieldName = (typeof fieldNames)[number];

interface LoginFormProps {
  readonly onSubmit: (username: string, password: string, code?: string) => void;
  readonly isPending: boolean;
  /** The server's answer to the last attempt. */
  readonly error: string | null;
  /** The account has a second factor: its code is asked for below the password, which stays. */
  readonly asksCode: boolean;
}

/**
 * User name and password; a missing value is reported at its field, which receives the focus. The form is prerendered
 * and usable before the scripts load (docs/decisions/099), so its fields are uncontrolled, and an early submission is
 * sent now. The method is `post`, so that no browser puts a password into an address.
 */
export function LoginForm({ onSubmit, isPending, error, asksCode }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<readonly FieldName[]>([]);

  useEffect(() => {
    if (takeEarlySubmit() === form.current) form.current?.requestSubmit();
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const username = usernameField.current?.value.trim() ?? '';
    const password = passwordField.current?.value ?? '';
    const code = asksCode ? (codeField.current?.value.trim() ?? '') : undefined;
    const typed = { username, password, code: code ?? 'none' };
    setMissing(fieldNames.filter((name) => !typed[name]));
    if (!username) usernameField.current?.focus();
    else if (!password) passwordField.current?.focus();
    else if (code === '') codeField.current?.focus();
    else onSubmit(username, password, code);
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
        {asksCode ? (
          <TextField
            ref={codeField}
            label={loginTexts.code}
            help={loginTexts.codeHelp}
            name="code"
            inputMode="text"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={24}
            required
            autoFocus
            onChange={forgive('code')}
            error={missing.includes('code') ? loginTexts.codeMissing : null}
          />
        ) : null}
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
