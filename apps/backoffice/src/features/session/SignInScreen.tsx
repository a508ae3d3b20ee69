import { operatorSignIn } from '@havan/contract/backoffice/operator-session';
import type { RequestOf } from '@havan/contract/call';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { PasswordField } from '@havan/ui/PasswordField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Failure } from '../../layout/Failure.tsx';
import { readSignInState } from '../../shared/sign-in-state.ts';
import { paths } from '../../paths.ts';
import { api, keepSession, useIsSignedIn } from '../../session.ts';
import { DemoOperator } from './DemoOperator.tsx';
import { SessionPage } from './SessionPage.tsx';

const empty = { username: '', password: '', code: '' };

/** Renders the sign-in with password and second factor in one step; after a failure the typed values stay. */
export function SignInScreen() {
  const isSignedIn = useIsSignedIn();
  const client = useQueryClient();
  const [{ from, isExpired }] = useState(readSignInState(useLocation().state));
  const [form, setForm] = useState(empty);
  const [isChecked, setIsChecked] = useState(false);
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: (request: RequestOf<typeof operatorSignIn>) => api.call(operatorSignIn, request),
    onSuccess: ({ token }) => {
      // Drops what another operator has loaded in this tab.
      client.clear();
      keepSession(token);
    },
  });
  if (isSignedIn) return <Navigate to={from ?? paths.home()} replace />;
  const errors = {
    username: form.username.trim() ? null : 'Kullanıcı adınızı yazın.',
    password: form.password ? null : 'Şifrenizi yazın.',
    code: form.code.trim().length >= 6 ? null : 'Doğrulama uygulamasındaki 6 haneli kodu yazın.',
  };
  const shown = (field: keyof typeof errors) => (isChecked ? errors[field] : null);
  const set = (field: keyof typeof form) => (value: string) => setForm({ ...form, [field]: value });
  const submit = async () => {
    setIsChecked(true);
    if (Object.values(errors).some(Boolean)) return false;
    await mutateAsync(form).catch(() => null);
    return true;
  };
  return (
    <SessionPage title="Platform masası" lead="Havan’ı işleten ekip için. Her işlem denetim izine yazılır.">
      <Form onSubmit={submit} aria-label="Giriş">
        <Stack space="m">
          {isExpired && !error ? (
            <Alert kind="info">Oturumunuz sona erdi. Yeniden girince kaldığınız sayfaya dönersiniz.</Alert>
          ) : null}
          {error ? <Failure error={error} /> : null}
          <TextField
            label="Kullanıcı adı ya da e-posta"
            autoComplete="username"
            value={form.username}
            onChange={set('username')}
            error={shown('username')}
          />
          <PasswordField
            label="Şifre"
            autoComplete="current-password"
            value={form.password}
            onChange={set('password')}
            error={shown('password')}
          />
          <TextField
            label="Doğrulama kodu"
            autoComplete="one-time-code"
            help="Uygulamanızdaki 6 haneli kod ya da bir kurtarma kodu."
            value={form.code}
            onChange={set('code')}
            error={shown('code')}
          />
          <Button type="submit" wide loading={isPending}>
            Giriş yap
          </Button>
        </Stack>
      </Form>
      <DemoOperator onChoose={setForm} />
      <Text size="small" tone="soft">
        Hesabınızı bir yöneticinin daveti açar. Yeni kurulan bir pazarda ilk davet bağlantısını sunucu
        başlarken ekrana yazar.
      </Text>
    </SessionPage>
  );
}
