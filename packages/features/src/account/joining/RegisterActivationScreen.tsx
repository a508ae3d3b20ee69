import { accountActions } from '@havan/api-client/account-actions';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { checkForm, fieldError } from '@havan/validation/form-result';
import { activationForm } from '@havan/validation/forms/activation';
import { email as emailRule } from '@havan/validation/rules/email';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accountPaths } from '@havan/app-shell/session/account-paths';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { AccountCard } from '../AccountCard.tsx';
import { activationTexts, commonTexts } from '../account-texts.ts';
import { CodeField } from '../CodeField.tsx';
import { ResendButton } from '../ResendButton.tsx';
import { useAct } from '../use-act.ts';
import { useForm } from '../use-form.ts';
import { type GsmStepState, lifeOf, type MailStepState } from './join-state.ts';

/**
 * Renders `/account/register-activation`, shown after the activation mail is sent: the field for its code, and a button
 * for another mail.
 */
export function RegisterActivationScreen() {
  const { api, paths } = useAppProfile();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: MailStepState | null };
  const form = useForm({ email: state?.email ?? '', code: '' });
  const [sent, setSent] = useState(state?.sent ?? null);
  const [life, setLife] = useState(() => (state?.sent ? lifeOf(state.sent) : null));
  const [isResent, setResent] = useState(false);
  const { act, isPending, error } = useAct();
  const isKnown = sent !== null;

  const submit = async () => {
    const result = checkForm(activationForm(), form.values);
    form.setErrors(result.valid ? {} : result.errors);
    if (!result.valid) return false;
    const { email, code } = result.values;
    const outcome = await act(() => accountActions(api).activateByCode(email, code));
    if (!outcome.ok) return false;
    const reported: GsmStepState = { step: outcome.result };
    await navigate(accountPaths.gsmVerification(), { state: reported });
    return true;
  };

  const resend = async () => {
    const wrong = fieldError(emailRule(), form.values.email);
    form.setErrors(wrong === null ? {} : { email: wrong });
    if (wrong !== null) return null;
    const outcome = await act(() => accountActions(api).resendActivation(form.values.email));
    if (!outcome.ok) return null;
    setSent(outcome.result);
    setLife(lifeOf(outcome.result));
    setResent(true);
    return outcome.result.resendAfterSeconds;
  };

  return (
    <AccountCard
      title={isKnown ? activationTexts.waitTitle : activationTexts.enterTitle}
      lead={isKnown ? activationTexts.waitLead(sent.recipient) : activationTexts.enterLead}
      foot={
        <Stack space="xs">
          <Text tone="soft">{isKnown ? activationTexts.junk : activationTexts.noCode}</Text>
          <Link href={paths.login()}>{commonTexts.toLogin}</Link>
        </Stack>
      }
    >
      <Form aria-label={activationTexts.enterTitle} onSubmit={submit}>
        <Stack space="m">
          {error ? <Alert kind="error">{error}</Alert> : null}
          {isResent && !error ? (
            <Alert kind="success" live>
              {commonTexts.resent}
            </Alert>
          ) : null}
          {state?.sent ? null : (
            <TextField
              label={commonTexts.email}
              type="email"
              autoComplete="email"
              required
              {...form.field('email')}
            />
          )}
          <CodeField {...form.field('code')} autoFocus={isKnown} {...(life && { life })} />
          <Button type="submit" size="large" wide loading={isPending}>
            {activationTexts.submit}
          </Button>
          <ResendButton
            label={isKnown ? commonTexts.resend : activationTexts.newCode}
            waiting={commonTexts.resendIn}
            afterSeconds={state?.sent?.resendAfterSeconds ?? 0}
            onResend={resend}
          />
        </Stack>
      </Form>
    </AccountCard>
  );
}
