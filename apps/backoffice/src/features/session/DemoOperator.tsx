import { demoOperatorsQuery } from '@havan/api-client/queries/backoffice/operators';
import { operatorRoleLabels } from '@havan/domain/operator';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session.ts';

interface DemoOperatorProps {
  readonly onChoose: (account: { username: string; password: string; code: string }) => void;
}

/** Renders the demo operators for visitors; the code is read on demand, since it expires. */
export function DemoOperator({ onChoose }: DemoOperatorProps) {
  const { data, refetch } = useQuery(demoOperatorsQuery(api));
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = data?.accounts ?? [];
  if (!data || !first) return null;
  const username = chosen ?? first.username;
  const choose = async () => {
    const now = (await refetch()).data?.accounts.find((account) => account.username === username);
    if (now) onChoose({ username: now.username, password: now.password, code: now.code });
  };
  return (
    <Alert
      kind="info"
      title="Deneme pazarı"
      actions={
        <Button variant="outline" size="small" onClick={() => void choose()}>
          Deneme hesabını doldur
        </Button>
      }
    >
      <Stack space="s">
        <Select
          label="Deneme hesabı"
          options={data.accounts.map((account) => ({
            value: account.username,
            label: `${account.name}: ${account.roles.map((role) => operatorRoleLabels[role]).join(', ')}`,
          }))}
          value={username}
          onChange={setChosen}
        />
        <span>
          {username} / {first.password}; doğrulama kodu düğmeyle gelir.
        </span>
      </Stack>
    </Alert>
  );
}
