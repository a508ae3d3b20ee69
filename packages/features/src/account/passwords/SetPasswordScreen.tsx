import { accountActions } from '@havan/api-client/account-actions';
import type { ResultOf } from '@havan/contract/call';
import type { setPassword } from '@havan/contract/identity/account';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Loading } from '@havan/ui/Loading';
import { MaskedField } from '@havan/ui/MaskedField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { checkForm } from '@havan/validation/form-result';
import { acceptInvitationForm } from '@havan/validation/forms/staff';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { lazyDialog } from '@havan/app-shell/loading/LazyPart';
import { AccountCard } from '../AccountCard.tsx';
import { commonTexts, invitationTexts, passwordTexts } from '../account-texts.ts';
import { DoneCard } from '../DoneCard.tsx';
import { LinkFailure } from '../LinkFailure.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { useAct } from '../use-act.ts';
import { useForm } from '../use-form.ts';
import { useLinkState } from './use-link-state.ts';

const LegalText = lazyDialog(() => import('../LegalText.tsx'), 'LegalText');

/** Renders `/account/setpassword`, where an invited person enters name and password. */
export function SetPasswordScreen() {
  'use memo';
  const { paths } = useAppProfile();
  const { token, link, failure, retry } = useLinkState('setPassword');
  const [made, setMade] = useState<ResultOf<typeof setPassword> | null>(null);
  if (made) {
    return (
      <DoneCard title={invitationTexts.doneTitle} userType={made.userType}>
        {invitationTexts.done(made.username)}
      </DoneCard>
    );
  }
  if (link?.state === 'valid' && link.invitation) {
    return <Acceptance token={token} invitation={link.invitation} onMade={setMade} />;
  }
  if (link || failure) {
    return (
      <LinkFailure
        title={passwordTexts.linkFailed}
        message={failure ?? (link?.state === 'used' ? passwordTexts.used : passwordTexts.expired)}
        help={invitationTexts.failedHelp}
        onRetry={failure === null ? undefined : retry}
        next={{ label: commonTexts.toLogin, href: paths.login() }}
      />
    );
  }
  return (
    <AccountCard title={invitationTexts.title}>
      <Loading label={commonTexts.checking} showLabel />
    </AccountCard>
  );
}

interface AcceptanceProps {
  readonly token: string;
  readonly invitation: { readonly email: string; readonly companyName: string };
  readonly onMade: (made: ResultOf<typeof setPassword>) => void;
}

function Acceptance({ token, invitation, onMade }: AcceptanceProps) {
  const { api } = useAppProfile();
  const form = useForm({ fullName: '', username: '', phone: '', password: '', passwordAgain: '' });
  const { act, isPending, error } = useAct();
  const [isReading, setIsReading] = useState(false);
  const submit = async () => {
    const result = checkForm(acceptInvitationForm(), form.values);
    form.setErrors(result.valid ? {} : result.errors);
    if (!result.valid) return false;
    const { passwordAgain: _again, ...person } = result.values;
    const outcome = await act(() => accountActions(api).acceptInvitation({ token, ...person }));
    if (outcome.ok) onMade(outcome.result);
    else form.setErrors(outcome.fields);
    return outcome.ok;
  };
  return (
    <AccountCard title={invitationTexts.title} lead={invitationTexts.lead(invitation.companyName)}>
      <Form aria-label={invitationTexts.title} onSubmit={submit}>
        <Stack space="m">
          {error ? <Alert kind="error">{error}</Alert> : null}
          <TextField label={commonTexts.email} value={invitation.email} readOnly />
          <TextField label={commonTexts.fullName} autoComplete="name" required {...form.field('fullName')} />
          <MaskedField
            label={commonTexts.phone}
            mask="phone"
            autoComplete="tel-national"
            required
            {...form.field('phone')}
          />
          <TextField
            label={commonTexts.username}
            help={commonTexts.usernameHelp}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            {...form.field('username')}
          />
          <NewPasswordFields
            kind="first"
            password={form.field('password')}
            again={form.field('passwordAgain')}
          />
          <Inline justify="between">
            <Text size="small" tone="soft">
              {invitationTexts.agreement}
            </Text>
            <Button variant="quiet" size="small" onClick={() => setIsReading(true)}>
              {invitationTexts.readAgreement}
            </Button>
          </Inline>
          <Button type="submit" size="large" wide loading={isPending}>
            {invitationTexts.submit}
          </Button>
        </Stack>
      </Form>
      {isReading ? (
        <LegalText
          title={invitationTexts.agreementTitle}
          load={() => accountActions(api).strangersAgreement('kullanici-sozlesmesi', token)}
          onClose={() => setIsReading(false)}
        />
      ) : null}
    </AccountCard>
  );
}
