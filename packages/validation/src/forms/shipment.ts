import * as v from 'valibot';
import { carrierIds } from '@havan/domain/carrier';
import * as messages from '../messages.ts';
import { followUpNumber, localWarehouseFollowUpNumber } from '../rules/follow-up-number.ts';

/** Handing an order to a carrier; the follow-up number takes the format of the chosen one. */
export function shipmentForm() {
  return v.variant(
    'carrierId',
    carrierIds.map((id) => v.object({ carrierId: v.literal(id), followUpNumber: followUpNumber(id) })),
    messages.carrierRequired,
  );
}

/** Handing over an order that the local warehouse brings itself. */
export function localWarehouseShipmentForm() {
  return v.object({ followUpNumber: localWarehouseFollowUpNumber() });
}
