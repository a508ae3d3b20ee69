import { demoOperatorQuery } from '@havan/api-client/queries/backoffice/operators';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../session.ts';

interface DemoOperatorProps {
  readonly onChoose: (account: { username: string; password: string; code: string }) => void;
}

/** In the demo, the operator with whom a visitor looks round; the code is asked for when it is wanted, since it ages. */
export function DemoOperator({ onChoose }: DemoOperatorProps) {
  const { data, refetch } = useQuery(demoOperatorQuery(api));
  if (!data?.account) return null;
  const { username, password } = data.account;
  const choose = async () => {
    const { data: now } = await refetch();
    if (now?.account) onChoose(now.account);
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
      {username} / {password}; doğrulama kodu düğmeyle gelir.
    </Alert>
  );
}
