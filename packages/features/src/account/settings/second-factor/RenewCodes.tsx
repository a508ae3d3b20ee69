import { renewRecoveryCodesMutation } from '@havan/api-client/queries/identity/second-factor';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { required } from '@havan/validation/messages';
import { useMutation } from '@tanstack/react-query';
import { useAct } from '../../use-act.ts';
import { useForm } from '../../use-form.ts';
import { factorTexts as texts } from './second-factor-texts.ts';

interface RenewCodesProps {
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Renders the form that requests new recovery codes; it requires a code. */
export function RenewCodes({ onDone, onClose }: RenewCodesProps) {
  const { api } = useAppProfile();
  const form = useForm({ code: '' });
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(renewRecoveryCodesMutation(api));
  const submit = async () => {
    const code = form.values.code.trim();
    form.setErrors(code === '' ? { code: required } : {});
    if (code === '') return false;
    const outcome = await act(() => mutateAsync(code));
    if (outcome.ok) onDone(outcome.result.recoveryCodes);
    return outcome.ok;
  };
  return (
    <Modal open title={texts.renew} size="small" onClose={onClose}>
      <Form aria-label={texts.renew} onSubmit={submit}>
        <Stack space="m">
          <Text tone="soft">{texts.renewHelp}</Text>
          {error ? <Alert kind="error">{error}</Alert> : null}
          <TextField
            label={texts.code}
            help={texts.codeOrRecovery}
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={24}
            required
            {...form.field('code')}
          />
          <Button type="submit" wide loading={isPending}>
            {texts.renew}
          </Button>
        </Stack>
      </Form>
    </Modal>
  );
}
