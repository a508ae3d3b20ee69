import type { acceptInvitation, checkInvitation } from '@havan/contract/backoffice/operator-session';
import type { RequestOf, ResultOf } from '@havan/contract/call';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { PasswordField } from '@havan/ui/PasswordField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { QrCode } from '@havan/features/account/settings/second-factor/QrCode';

type Filled = Omit<RequestOf<typeof acceptInvitation>, 'token'>;

interface InvitationFormProps {
  readonly offer: ResultOf<typeof checkInvitation>;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onAccept: (form: Filled) => void;
}

/** Renders the fields for the holder of an invitation. */
export function InvitationForm({ offer, error, isPending, onAccept }: InvitationFormProps) {
  const [form, setForm] = useState<Filled>({ name: '', email: offer.email ?? '', password: '', code: '' });
  const [isChecked, setIsChecked] = useState(false);
  const errors = {
    name: form.name.trim().length >= 3 ? null : 'Adınızı ve soyadınızı yazın.',
    email: /^\S+@\S+\.\S+$/.test(form.email.trim()) ? null : 'Geçerli bir e-posta adresi yazın.',
    password: form.password.length >= 12 ? null : 'Şifreniz en az 12 karakter olmalı.',
    code: /^\d{6}$/.test(form.code.trim()) ? null : 'Uygulamanın gösterdiği 6 haneli kodu yazın.',
  };
  const shown = (field: keyof Filled) => (isChecked ? errors[field] : null);
  const set = (field: keyof Filled) => (value: string) => setForm({ ...form, [field]: value });
  const submit = () => {
    setIsChecked(true);
    if (Object.values(errors).some(Boolean)) return false;
    onAccept({ ...form, code: form.code.trim() });
    return true;
  };
  return (
    <Form onSubmit={submit} aria-label="Daveti kabul et">
      <Stack space="m">
        {error ? <Failure error={error} /> : null}
        <TextField
          label="Ad soyad"
          autoComplete="name"
          value={form.name}
          onChange={set('name')}
          error={shown('name')}
        />
        <TextField
          label="E-posta"
          type="email"
          autoComplete="username"
          readOnly={offer.email !== null}
          value={form.email}
          onChange={set('email')}
          error={shown('email')}
        />
        <PasswordField
          label="Şifre"
          autoComplete="new-password"
          help="En az 12 karakter."
          value={form.password}
          onChange={set('password')}
          error={shown('password')}
        />
        <Text>Doğrulama uygulamanızla bu kodu okutun; okutamıyorsanız anahtarı elle yazın.</Text>
        <QrCode text={offer.otpauthUri} label="Doğrulama uygulaması için kare kod" />
        <TextField label="Anahtar" readOnly value={offer.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')} />
        <TextField
          label="Doğrulama kodu"
          autoComplete="one-time-code"
          inputMode="numeric"
          value={form.code}
          onChange={set('code')}
          error={shown('code')}
        />
        <Button type="submit" wide loading={isPending}>
          Daveti kabul et
        </Button>
      </Stack>
    </Form>
  );
}
