import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { done, idText } from '../../primitives.ts';

const checkKepMersisInfoSchemas = {
  summary:
    'Whether the seller still owes its KEP address or MERSIS number. `userId` must be the one of the session.',
  request: v.strictObject({ userId: idText }),
  result: v.object({
    isShowPopUp: v.boolean(),
    kepInformations: v.nullable(v.string()),
    mersisInformations: v.nullable(v.string()),
    isRequiredMersis: v.boolean(),
  }),
};

/** KEP/MERSIS popup (specification §3); null when the seller has not entered it. */
export const checkKepMersisInfo = defineCall<typeof checkKepMersisInfoSchemas>()({
  method: 'POST',
  path: 'Users/CheckKepMersisInfo',
  encoding: 'query',
  access: 'signedIn',
});

const updateKepAdressAndMersisNoSchemas = {
  summary:
    'Keeps the KEP address and the MERSIS number of the company. `userId` must be the one of the session.',
  request: v.strictObject({
    userId: idText,
    kepAdress: v.pipe(v.string(), v.maxLength(200)),
    mersisNo: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  result: done,
};

/** The names are the specification's, spelling included (§7). */
export const updateKepAdressAndMersisNo = defineCall<typeof updateKepAdressAndMersisNoSchemas>()({
  method: 'POST',
  path: 'Users/UpdateKepAdressAndMersisNo',
  encoding: 'query',
  access: 'signedIn',
});

export const legalDetailsCalls = {
  checkKepMersisInfo: withSchemas(checkKepMersisInfo, checkKepMersisInfoSchemas),
  updateKepAdressAndMersisNo: withSchemas(updateKepAdressAndMersisNo, updateKepAdressAndMersisNoSchemas),
};
