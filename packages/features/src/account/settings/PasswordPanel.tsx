import { changePasswordMutation } from '@havan/api-client/queries/identity/account';
import { Alert } from '@havan/ui/Alert';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { PasswordField } from '@havan/ui/PasswordField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { checkForm } from '@havan/validation/form-result';
import { passwordChangeForm } from '@havan/validation/forms/password-change';
import { useMutation } from '@tanstack/react-query';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { useAct } from '../use-act.ts';
import { useForm } from '../use-form.ts';
import { passwordPanelTexts } from './settings-texts.ts';

const empty = { currentPassword: '', password: '', passwordAgain: '' };

/** Renders the form that changes the password. The server ends all sessions and returns a new one for this browser. */
export function PasswordPanel() {
  const { api, session } = useAppProfile();
  const toast = useToast();
  const form = useForm(empty);
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(changePasswordMutation(api));

  const submit = async () => {
    const result = checkForm(passwordChangeForm(), form.values);
    form.setErrors(result.valid ? {} : result.errors);
    if (!result.valid) return false;
    const { currentPassword, password } = result.values;
    const outcome = await act(() => mutateAsync({ currentPassword, password }));
    if (!outcome.ok) {
      form.setErrors(outcome.fields);
      return false;
    }
    session.signIn(outcome.result);
    form.change(empty);
    toast({ title: passwordPanelTexts.saved });
    return true;
  };

  return (
    <Box width="form">
      <Form aria-label={passwordPanelTexts.submit} onSubmit={submit}>
        <Stack space="m">
          <Text tone="soft">{passwordPanelTexts.lead}</Text>
          {error ? <Alert kind="error">{error}</Alert> : null}
          <PasswordField
            label={passwordPanelTexts.current}
            autoComplete="current-password"
            required
            {...form.field('currentPassword')}
          />
          <NewPasswordFields password={form.field('password')} again={form.field('passwordAgain')} />
          <Inline>
            <Button type="submit" loading={isPending}>
              {passwordPanelTexts.submit}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Box>
  );
}
