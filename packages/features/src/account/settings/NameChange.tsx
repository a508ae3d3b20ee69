import { changeUsernameMutation, saveProfileMutation } from '@havan/api-client/queries/identity/account';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Modal } from '@havan/ui/Modal';
import { PasswordField } from '@havan/ui/PasswordField';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { checkForm } from '@havan/validation/form-result';
import { profileForm, usernameForm } from '@havan/validation/forms/profile';
import { useMutation } from '@tanstack/react-query';
import { commonTexts } from '../account-texts.ts';
import { useAct } from '../use-act.ts';
import { useForm } from '../use-form.ts';
import { userTexts } from './settings-texts.ts';

interface NameChangeProps {
  readonly kind: 'fullName' | 'username';
  /** The current name or user name. */
  readonly value: string;
  readonly onClose: () => void;
}

/** Renders the form that changes the name, or the user name, which also requires the password. */
export function NameChange({ kind, value, onClose }: NameChangeProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const form = useForm({ fullName: value, username: value, password: '' });
  const { act, isPending, error } = useAct();
  const profile = useMutation(saveProfileMutation(api));
  const username = useMutation(changeUsernameMutation(api));
  const title = kind === 'fullName' ? userTexts.changeFullName : userTexts.changeUsername;

  const submit = async () => {
    const { password } = form.values;
    const checked = checkForm(kind === 'fullName' ? profileForm() : usernameForm(), form.values);
    form.setErrors(checked.valid ? {} : checked.errors);
    if (!checked.valid) return false;
    const outcome = await act(() =>
      kind === 'fullName'
        ? profile.mutateAsync(form.values.fullName)
        : username.mutateAsync({ username: form.values.username, password }),
    );
    if (!outcome.ok) {
      form.setErrors(outcome.fields);
      return false;
    }
    toast({ title: userTexts.saved });
    onClose();
    return true;
  };

  return (
    <Modal open title={title} size="small" onClose={onClose}>
      <Form aria-label={title} onSubmit={submit}>
        <Stack space="m">
          {error ? <Alert kind="error">{error}</Alert> : null}
          {kind === 'fullName' ? (
            <TextField label={userTexts.fullName} autoComplete="name" {...form.field('fullName')} />
          ) : (
            <>
              <TextField
                label={userTexts.newUsername}
                help={commonTexts.usernameHelp}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                {...form.field('username')}
              />
              <PasswordField
                label={userTexts.password}
                help={userTexts.passwordHelp}
                autoComplete="current-password"
                {...form.field('password')}
              />
            </>
          )}
          <Button type="submit" wide loading={isPending}>
            {userTexts.save}
          </Button>
        </Stack>
      </Form>
    </Modal>
  );
}
