import {
  carrierIds,
  trackingNumberFormats,
  localWarehouseTrackingNumberFormat,
  type Carrier,
} from '@havan/domain/carrier';
import type { CompanyType } from '@havan/domain/company';
import { localWarehouseShipmentForm, shipmentForm } from '@havan/validation/forms/shipment';
import { carrierRequired } from '@havan/validation/messages';
import * as v from 'valibot';

/**
 * Returns the rules of a seller's shipment: the number has the format of the carrier, except that a local warehouse
 * numbers its own deliveries, for any carrier (specification §5 "follow-up number").
 */
export function shipmentRulesOf(companyType: CompanyType) {
  if (companyType !== 'localPharmacyWarehouse') {
    return { form: shipmentForm(), formatOf: ({ format }: Carrier) => trackingNumberFormats[format].hint };
  }
  const carrierId = v.picklist(carrierIds, carrierRequired);
  return {
    form: v.object({ carrierId, ...localWarehouseShipmentForm().entries }),
    formatOf: () => trackingNumberFormats[localWarehouseTrackingNumberFormat].hint,
  };
}
