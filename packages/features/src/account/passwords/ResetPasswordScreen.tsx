import { accountActions } from '@havan/api-client/account-actions';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { checkForm } from '@havan/validation/form-result';
import { resetPasswordForm } from '@havan/validation/forms/reset-password';
import { useNavigate } from 'react-router';
import { accountPaths } from '@havan/app-shell/session/account-paths';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { AccountCard } from '../AccountCard.tsx';
import { commonTexts, passwordTexts } from '../account-texts.ts';
import { LinkFailure } from '../LinkFailure.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { useAct } from '../use-act.ts';
import { useForm } from '../use-form.ts';
import { useLinkState } from './use-link-state.ts';

/** Renders `/account/resetpassword`, the target of the link for a forgotten password. */
export function ResetPasswordScreen() {
  const { token, link, failure, retry } = useLinkState('resetPassword');
  const { paths } = useAppProfile();
  if (link?.state === 'valid') return <NewPassword token={token} />;
  if (link || failure) {
    return (
      <LinkFailure
        title={passwordTexts.linkFailed}
        message={failure ?? (link?.state === 'used' ? passwordTexts.used : passwordTexts.expired)}
        help={passwordTexts.sentHelp}
        onRetry={failure === null ? undefined : retry}
        next={{ label: passwordTexts.newLink, href: accountPaths.forgotPassword() }}
        other={{ label: commonTexts.toLogin, href: paths.login() }}
      />
    );
  }
  return (
    <AccountCard title={passwordTexts.resetTitle}>
      <Loading label={commonTexts.checking} showLabel />
    </AccountCard>
  );
}

function NewPassword({ token }: { token: string }) {
  const { api, session } = useAppProfile();
  const navigate = useNavigate();
  const form = useForm({ password: '', passwordAgain: '' });
  const { act, isPending, error } = useAct();
  const submit = async () => {
    const result = checkForm(resetPasswordForm(), form.values);
    form.setErrors(result.valid ? {} : result.errors);
    if (!result.valid) return false;
    const outcome = await act(() =>
      accountActions(api)
        .resetPassword(token, result.values.password, session.deviceToken())
        .then(({ deviceToken }) => session.storeDevice(deviceToken)),
    );
    if (outcome.ok) await navigate(accountPaths.resetSuccess(), { replace: true });
    else form.setErrors(outcome.fields);
    return outcome.ok;
  };
  return (
    <AccountCard title={passwordTexts.resetTitle} lead={passwordTexts.resetLead}>
      <Form aria-label={passwordTexts.resetTitle} onSubmit={submit}>
        <Stack space="m">
          {error ? <Alert kind="error">{error}</Alert> : null}
          <NewPasswordFields password={form.field('password')} again={form.field('passwordAgain')} />
          <Button type="submit" size="large" wide loading={isPending}>
            {passwordTexts.resetSubmit}
          </Button>
        </Stack>
      </Form>
    </AccountCard>
  );
}
