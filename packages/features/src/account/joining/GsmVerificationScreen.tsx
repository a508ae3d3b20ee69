import { accountActions } from '@havan/api-client/account-actions';
import type { ResultOf } from '@havan/contract/call';
import type { GsmStep, verifyGsmNo } from '@havan/contract/identity/account';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { checkForm } from '@havan/validation/form-result';
import { gsmCodeForm } from '@havan/validation/forms/gsm-code';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { lazyDialog } from '@havan/app-shell/loading/LazyPart';
import { AccountCard } from '../AccountCard.tsx';
import { commonTexts, gsmTexts, invitationTexts } from '../account-texts.ts';
import { CodeField } from '../CodeField.tsx';
import { DoneCard } from '../DoneCard.tsx';
import { LinkFailure } from '../LinkFailure.tsx';
import { ResendButton } from '../ResendButton.tsx';
import { useAct } from '../use-act.ts';
import { useForm } from '../use-form.ts';
import { type GsmStepState, lifeOf } from './join-state.ts';

const LegalText = lazyDialog(() => import('../LegalText.tsx'), 'LegalText');

/**
 * Renders `/account/gsm-verification`: the last step of joining. Opened without the step before, or after another
 * device has completed it, it explains how to continue.
 */
export function GsmVerificationScreen() {
  const { paths } = useAppProfile();
  const { state } = useLocation() as { state: GsmStepState | null };
  const [made, setMade] = useState<ResultOf<typeof verifyGsmNo> | null>(null);
  const [isOver, setIsOver] = useState(false);
  if (made) {
    return (
      <DoneCard title={gsmTexts.doneTitle} userType={made.userType}>
        {gsmTexts.done(made.username)}
      </DoneCard>
    );
  }
  if (state && !isOver)
    return <NumberStep step={state.step} onMade={setMade} onOver={() => setIsOver(true)} />;
  return (
    <LinkFailure
      title={gsmTexts.title}
      message={isOver ? gsmTexts.over : gsmTexts.lost}
      help={isOver ? gsmTexts.overHelp : gsmTexts.lostHelp}
      next={{ label: commonTexts.toLogin, href: paths.login() }}
    />
  );
}

/** Whether a refusal means that the number was verified on another device, or the time of the step is over. */
const stepIsOver = (code: string): boolean => code === 'linkUsed' || code === 'linkExpired';

interface NumberStepProps {
  readonly step: GsmStep;
  readonly onMade: (made: ResultOf<typeof verifyGsmNo>) => void;
  /** The application went on elsewhere: this step cannot be completed any more. */
  readonly onOver: () => void;
}

function NumberStep({ step, onMade, onOver }: NumberStepProps) {
  const { api } = useAppProfile();
  const { verificationToken } = step;
  const form = useForm({ code: '', username: '' });
  const [life, setLife] = useState(() => lifeOf(step));
  const [needsUsername, setNeedsUsername] = useState(false);
  const [isResent, setResent] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const { act, isPending, error } = useAct();

  const submit = async () => {
    const { username } = form.values;
    const result = checkForm(gsmCodeForm(), form.values);
    form.setErrors(result.valid ? {} : result.errors);
    if (!result.valid) return false;
    const outcome = await act(() =>
      accountActions(api).verifyGsm({
        verificationToken,
        code: result.values.code,
        ...(needsUsername && { username }),
      }),
    );
    if (outcome.ok) {
      onMade(outcome.result);
      return true;
    }
    if (stepIsOver(outcome.code)) onOver();
    if (outcome.code === 'usernameTaken') setNeedsUsername(true);
    form.setErrors(outcome.fields);
    return false;
  };

  const resend = async () => {
    const outcome = await act(() => accountActions(api).resendGsm(verificationToken));
    if (!outcome.ok) {
      if (stepIsOver(outcome.code)) onOver();
      return null;
    }
    setLife(lifeOf(outcome.result));
    setResent(true);
    return outcome.result.resendAfterSeconds;
  };

  return (
    <AccountCard title={gsmTexts.title} lead={gsmTexts.lead(step.recipient)}>
      <Form aria-label={gsmTexts.title} onSubmit={submit}>
        <Stack space="m">
          {error ? <Alert kind="error">{error}</Alert> : null}
          {isResent && !error ? (
            <Alert kind="success" live>
              {commonTexts.resent}
            </Alert>
          ) : null}
          <CodeField {...form.field('code')} life={life} autoFocus />
          {needsUsername ? (
            <TextField
              label={commonTexts.username}
              help={commonTexts.usernameHelp}
              autoComplete="username"
              autoCapitalize="none"
              required
              {...form.field('username')}
            />
          ) : null}
          <Inline justify="between">
            <Text size="small" tone="soft">
              {gsmTexts.agreement}
            </Text>
            <Button variant="quiet" size="small" onClick={() => setIsReading(true)}>
              {invitationTexts.readAgreement}
            </Button>
          </Inline>
          <Button type="submit" size="large" wide loading={isPending}>
            {gsmTexts.submit}
          </Button>
          <ResendButton
            label={commonTexts.resend}
            waiting={commonTexts.resendIn}
            afterSeconds={step.resendAfterSeconds}
            onResend={resend}
          />
        </Stack>
      </Form>
      {isReading ? (
        <LegalText
          title={invitationTexts.agreementTitle}
          load={() => accountActions(api).strangersAgreement('kullanici-sozlesmesi', verificationToken)}
          onClose={() => setIsReading(false)}
        />
      ) : null}
    </AccountCard>
  );
}
