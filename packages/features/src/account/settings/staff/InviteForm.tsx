import { staffMoveMutation } from '@havan/api-client/queries/identity/account';
import { Alert } from '@havan/ui/Alert';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { checkForm } from '@havan/validation/form-result';
import { invitationForm } from '@havan/validation/forms/staff';
import { useMutation } from '@tanstack/react-query';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useAct } from '../../use-act.ts';
import { useForm } from '../../use-form.ts';
import { grantOf, presetOptions } from './preset-choice.ts';
import { staffTexts } from '../settings-texts.ts';

/** Renders the form that invites a person into the company. */
export function InviteForm() {
  const { api } = useAppProfile();
  const toast = useToast();
  const form = useForm({ email: '', preset: 'sales' });
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(staffMoveMutation(api));
  const submit = async () => {
    const grant = grantOf(form.values.preset) ?? { role: 'staff', rights: [] };
    const result = checkForm(invitationForm(), { email: form.values.email, role: grant.role });
    form.setErrors(result.valid ? {} : result.errors);
    if (!result.valid) return false;
    const { email } = result.values;
    const outcome = await act(() => mutateAsync({ action: 'invite', request: { email, ...grant } }));
    if (!outcome.ok) {
      form.setErrors(outcome.fields);
      return false;
    }
    form.change({ email: '' });
    toast({ title: staffTexts.invited(email) });
    return true;
  };
  return (
    <Box as="section" surface="sheet" frame="section" padding="m" aria-labelledby="davet">
      <Form aria-labelledby="davet" onSubmit={submit}>
        <Stack space="m">
          <Heading level={2} size="panel" id="davet">
            {staffTexts.invite}
          </Heading>
          {error ? <Alert kind="error">{error}</Alert> : null}
          <Grid columns={{ phone: 1, tablet: 2 }} space="m">
            <TextField
              label={staffTexts.inviteEmail}
              type="email"
              autoComplete="off"
              help={staffTexts.inviteHelp}
              required
              {...form.field('email')}
            />
            <Select label={staffTexts.role} options={presetOptions} {...form.field('preset')} />
          </Grid>
          <Inline>
            <Button type="submit" loading={isPending}>
              {staffTexts.send}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Box>
  );
}
