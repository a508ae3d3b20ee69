import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { PasswordField } from '@havan/ui/PasswordField';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { useRef, useState, type SubmitEvent } from 'react';
import { accountPaths } from './account-paths.ts';
import { loginTexts } from './session-texts.ts';

interface LoginFormProps {
  readonly onSubmit: (username: string, password: string) => void;
  readonly isPending: boolean;
  /** What the server said to the last try. */
  readonly error: string | null;
}

/** User name and password; a missing one is told at its field, which takes the focus. */
export function LoginForm({ onSubmit, isPending, error }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<readonly string[]>([]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = [...(username.trim() ? [] : ['username']), ...(password ? [] : ['password'])];
    setMissing(found);
    const [first] = found;
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else onSubmit(username.trim(), password);
  };
  const type = (field: string, set: (value: string) => void) => (value: string) => {
    set(value);
    setMissing(missing.filter((each) => each !== field));
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack space="m">
        {error ? <Alert kind="error">{error}</Alert> : null}
        <TextField
          label={loginTexts.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
          value={username}
          onChange={type('username', setUsername)}
          error={missing.includes('username') ? loginTexts.usernameMissing : null}
        />
        <PasswordField
          label={loginTexts.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={type('password', setPassword)}
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
