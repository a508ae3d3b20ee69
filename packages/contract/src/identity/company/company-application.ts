import { applicationDocuments, applicationParts } from '@havan/domain/company-application';
import { companyReviewStates } from '@havan/domain/company-review';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { instant, nothing } from '../../primitives.ts';
import { fileId, storedFile } from '../files.ts';

const companyApplication = v.object({
  state: v.picklist(companyReviewStates),
  /** The operator's last text; null before the first decision. */
  reason: v.nullable(v.string()),
  /** Every document that this type of company must upload. */
  documents: v.array(
    v.object({
      document: v.picklist(applicationDocuments),
      file: v.nullable(storedFile),
      sentAt: v.nullable(instant),
    }),
  ),
  /** Missing parts, in the order of the page. */
  missing: v.array(v.picklist(applicationParts)),
});
export type CompanyApplication = v.InferOutput<typeof companyApplication>;

const getCompanyApplicationSchemas = {
  summary: 'The application of the company as it stands: its documents and what is still owed.',
  request: nothing,
  result: companyApplication,
};

export const getCompanyApplication = defineCall<typeof getCompanyApplicationSchemas>()({
  method: 'GET',
  path: 'Users/GetCompanyApplication',
  encoding: 'query',
  access: 'signedIn',
  area: 'userInfo',
});

const sendApplicationDocumentSchemas = {
  summary:
    'Adds a document to an application that is not decided, in place of the one before. A company that was asked for more is in review again.',
  request: v.strictObject({ document: v.picklist(applicationDocuments), fileId }),
  result: companyApplication,
};

export const sendApplicationDocument = defineCall<typeof sendApplicationDocumentSchemas>()({
  method: 'POST',
  path: 'Users/SendApplicationDocument',
  encoding: 'json',
  access: 'signedIn',
  area: 'userInfo',
  ownerOnly: true,
});

export const companyApplicationCalls = {
  getCompanyApplication: withSchemas(getCompanyApplication, getCompanyApplicationSchemas),
  sendApplicationDocument: withSchemas(sendApplicationDocument, sendApplicationDocumentSchemas),
};
