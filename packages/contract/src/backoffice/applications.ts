import { applicationDocuments, applicationParts } from '@havan/domain/company-application';
import { companyReviewStates } from '@havan/domain/company-review';
import { companyTypes } from '@havan/domain/company';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { fileId } from '../identity/files.ts';
import { id, idText, instant } from '../primitives.ts';

/**
 * States of a fact: `differs` needs a check before an approval, `notNeeded` does not apply to such a company.
 */
export const factStates = ['agrees', 'differs', 'missing', 'notNeeded'] as const;
export type FactState = (typeof factStates)[number];

const fact = v.object({ value: v.nullable(v.string()), state: v.picklist(factStates) });

const application = v.object({
  companyId: id,
  companyType: v.picklist(companyTypes),
  name: v.string(),
  tradeName: v.string(),
  place: v.string(),
  address: v.string(),
  owner: v.string(),
  /** Masked for an operator with only the role support. */
  phone: v.string(),
  email: v.string(),
  taxOffice: v.string(),
  taxNumber: fact,
  kepAddress: fact,
  mersisNo: fact,
  gln: fact,
  /** Every document that this type of company must upload, with the file that was uploaded last. */
  documents: v.array(
    v.object({
      document: v.picklist(applicationDocuments),
      fileId: v.nullable(fileId),
      sentAt: v.nullable(instant),
    }),
  ),
  /** Parts that the company has not supplied. */
  missing: v.array(v.picklist(applicationParts)),
  /** Other companies with the same tax number. */
  sameTaxNumber: v.array(v.object({ companyId: id, name: v.string() })),
  state: v.picklist(companyReviewStates),
  /** Reason of the last decision; null before the first one. */
  reason: v.nullable(v.string()),
  registeredAt: instant,
});
export type Application = v.InferOutput<typeof application>;

const getApplicationSchemas = {
  summary: 'What a company said when it registered, each fact with how it was checked.',
  request: v.strictObject({ companyId: idText }),
  result: application,
};
export const getApplication = defineCall<typeof getApplicationSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetApplication',
  encoding: 'query',
  access: 'operator',
  roles: ['support'],
});

export const applicationCalls = { getApplication: withSchemas(getApplication, getApplicationSchemas) };
