import { loanTerms } from '@havan/domain/loan';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { idText, kurus } from '../primitives.ts';

const getLoanPlansSchemas = {
  summary:
    'What a shopping loan for an amount in kuruş would cost a month; empty where the bank lends no such sum.',
  request: v.strictObject({ amount: idText }),
  result: v.array(v.object({ months: v.picklist(loanTerms), monthly: kurus, total: kurus })),
};

export const getLoanPlans = defineCall<typeof getLoanPlansSchemas>()({
  method: 'GET',
  path: 'Credit/GetPlans',
  encoding: 'query',
  access: 'buyer',
  area: 'cart',
});

export const creditCalls = { getLoanPlans: withSchemas(getLoanPlans, getLoanPlansSchemas) };
