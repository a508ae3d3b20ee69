import {
  beginSecondFactorMutation,
  confirmSecondFactorMutation,
} from '@havan/api-client/queries/identity/second-factor';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ResultOf } from '@havan/contract/call';
import type { beginSecondFactor } from '@havan/contract/identity/second-factor';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Modal } from '@havan/ui/Modal';
import { PasswordField } from '@havan/ui/PasswordField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { fieldError } from '@havan/validation/form-result';
import { required } from '@havan/validation/messages';
import { oneTimeCode } from '@havan/validation/rules/one-time-code';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../use-act.ts';
import { useForm } from '../../use-form.ts';
import { QrCode } from './QrCode.tsx';
import { factorTexts as texts } from './second-factor-texts.ts';

type Key = ResultOf<typeof beginSecondFactor>;

interface SetUpFactorProps {
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Renders the steps that turn the authenticator on: the password, then its key and the first code. */
export function SetUpFactor({ onDone, onClose }: SetUpFactorProps) {
  const [key, setKey] = useState<Key | null>(null);
  return (
    <Modal open title={texts.begin} size="small" onClose={onClose}>
      {key ? <CodeStep factorKey={key} onDone={onDone} /> : <PasswordStep onKey={setKey} />}
    </Modal>
  );
}

function PasswordStep({ onKey }: { readonly onKey: (key: Key) => void }) {
  const { api } = useAppProfile();
  const form = useForm({ password: '' });
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(beginSecondFactorMutation(api));
  const submit = async () => {
    const isMissing = form.values.password === '';
    form.setErrors(isMissing ? { password: required } : {});
    if (isMissing) return false;
    const outcome = await act(() => mutateAsync(form.values.password));
    if (outcome.ok) onKey(outcome.result);
    else form.setErrors(outcome.fields);
    return outcome.ok;
  };
  return (
    <Form aria-label={texts.begin} onSubmit={submit}>
      <Stack space="m">
        {error ? <Alert kind="error">{error}</Alert> : null}
        <PasswordField
          label={texts.password}
          help={texts.passwordHelp}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Button type="submit" wide loading={isPending}>
          {texts.goOn}
        </Button>
      </Stack>
    </Form>
  );
}

function CodeStep({ factorKey, onDone }: { readonly factorKey: Key } & Pick<SetUpFactorProps, 'onDone'>) {
  const { api } = useAppProfile();
  const form = useForm({ code: '' });
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(confirmSecondFactorMutation(api));
  const submit = async () => {
    const wrong = fieldError(oneTimeCode(), form.values.code);
    form.setErrors(wrong === null ? {} : { code: wrong });
    if (wrong !== null) return false;
    const outcome = await act(() => mutateAsync(form.values.code));
    if (outcome.ok) onDone(outcome.result.recoveryCodes);
    return outcome.ok;
  };
  return (
    <Form aria-label={texts.confirm} onSubmit={submit}>
      <Stack space="m">
        <Text>{texts.scan}</Text>
        <QrCode text={factorKey.otpauthUri} label={texts.picture} />
        <TextField label={texts.secret} readOnly value={factorKey.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')} />
        {error ? <Alert kind="error">{error}</Alert> : null}
        <TextField
          label={texts.code}
          help={texts.codeHelp}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={7}
          required
          {...form.field('code')}
        />
        <Button type="submit" wide loading={isPending}>
          {texts.confirm}
        </Button>
      </Stack>
    </Form>
  );
}
