import { accountActions } from '@havan/api-client/account-actions';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Link } from '@havan/ui/Link';
import { PasswordField } from '@havan/ui/PasswordField';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { checkForm } from '@havan/validation/form-result';
import * as messages from '@havan/validation/messages';
import { passwordChangeForm } from '@havan/validation/forms/password-change';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accountPaths } from '@havan/app-shell/session/account-paths';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { AccountCard } from '../AccountCard.tsx';
import { commonTexts, passwordTexts } from '../account-texts.ts';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { useAct } from '../use-act.ts';
import { useForm } from '../use-form.ts';

interface WarningState {
  readonly username: string;
  readonly returnUrl: string | null;
}

/**
 * Renders `/account/warningpassword`, where a password that no longer meets the rules is changed; changing it signs in.
 */
export function WarningPasswordScreen() {
  const { api, userType, paths } = useAppProfile();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: WarningState | null };
  const form = useForm({
    username: state?.username ?? '',
    currentPassword: '',
    password: '',
    passwordAgain: '',
    code: '',
  });
  const [asksCode, setAsksCode] = useState(false);
  const { act, isPending, error } = useAct();

  const submit = async () => {
    const result = checkForm(passwordChangeForm(), form.values);
    const isNamed = form.values.username.trim() !== '';
    form.setErrors({
      ...(isNamed ? {} : { username: messages.required }),
      ...(result.valid ? {} : result.errors),
    });
    if (!result.valid || !isNamed) return false;
    const { currentPassword, password } = result.values;
    const code = form.values.code.trim();
    const request = {
      username: form.values.username,
      currentPassword,
      password,
      userType,
      ...(code && { code }),
    };
    const outcome = await act(() => accountActions(api).replacePassword(request));
    if (!outcome.ok) {
      if (outcome.code === 'secondFactorRequired') setAsksCode(true);
      form.setErrors(outcome.fields);
      return false;
    }
    const reported = { tokens: outcome.result, returnUrl: state?.returnUrl ?? null };
    await navigate(paths.signingIn(), { replace: true, state: reported });
    return true;
  };

  return (
    <AccountCard
      title={passwordTexts.warningTitle}
      lead={passwordTexts.warningLead}
      foot={<Link href={accountPaths.forgotPassword()}>{passwordTexts.forgotTitle}</Link>}
    >
      <Form aria-label={passwordTexts.warningTitle} onSubmit={submit}>
        <Stack space="m">
          {error ? <Alert kind="error">{error}</Alert> : null}
          <TextField
            label={commonTexts.username}
            autoComplete="username"
            autoCapitalize="none"
            readOnly={state !== null}
            required
            {...form.field('username')}
          />
          <PasswordField
            label={passwordTexts.current}
            autoComplete="current-password"
            required
            {...form.field('currentPassword')}
          />
          <NewPasswordFields password={form.field('password')} again={form.field('passwordAgain')} />
          {asksCode ? (
            <TextField label={commonTexts.factorCode} autoComplete="one-time-code" {...form.field('code')} />
          ) : null}
          <Button type="submit" size="large" wide loading={isPending}>
            {passwordTexts.warningSubmit}
          </Button>
        </Stack>
      </Form>
    </AccountCard>
  );
}
