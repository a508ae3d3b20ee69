import { removeSecondFactorMutation } from '@havan/api-client/queries/identity/second-factor';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Modal } from '@havan/ui/Modal';
import { PasswordField } from '@havan/ui/PasswordField';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { required } from '@havan/validation/messages';
import { useMutation } from '@tanstack/react-query';
import { useAct } from '../../use-act.ts';
import { useForm } from '../../use-form.ts';
import { factorTexts as texts } from './second-factor-texts.ts';

/** Renders the form that turns the authenticator off, with password and code. */
export function RemoveFactor({ onClose }: { readonly onClose: () => void }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const form = useForm({ password: '', code: '' });
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(removeSecondFactorMutation(api));
  const submit = async () => {
    const { password } = form.values;
    const code = form.values.code.trim();
    form.setErrors({
      ...(password === '' && { password: required }),
      ...(code === '' && { code: required }),
    });
    if (password === '' || code === '') return false;
    const outcome = await act(() => mutateAsync({ password, code }));
    if (outcome.ok) {
      toast({ title: texts.removed });
      onClose();
    } else form.setErrors(outcome.fields);
    return outcome.ok;
  };
  return (
    <Modal open title={texts.removeTitle} size="small" onClose={onClose}>
      <Form aria-label={texts.removeTitle} onSubmit={submit}>
        <Stack space="m">
          {error ? <Alert kind="error">{error}</Alert> : null}
          <PasswordField label={texts.password} autoComplete="current-password" {...form.field('password')} />
          <TextField
            label={texts.code}
            help={texts.codeOrRecovery}
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={24}
            required
            {...form.field('code')}
          />
          <Button type="submit" wide tone="critical" loading={isPending}>
            {texts.remove}
          </Button>
        </Stack>
      </Form>
    </Modal>
  );
}
