import { inviteOperatorMutation } from '@havan/api-client/queries/backoffice/operators';
import type { Operators } from '@havan/contract/backoffice/operators';
import { type OperatorRole, operatorRoleLabels, operatorRoles } from '@havan/domain/operator';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Form } from '@havan/ui/Form';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

const roleOptions = operatorRoles.map((value) => ({ value, label: operatorRoleLabels[value] }));
const isRole = (value: string): value is OperatorRole => operatorRoles.some((role) => role === value);

interface InviteFormProps {
  readonly invitations: Operators['invitations'];
}

/** Renders the invitation of an operator. The link is shown only once; the inviting operator passes it on. */
export function InviteForm({ invitations }: InviteFormProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OperatorRole>('support');
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, data, error, isPending } = useMutation(inviteOperatorMutation(api));
  const wrong = /^\S+@\S+\.\S+$/.test(email.trim()) ? null : 'Geçerli bir e-posta adresi yazın.';
  const submit = () => {
    setIsChecked(true);
    if (wrong) return false;
    mutate({ email, roles: [role] });
    return true;
  };
  return (
    <Form onSubmit={submit} aria-label="Operatör davet et">
      <Stack space="m">
        <Heading level={2}>Davet et</Heading>
        {error ? <Failure error={error} /> : null}
        {data ? (
          <Alert kind="success" title="Davet bağlantısı hazır" live>
            <TextField
              label="Bağlantı"
              readOnly
              value={data.link}
              help="Bir kez kullanılır ve yeniden gösterilmez: davet ettiğiniz kişiye güvenli bir yoldan iletin."
            />
          </Alert>
        ) : null}
        <Grid columns={{ phone: 1, tablet: 2 }} space="m">
          <TextField
            label="E-posta"
            type="email"
            value={email}
            onChange={setEmail}
            error={isChecked ? wrong : null}
          />
          <Select
            label="Rol"
            options={roleOptions}
            value={role}
            onChange={(value) => isRole(value) && setRole(value)}
          />
        </Grid>
        <Inline justify="end">
          <Button type="submit" loading={isPending}>
            Davet bağlantısı oluştur
          </Button>
        </Inline>
        {invitations.map(({ invitationId, email: invited, expiresAt }) => (
          <Text key={invitationId} size="small" tone="soft">
            {invited ?? 'İlk yönetici'}: <DateText value={expiresAt} format="dateTime" /> tarihine kadar
            geçerli
          </Text>
        ))}
      </Stack>
    </Form>
  );
}
