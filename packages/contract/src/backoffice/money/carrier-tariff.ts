import { carrierIds } from '@havan/domain/carrier';
import { distances } from '@havan/domain/carrier-pricing';
import { trackingAddressProblem } from '@havan/domain/carrier-tracking';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { carrierId, instant, isoDay, kurus, nothing } from '../../primitives.ts';

const finance = ['finance'] as const;

const price = v.object({
  carrierId,
  distance: v.picklist(distances),
  upToDesi: v.number(),
  /** VAT included. */
  price: kurus,
  validFrom: isoDay,
  validTo: v.nullable(isoDay),
});

const tariffPrice = v.object({
  ...price.entries,
  importedAt: instant,
  importedBy: v.nullable(v.string()),
});
export type TariffPrice = v.InferOutput<typeof tariffPrice>;

const getCarrierTariffSchemas = {
  summary: 'The prices of carriers that count today or will, by carrier, distance and desi.',
  request: nothing,
  result: v.array(tariffPrice),
};
export const getCarrierTariff = defineCall<typeof getCarrierTariffSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetCarrierTariff',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

const importCarrierTariffSchemas = {
  summary:
    'Reads a tariff (CSV); a trial says what would change and writes nothing. Rows with an error are left out.',
  request: v.strictObject({
    text: v.pipe(
      v.string(),
      v.minLength(1, 'Dosya boş.'),
      v.maxLength(500_000, 'Dosya en fazla 500 KB olabilir.'),
    ),
    isTrial: v.boolean(),
  }),
  result: v.object({
    rows: v.array(
      v.object({
        ...price.entries,
        /** Line of the file. */
        line: v.number(),
        /** Price on the first day of the row without it; null without one. */
        before: v.nullable(kurus),
      }),
    ),
    problems: v.array(v.object({ line: v.number(), message: v.string() })),
  }),
};
export type ImportedTariff = v.InferOutput<typeof importCarrierTariffSchemas.result>;
export const importCarrierTariff = defineCall<typeof importCarrierTariffSchemas>()({
  method: 'POST',
  path: 'Backoffice/ImportCarrierTariff',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

const trackingAddress = v.object({
  carrierId: v.number(),
  /** URL with `{code}` in place of the tracking number. */
  address: v.string(),
});

const getCarrierTrackingSchemas = {
  summary: 'The public tracking pages of carriers; a carrier without one is left out.',
  request: nothing,
  result: v.array(trackingAddress),
};
export const getCarrierTracking = defineCall<typeof getCarrierTrackingSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetCarrierTracking',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

const saveCarrierTrackingSchemas = {
  summary: 'Sets the public tracking page of a carrier; an empty address takes it away.',
  request: v.strictObject({
    carrierId: v.pipe(
      v.number(),
      v.check((id) => carrierIds.includes(id), 'Kargo firması bilinmiyor.'),
    ),
    address: v.pipe(
      v.string(),
      v.trim(),
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed && dataset.value !== '' ? trackingAddressProblem(dataset.value) : null;
        if (problem !== null) addIssue({ message: problem });
      }),
    ),
  }),
  result: v.array(trackingAddress),
};
export const saveCarrierTracking = defineCall<typeof saveCarrierTrackingSchemas>()({
  method: 'POST',
  path: 'Backoffice/SaveCarrierTracking',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

export const carrierTariffCalls = {
  getCarrierTariff: withSchemas(getCarrierTariff, getCarrierTariffSchemas),
  importCarrierTariff: withSchemas(importCarrierTariff, importCarrierTariffSchemas),
  getCarrierTracking: withSchemas(getCarrierTracking, getCarrierTrackingSchemas),
  saveCarrierTracking: withSchemas(saveCarrierTracking, saveCarrierTrackingSchemas),
};
