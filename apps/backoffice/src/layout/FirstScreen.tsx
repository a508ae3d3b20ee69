import { operatorQuery } from '@havan/api-client/queries/backoffice/operators';
import { EmptyState } from '@havan/ui/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { api } from '../session.ts';
import { rowsOf } from './menu-rows.ts';

/** Leads to the first screen that the roles open. */
export function FirstScreen() {
  const { data } = useQuery(operatorQuery(api));
  if (!data) return null;
  const [first] = rowsOf(data.roles);
  if (first) return <Navigate to={first.href} replace />;
  return (
    <EmptyState
      kind="other"
      title="Rolünüze açık bir ekran yok"
      subtitle="Yetkiniz olması gerektiğini düşünüyorsanız bir yöneticiye yazın."
    />
  );
}
