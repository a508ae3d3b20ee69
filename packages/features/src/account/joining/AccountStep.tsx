import { accountActions } from '@havan/api-client/account-actions';
import type { RegistrationSlug } from '@havan/contract/identity/agreements';
import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { lazyDialog } from '@havan/app-shell/loading/LazyPart';
import { commonTexts, registerTexts } from '../account-texts.ts';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import type { RegisterFormState } from './CompanyStep.tsx';

const LegalText = lazyDialog(() => import('../LegalText.tsx'), 'LegalText');

const titles: Readonly<Record<RegistrationSlug, string>> = {
  'uyelik-sozlesmesi': 'Üyelik Sözleşmesi',
  'kvkk-aydinlatma-metni': 'KVKK Aydınlatma Metni',
};

/** Renders the step with the sign-in data and the agreements. */
export function AccountStep({ form }: { form: RegisterFormState }) {
  'use memo';
  const { api } = useAppProfile();
  const [reading, setReading] = useState<RegistrationSlug | null>(null);
  const { value: agreed, ...agreement } = form.field('agreement');
  return (
    <>
      <TextField
        label={commonTexts.username}
        help={commonTexts.usernameHelp}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('username')}
      />
      <NewPasswordFields kind="first" password={form.field('password')} again={form.field('passwordAgain')} />
      <Stack space="s">
        <Checkbox {...agreement} checked={agreed} label={registerTexts.agreementBefore} />
        <Text tone="soft">{registerTexts.notice}</Text>
        <Inline space="xs">
          <Button variant="quiet" size="small" onClick={() => setReading('uyelik-sozlesmesi')}>
            {registerTexts.readAgreement}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setReading('kvkk-aydinlatma-metni')}>
            {registerTexts.readNotice}
          </Button>
        </Inline>
      </Stack>
      {reading ? (
        <LegalText
          title={titles[reading]}
          load={() => accountActions(api).registrationText(reading)}
          onClose={() => setReading(null)}
        />
      ) : null}
    </>
  );
}
