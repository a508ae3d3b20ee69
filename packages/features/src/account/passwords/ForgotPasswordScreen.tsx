import { accountActions } from '@havan/api-client/account-actions';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { checkForm } from '@havan/validation/form-result';
import { forgotPasswordForm } from '@havan/validation/forms/forgot-password';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { AccountCard } from '../AccountCard.tsx';
import { commonTexts, passwordTexts } from '../account-texts.ts';
import { ResendButton } from '../ResendButton.tsx';
import { useAct } from '../use-act.ts';
import { useForm } from '../use-form.ts';

interface Sent {
  readonly email: string;
  readonly resendAfterSeconds: number;
}

/** Renders `/account/forgotpassword`: the same answer for every address. */
export function ForgotPasswordScreen() {
  const { api, paths } = useAppProfile();
  const form = useForm({ email: '' });
  const [sent, setSent] = useState<Sent | null>(null);
  const { act, isPending, error, setError } = useAct();

  const send = async (email: string): Promise<number | null> => {
    const outcome = await act(() => accountActions(api).forgotPassword(email));
    if (!outcome.ok) {
      form.setErrors(outcome.fields);
      return null;
    }
    setSent({ email, ...outcome.result });
    return outcome.result.resendAfterSeconds;
  };
  const submit = async () => {
    const result = checkForm(forgotPasswordForm(), form.values);
    form.setErrors(result.valid ? {} : result.errors);
    return result.valid ? (await send(result.values.email)) !== null : false;
  };

  const foot = <Link href={paths.login()}>{commonTexts.toLogin}</Link>;
  if (sent) {
    return (
      <AccountCard title={passwordTexts.sentTitle} lead={passwordTexts.sentLead(sent.email)} foot={foot}>
        <Stack space="m">
          {error ? <Alert kind="error">{error}</Alert> : null}
          <Text>{passwordTexts.sentHelp}</Text>
          <ResendButton
            label={passwordTexts.sendAgain}
            waiting={passwordTexts.sendAgainIn}
            afterSeconds={sent.resendAfterSeconds}
            onResend={() => send(sent.email)}
          />
          <Button
            variant="quiet"
            wide
            onClick={() => {
              setSent(null);
              setError(null);
            }}
          >
            {passwordTexts.otherAddress}
          </Button>
        </Stack>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={passwordTexts.forgotTitle} lead={passwordTexts.forgotLead} foot={foot}>
      <Form aria-label={passwordTexts.forgotTitle} onSubmit={submit}>
        <Stack space="m">
          {error ? <Alert kind="error">{error}</Alert> : null}
          <TextField
            label={commonTexts.email}
            type="email"
            autoComplete="email"
            required
            autoFocus
            {...form.field('email')}
          />
          <Button type="submit" size="large" wide loading={isPending}>
            {passwordTexts.forgotSubmit}
          </Button>
        </Stack>
      </Form>
    </AccountCard>
  );
}
