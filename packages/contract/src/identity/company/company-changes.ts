import {
  changeFilesMax,
  companyChangeStates,
  type CompanyFact,
  companyFactLabels,
} from '@havan/domain/company-change';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { done, id, instant, nothing, townId } from '../../primitives.ts';
import { fileId } from '../files.ts';

const facts = Object.keys(companyFactLabels) as [CompanyFact, ...CompanyFact[]];

export const companyChange = v.object({
  changeId: id,
  /** The differing facts, with the former and the requested value; a district by its name. */
  changes: v.array(v.object({ fact: v.picklist(facts), before: v.string(), after: v.string() })),
  note: v.string(),
  fileIds: v.array(fileId),
  state: v.picklist(companyChangeStates),
  /** Why it was rejected; null otherwise. */
  reason: v.nullable(v.string()),
  askedAt: instant,
  ruledAt: v.nullable(instant),
});
export type CompanyChange = v.InferOutput<typeof companyChange>;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const companyFacts = {
  tradeName: text(200),
  taxNumber: text(30),
  taxOffice: text(200),
  townId,
  address: text(600),
};

const getCompanyChangesSchemas = {
  summary: 'What the company may want changed as it stands, and what it has asked for, the newest first.',
  request: nothing,
  result: v.object({
    facts: v.object({ ...companyFacts, cityId: id }),
    changes: v.array(companyChange),
  }),
};

export const getCompanyChanges = defineCall<typeof getCompanyChangesSchemas>()({
  method: 'GET',
  path: 'Users/GetCompanyChanges',
  encoding: 'query',
  access: 'signedIn',
  area: 'userInfo',
});

const askCompanyChangeSchemas = {
  summary: 'Asks an operator to change facts of the company; one request waits at a time.',
  request: v.strictObject({
    ...companyFacts,
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(400, 'En fazla 400 karakter yazabilirsiniz.'))),
    fileIds: v.optional(v.pipe(v.array(fileId), v.maxLength(changeFilesMax))),
  }),
  result: companyChange,
};

export const askCompanyChange = defineCall<typeof askCompanyChangeSchemas>()({
  method: 'POST',
  path: 'Users/AskCompanyChange',
  encoding: 'json',
  access: 'signedIn',
  area: 'userInfo',
  ownerOnly: true,
  idempotent: true,
});

const withdrawCompanyChangeSchemas = {
  summary: 'Takes back a request that still waits.',
  request: v.strictObject({ changeId: id }),
  result: done,
};

export const withdrawCompanyChange = defineCall<typeof withdrawCompanyChangeSchemas>()({
  method: 'POST',
  path: 'Users/WithdrawCompanyChange',
  encoding: 'json',
  access: 'signedIn',
  area: 'userInfo',
  ownerOnly: true,
});

export const companyChangeCalls = {
  getCompanyChanges: withSchemas(getCompanyChanges, getCompanyChangesSchemas),
  askCompanyChange: withSchemas(askCompanyChange, askCompanyChangeSchemas),
  withdrawCompanyChange: withSchemas(withdrawCompanyChange, withdrawCompanyChangeSchemas),
};
