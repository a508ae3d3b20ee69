import { sendOtpMutation, verifyOtpMutation } from '@havan/api-client/queries/identity/account';
import type { SentCode } from '@havan/contract/identity/account';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { MaskedField } from '@havan/ui/MaskedField';
import { Modal } from '@havan/ui/Modal';
import { PasswordField } from '@havan/ui/PasswordField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { fieldError } from '@havan/validation/form-result';
import { email as emailRule } from '@havan/validation/rules/email';
import { oneTimeCode } from '@havan/validation/rules/one-time-code';
import { phone as phoneRule } from '@havan/validation/rules/phone';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { CodeField } from '../CodeField.tsx';
import { useAct } from '../use-act.ts';
import { useForm } from '../use-form.ts';
import { userTexts } from './settings-texts.ts';

interface ContactChangeProps {
  readonly kind: 'email' | 'phone';
  readonly onClose: () => void;
}

/**
 * Renders the form that changes the e-mail address or phone number: first the password, then the code sent to the new
 * one.
 */
export function ContactChange({ kind, onClose }: ContactChangeProps) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const title = kind === 'email' ? userTexts.changeEmail : userTexts.changePhone;
  return (
    <Modal open title={title} size="small" onClose={onClose}>
      {sent ? (
        <CodeStep kind={kind} sent={sent} onDone={onClose} />
      ) : (
        <ValueStep kind={kind} onSent={setSent} />
      )}
    </Modal>
  );
}

function ValueStep({ kind, onSent }: { kind: 'email' | 'phone'; onSent: (sent: SentCode) => void }) {
  const { api } = useAppProfile();
  const form = useForm({ value: '', password: '' });
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(sendOtpMutation(api));
  const submit = async () => {
    const wrong = fieldError(kind === 'email' ? emailRule() : phoneRule(), form.values.value);
    form.setErrors(wrong === null ? {} : { value: wrong });
    if (wrong !== null) return false;
    const outcome = await act(() => mutateAsync({ kind, ...form.values }));
    if (outcome.ok) onSent(outcome.result);
    else form.setErrors(outcome.fields);
    return outcome.ok;
  };
  return (
    <Form aria-label={userTexts.sendCode} onSubmit={submit}>
      <Stack space="m">
        {error ? <Alert kind="error">{error}</Alert> : null}
        {kind === 'email' ? (
          <TextField label={userTexts.newEmail} type="email" autoComplete="email" {...form.field('value')} />
        ) : (
          <MaskedField
            label={userTexts.newPhone}
            mask="phone"
            autoComplete="tel-national"
            {...form.field('value')}
          />
        )}
        <PasswordField
          label={userTexts.password}
          help={userTexts.passwordHelp}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Button type="submit" wide loading={isPending}>
          {userTexts.sendCode}
        </Button>
      </Stack>
    </Form>
  );
}

interface CodeStepProps {
  readonly kind: 'email' | 'phone';
  readonly sent: SentCode;
  readonly onDone: () => void;
}

function CodeStep({ kind, sent, onDone }: CodeStepProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const form = useForm({ code: '' });
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(verifyOtpMutation(api));
  const [life] = useState(() => {
    const begun = Date.now();
    return { begun, seconds: Math.max(0, (Date.parse(sent.expiresAt) - begun) / 1000) };
  });
  const submit = async () => {
    const wrong = fieldError(oneTimeCode(), form.values.code);
    form.setErrors(wrong === null ? {} : { code: wrong });
    if (wrong !== null) return false;
    const outcome = await act(() => mutateAsync({ kind, code: form.values.code }));
    if (!outcome.ok) return false;
    toast({ title: userTexts.saved });
    onDone();
    return true;
  };
  return (
    <Form aria-label={userTexts.confirm} onSubmit={submit}>
      <Stack space="m">
        <Text tone="soft">
          {kind === 'email' ? userTexts.codeSent(sent.recipient) : userTexts.codeSentPhone(sent.recipient)}
        </Text>
        {error ? <Alert kind="error">{error}</Alert> : null}
        <CodeField {...form.field('code')} life={life} autoFocus />
        <Button type="submit" wide loading={isPending}>
          {userTexts.confirm}
        </Button>
      </Stack>
    </Form>
  );
}
