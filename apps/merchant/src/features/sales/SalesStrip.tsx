import { salesOverviewQuery } from '@havan/api-client/queries/sales/orders';
import { useNow } from '@havan/app-shell/viewport/use-now';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useQuery } from '@tanstack/react-query';
import { ComingFigures, SalesFigures } from './SalesFigures.tsx';

/** Renders the sales figures: today, this month, and what is still to be paid out. */
export function SalesStrip() {
  const { api } = useAppProfile();
  const now = useNow();
  const { data, error, refetch } = useQuery(salesOverviewQuery(api));
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <ComingFigures now={now} />;
  return <SalesFigures overview={data} now={now} />;
}
