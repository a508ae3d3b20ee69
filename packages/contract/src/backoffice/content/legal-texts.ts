import { legalTextSlugs } from '@havan/domain/legal-text';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { cursor, idText, instant, nothing, pageOf, pageSize } from '../../primitives.ts';

const slug = v.picklist(legalTextSlugs);

const legalTexts = v.object({
  /** Number of users; all of them must sign a version that must be signed. */
  users: v.number(),
  texts: v.array(
    v.object({
      slug,
      title: v.string(),
      /** The version in force, in the form in which it is typed. */
      source: v.string(),
      /** The newest first. */
      versions: v.array(
        v.object({
          version: v.number(),
          publishedAt: v.nullable(instant),
          /** Null for a version that the product ships. */
          publishedBy: v.nullable(v.string()),
          mustBeSigned: v.boolean(),
          signatures: v.number(),
        }),
      ),
    }),
  ),
});
export type LegalTexts = v.InferOutput<typeof legalTexts>;

const getLegalTextsSchemas = {
  summary: 'The legal texts with their versions and how many users signed each.',
  request: nothing,
  result: legalTexts,
};
export const getLegalTexts = defineCall<typeof getLegalTextsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetLegalTexts',
  encoding: 'query',
  access: 'operator',
  roles: ['admin'],
});

const signature = v.object({
  userName: v.string(),
  companyName: v.string(),
  signedAt: instant,
});
export type TextSignature = v.InferOutput<typeof signature>;

const getTextSignaturesSchemas = {
  summary: 'Who signed a version of a legal text, the newest first.',
  request: v.strictObject({
    slug,
    version: idText,
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(signature),
};
export const getTextSignatures = defineCall<typeof getTextSignaturesSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetTextSignatures',
  encoding: 'query',
  access: 'operator',
  roles: ['admin'],
});

const getLegalTextVersionSchemas = {
  summary: 'What a version of a legal text says, whether it holds or not.',
  request: v.strictObject({ slug, version: idText }),
  result: v.object({ html: v.string() }),
};
export const getLegalTextVersion = defineCall<typeof getLegalTextVersionSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetLegalTextVersion',
  encoding: 'query',
  access: 'operator',
  roles: ['admin'],
});

const publishLegalTextSchemas = {
  summary: 'Publishes a new version of a legal text; it holds from now on and is never changed.',
  request: v.strictObject({
    slug,
    source: v.pipe(v.string(), v.trim(), v.minLength(20), v.maxLength(50_000)),
    /** Users who joined before must sign it before they continue (specification §4). */
    mustBeSigned: v.boolean(),
  }),
  result: legalTexts,
};
export const publishLegalText = defineCall<typeof publishLegalTextSchemas>()({
  method: 'POST',
  path: 'Backoffice/PublishLegalText',
  encoding: 'json',
  access: 'operator',
  roles: ['admin'],
});

export const legalTextCalls = {
  getLegalTexts: withSchemas(getLegalTexts, getLegalTextsSchemas),
  getTextSignatures: withSchemas(getTextSignatures, getTextSignaturesSchemas),
  getLegalTextVersion: withSchemas(getLegalTextVersion, getLegalTextVersionSchemas),
  publishLegalText: withSchemas(publishLegalText, publishLegalTextSchemas),
};
