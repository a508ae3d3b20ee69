import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { lazy, Suspense, useState } from 'react';
import { commonTexts, registerTexts } from '../account-texts.ts';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import type { RegisterFormState } from './CompanyStep.tsx';
import type { LegalTextName } from './LegalText.tsx';

const LegalText = lazy(() => import('./LegalText.tsx').then((file) => ({ default: file.LegalText })));

/** How they sign in, and what they agree to. */
export function AccountStep({ form }: { form: RegisterFormState }) {
  const [reading, setReading] = useState<LegalTextName | null>(null);
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
          <Button variant="quiet" size="small" onClick={() => setReading('membership')}>
            {registerTexts.readAgreement}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setReading('privacy')}>
            {registerTexts.readNotice}
          </Button>
        </Inline>
      </Stack>
      {reading ? (
        <Suspense fallback={null}>
          <LegalText name={reading} onClose={() => setReading(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
