import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { nothing } from '../../primitives.ts';

/** Facts of a company in the register and at GS1. */
const companyFacts = v.object({
  tradeName: v.string(),
  taxOffice: v.string(),
  taxNumber: v.string(),
  address: v.string(),
  kepAddress: v.nullable(v.string()),
  mersisNo: v.nullable(v.string()),
  /** Global Location Number; null while the company has not entered it. */
  gln: v.nullable(v.string()),
});
export type CompanyFacts = v.InferOutput<typeof companyFacts>;

const getCompanyFactsSchemas = {
  summary: 'The legal facts of the own company: title, tax office and number, address, KEP, MERSIS and GLN.',
  request: nothing,
  result: companyFacts,
};

export const getCompanyFacts = defineCall<typeof getCompanyFactsSchemas>()({
  method: 'GET',
  path: 'Users/GetCompanyFacts',
  encoding: 'query',
  access: 'signedIn',
  area: 'userInfo',
});

const saveGlnSchemas = {
  summary: 'Keeps the Global Location Number of the company; nothing takes it away.',
  request: v.strictObject({ gln: v.pipe(v.string(), v.maxLength(30)) }),
  result: companyFacts,
};

export const saveGln = defineCall<typeof saveGlnSchemas>()({
  method: 'POST',
  path: 'Users/SaveGln',
  encoding: 'json',
  access: 'signedIn',
  area: 'userInfo',
  right: 'people',
});

export const companyFactCalls = {
  getCompanyFacts: withSchemas(getCompanyFacts, getCompanyFactsSchemas),
  saveGln: withSchemas(saveGln, saveGlnSchemas),
};
