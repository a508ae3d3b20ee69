import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import { type SellerTools, SellerToolsContext } from '@havan/features/orders/seller-tools';
import type { ReactNode } from 'react';
import { OrderDocuments } from './printing/OrderDocuments.tsx';
import { InvoiceModal } from './shipping/InvoiceModal.tsx';
import { OrderBulk } from './shipping/OrderBulk.tsx';
import { PartlySupplyModal } from './shipping/PartlySupplyModal.tsx';
import { ShipForm } from './shipping/ShipForm.tsx';

const CameraScan = lazyPart(() => import('../listing-desk/camera/CameraScan.tsx'), 'CameraScan');

const tools: SellerTools = {
  ShipForm,
  PartlySupplyModal,
  InvoiceModal,
  PrintButton: OrderDocuments,
  OrderBulk,
  CameraScan,
};

/** Provides the order parts that only this app has to the shared lists and pages beneath it. */
export function SellerOrders({ children }: { readonly children: ReactNode }) {
  return <SellerToolsContext value={tools}>{children}</SellerToolsContext>;
}
