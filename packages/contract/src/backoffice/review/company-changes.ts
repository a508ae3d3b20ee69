import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { companyChange } from '../../identity/company/company-changes.ts';
import { id, idText } from '../../primitives.ts';

const getCompanyChangeSchemas = {
  summary: 'A change that a company has asked for, with what stood before and whom it would meet.',
  request: v.strictObject({ changeId: idText }),
  result: v.object({
    change: companyChange,
    companyId: id,
    companyName: v.string(),
    askedBy: v.string(),
    /** Whether the company has changed since the request, so that its "before" is no longer current. */
    isOutdated: v.boolean(),
    /** Other companies with the requested tax number. */
    sameTaxNumber: v.array(v.object({ companyId: id, name: v.string() })),
  }),
};

export const getCompanyChange = defineCall<typeof getCompanyChangeSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetCompanyChange',
  encoding: 'query',
  access: 'operator',
  roles: ['support'],
});

export const operatorCompanyChangeCalls = {
  getCompanyChange: withSchemas(getCompanyChange, getCompanyChangeSchemas),
};
