import { deliverySources } from '@havan/domain/carrier';
import { weekdays } from '@havan/domain/delivery-terms';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { done, id, idText, nothing, townId } from '../primitives.ts';

/** How goods reach their buyer: 'depodan teslim' (from warehouse) or -1 (specification §3). */
export const deliverySource = v.picklist([deliverySources.fromWarehouse, deliverySources.none]);

const days = v.array(v.picklist(weekdays));

/** Where and when a seller delivers by itself. */
const deliveryTerms = v.object({
  /** Districts of its own province; null for all of them. */
  townIds: v.nullable(v.pipe(v.array(townId), v.maxLength(100))),
  /** Days of delivery, 1 is Monday. */
  weekdays: v.pipe(days, v.maxLength(7)),
  /**
   * `11:00` in Istanbul: orders placed before are delivered on the same day; null for a seller without same-day
   * delivery.
   */
  sameDayUntil: v.nullable(v.pipe(v.string(), v.maxLength(5))),
});

const getDeliveryInfoSchemas = {
  summary: 'Where and when the company brings goods by itself, and the districts it can choose from.',
  request: nothing,
  result: v.object({
    deliverySource,
    terms: deliveryTerms,
    cityName: v.string(),
    towns: v.array(v.object({ townId: id, name: v.string() })),
  }),
};

/**
 * Users local warehouse delivery info (specification §7); other sellers enter here where they deliver on the same day.
 */
export const getDeliveryInfo = defineCall<typeof getDeliveryInfoSchemas>()({
  method: 'GET',
  path: 'Users/GetLocalWarehouseDeliveryInfo',
  encoding: 'query',
  access: 'signedIn',
  area: 'salesInfo',
});

const saveDeliveryInfoSchemas = {
  summary: 'Changes where and when the company brings goods by itself, for orders from now on.',
  request: v.strictObject(deliveryTerms.entries),
  result: done,
};

export const saveDeliveryInfo = defineCall<typeof saveDeliveryInfoSchemas>()({
  method: 'POST',
  path: 'Users/SaveLocalWarehouseDeliveryInfo',
  encoding: 'json',
  access: 'seller',
  area: 'salesInfo',
  right: 'sell',
});

const getSameDayDeliverySchemas = {
  summary:
    'The sellers that bring their goods to an address of the company, its first one where none is named: its local ' +
    'warehouses, and those that deliver there on the same day.',
  request: v.strictObject({ addressId: v.optional(idText) }),
  result: v.object({
    sellers: v.array(
      v.object({
        sellerId: id,
        deliverySource,
        /** Null when the seller delivers in the whole province. */
        townNames: v.nullable(v.array(v.string())),
        weekdays: days,
        sameDayUntil: v.nullable(v.string()),
      }),
    ),
  }),
};

/** Users same-day delivery (specification §7). */
export const getSameDayDelivery = defineCall<typeof getSameDayDeliverySchemas>()({
  method: 'GET',
  path: 'Users/GetSameDayDelivery',
  encoding: 'query',
  access: 'signedIn',
});

export const deliveryInfoCalls = {
  getDeliveryInfo: withSchemas(getDeliveryInfo, getDeliveryInfoSchemas),
  saveDeliveryInfo: withSchemas(saveDeliveryInfo, saveDeliveryInfoSchemas),
  getSameDayDelivery: withSchemas(getSameDayDelivery, getSameDayDeliverySchemas),
};
