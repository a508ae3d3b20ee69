import * as v from 'valibot';
import { carrierIds } from '@havan/domain/carrier';
import * as messages from '../../messages.ts';
import { followUpNumber, localWarehouseTrackingNumber } from '../../rules/order/tracking-number.ts';

/** Returns the form to hand an order to a carrier; the tracking number has the format of the chosen one. */
export function shipmentForm() {
  return v.variant(
    'carrierId',
    carrierIds.map((id) => v.object({ carrierId: v.literal(id), followUpNumber: followUpNumber(id) })),
    messages.carrierRequired,
  );
}

/** Returns the form to hand over an order that the local warehouse brings itself. */
export function localWarehouseShipmentForm() {
  return v.object({ followUpNumber: localWarehouseTrackingNumber() });
}
