import * as v from 'valibot';
import { defineCall } from './call.ts';
import { done, idText } from './primitives.ts';

/** KEP/MERSIS popup (specification §3); null where the seller has not given it. */
export const checkKepMersisInfo = defineCall({
  method: 'POST',
  path: 'Users/CheckKepMersisInfo',
  encoding: 'query',
  access: 'signedIn',
  summary:
    'Whether the seller still owes its KEP address or MERSIS number. `userId` must be the one of the session.',
  request: v.strictObject({ userId: idText }),
  result: v.object({
    isShowPopUp: v.boolean(),
    kepInformations: v.nullable(v.string()),
    mersisInformations: v.nullable(v.string()),
    isRequiredMersis: v.boolean(),
  }),
});

/** The names are the specification's, spelling included (§7). */
export const updateKepAdressAndMersisNo = defineCall({
  method: 'POST',
  path: 'Users/UpdateKepAdressAndMersisNo',
  encoding: 'query',
  access: 'signedIn',
  summary:
    'Keeps the KEP address and the MERSIS number of the company. `userId` must be the one of the session.',
  request: v.strictObject({
    userId: idText,
    kepAdress: v.pipe(v.string(), v.maxLength(200)),
    mersisNo: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  result: done,
});

export const legalDetailsCalls = { checkKepMersisInfo, updateKepAdressAndMersisNo };
