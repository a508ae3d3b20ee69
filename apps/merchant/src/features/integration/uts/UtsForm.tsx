import { sentenceOf } from '@havan/api-client/api-error';
import { checkUtsAccountMutation, saveUtsAccountMutation } from '@havan/api-client/queries/sales/uts';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { UtsAccount } from '@havan/contract/sales/uts';
import { useAct } from '@havan/features/account/use-act';
import { useForm } from '@havan/features/account/use-form';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { PasswordField } from '@havan/ui/PasswordField';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { utsSettingsTexts as texts } from './uts-settings-texts.ts';

/** Renders the form of the company's number and token in ÜTS. */
export function UtsForm({ account }: { readonly account: UtsAccount }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const form = useForm({ institutionNo: account.institutionNo ?? '', token: '' });
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(saveUtsAccountMutation(api));
  const check = useMutation(checkUtsAccountMutation(api));
  const institutionNo = form.values.institutionNo.trim();
  const save = async (token: string | null) => {
    const outcome = await act(() => mutateAsync({ institutionNo, ...(token !== '' && { token }) }));
    if (!outcome.ok) form.setErrors(outcome.fields);
    return outcome.ok;
  };
  const submit = async () => {
    if (!/^\d{1,30}$/.test(institutionNo)) {
      form.setErrors({ institutionNo: texts.institutionRequired });
      return false;
    }
    const isSaved = await save(form.values.token.trim());
    if (!isSaved) return false;
    form.change({ token: '' });
    toast({ title: texts.saved, tone: 'positive' });
    return true;
  };
  const tryOut = () =>
    check.mutate(undefined, {
      onError: (reason) => toast({ title: sentenceOf(reason), tone: 'critical' }),
      onSuccess: ({ isAccepted, sentence }) =>
        toast(
          isAccepted
            ? { title: texts.accepted, tone: 'positive' }
            : { title: sentence ?? texts.refusedSince, tone: 'critical' },
        ),
    });
  const remove = async () => {
    if (await save(null)) toast({ title: texts.removed });
  };
  return (
    <Form aria-label={texts.title} onSubmit={submit}>
      <Stack space="m">
        {error ? <Alert kind="error">{error}</Alert> : null}
        <TextField
          label={texts.institutionNo}
          help={texts.institutionHelp}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={30}
          {...form.field('institutionNo')}
        />
        <PasswordField
          label={texts.token}
          help={texts.tokenHelp(account.tokenHint)}
          autoComplete="new-password"
          {...form.field('token')}
        />
        <Inline>
          <Button type="submit" loading={isPending}>
            {texts.save}
          </Button>
          {account.tokenHint === null ? null : (
            <>
              <Button variant="outline" loading={check.isPending} onClick={tryOut}>
                {texts.check}
              </Button>
              <Button variant="outline" onClick={() => void remove()}>
                {texts.remove}
              </Button>
            </>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}
