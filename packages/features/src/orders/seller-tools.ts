import type { OrderDetail, OrderSummary } from '@havan/contract/sales/orders';
import { type ComponentType, createContext, use } from 'react';
import type { OrderMover } from './actions/use-order-move.ts';

export interface ShipFormProps {
  readonly order: Pick<OrderDetail, 'orderId' | 'seller' | 'shipment' | 'chosenCarrierId'>;
  /** Whether the order is shipped or its shipment is corrected; the fields are the same. */
  readonly action?: 'ship' | 'correctShipment';
  readonly onDone?: () => void;
  readonly mover: OrderMover;
  /** Whether it takes the focus on mount, because a button opened it. */
  readonly takesFocus: boolean;
}

export interface OrderFormProps {
  readonly order: OrderDetail;
  readonly mover: OrderMover;
  readonly onClose: () => void;
}

export interface OrderBulkProps {
  /** The chosen orders. */
  readonly orders: readonly OrderSummary[];
  /** Whether they are rows of a table whose head stays in sight. */
  readonly belowHead: boolean;
  readonly onClear: () => void;
}

/** The parts with which a seller works on orders: shipping, printing, invoices, several orders at once. */
export interface SellerTools {
  readonly ShipForm: ComponentType<ShipFormProps>;
  readonly PartlySupplyModal: ComponentType<OrderFormProps>;
  readonly InvoiceModal: ComponentType<OrderFormProps>;
  readonly PrintButton: ComponentType<{ readonly orderIds: readonly number[] }>;
  readonly OrderBulk: ComponentType<OrderBulkProps>;
  /** The picture of the camera; calls `onScan` with each code that comes into it. */
  readonly CameraScan: ComponentType<{ readonly onScan: (text: string) => void }>;
}

/** Provided by the merchant app; null in any other. */
export const SellerToolsContext = createContext<SellerTools | null>(null);

/** Returns the parts with which a seller processes orders; null where the app has none. */
export const useSellerTools = (): SellerTools | null => use(SellerToolsContext);
