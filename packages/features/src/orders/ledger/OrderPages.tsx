import { OrderLedgerScreen } from './OrderLedgerScreen.tsx';
import { OrderDetailScreen } from '../detail/OrderDetailScreen.tsx';

/** Renders one order and its postings; the pages are loaded together. */
export function OrderPages({ page }: { readonly page: 'order' | 'ledger' }) {
  return page === 'order' ? <OrderDetailScreen /> : <OrderLedgerScreen />;
}
