import { ApiError } from '@havan/api-client/api-error';
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
  /** Whether a field was changed since the last answer; its refusals are hidden then. */
  const [isEdited, setIsEdited] = useState(false);
  const errors = {
    name: form.name.trim().length >= 3 ? null : 'Adınızı ve soyadınızı yazın.',
    email: /^\S+@\S+\.\S+$/.test(form.email.trim()) ? null : 'Geçerli bir e-posta adresi yazın.',
    password: form.password.length >= 12 ? null : 'Şifreniz en az 12 karakter olmalı.',
    code: /^\d{6}$/.test(form.code.trim()) ? null : 'Uygulamanın gösterdiği 6 haneli kodu yazın.',
  };
  const refused = isEdited ? {} : refusedFields(error);
  const shown = (field: keyof Filled) => (isChecked ? (errors[field] ?? refused[field] ?? null) : null);
  const set = (field: keyof Filled) => (value: string) => {
    setForm({ ...form, [field]: value });
    setIsEdited(true);
  };
  const submit = () => {
    setIsChecked(true);
    setIsEdited(false);
    if (Object.values(errors).some(Boolean)) return false;
    onAccept({ ...form, code: form.code.trim() });
    return true;
  };
  return (
    <Form onSubmit={submit} aria-label="Daveti kabul et">
      <Stack space="m">
        {error && Object.keys(refusedFields(error)).length === 0 ? <Failure error={error} /> : null}
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
          {...(shown('password') === null && { help: 'En az 12 karakter.' })}
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

/** Returns the error texts of a refusal by field; empty for an error that belongs to no field. */
function refusedFields(error: Error | null): Partial<Record<keyof Filled, string>> {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'codeInvalid') return { code: error.message };
  return error.code === 'emailTaken' || error.errors.some(({ path }) => path === 'email')
    ? { email: error.errors[0]?.message ?? error.message }
    : {};
}
