import { orderCaseReasons, orderCaseStates } from '@havan/domain/order-case';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { fileId } from '../identity/files.ts';
import { id, idText, instant, kurus, quantity } from '../primitives.ts';
import { caseKind, refundTarget } from '../sales/cases.ts';

const dispute = v.object({
  caseId: id,
  orderId: id,
  kind: caseKind,
  state: v.picklist(orderCaseStates),
  buyerId: id,
  buyer: v.string(),
  sellerId: id,
  seller: v.string(),
  /** Note of each side; null without one. */
  buyerNote: v.nullable(v.string()),
  sellerAnswer: v.nullable(v.string()),
  lines: v.array(
    v.object({
      lineNo: v.number(),
      name: v.string(),
      quantity,
      amount: kurus,
      reason: v.picklist(orderCaseReasons),
    }),
  ),
  /** Price of the goods of the case; a ruling for the buyer refunds it. */
  amount: kurus,
  refundTarget,
  /** Files of the buyer's photos, in their order. */
  photos: v.array(fileId),
  openedAt: instant,
  /** The ruling; null before it. */
  ruling: v.nullable(v.string()),
});
export type Dispute = v.InferOutput<typeof dispute>;

const getDisputeSchemas = {
  summary: 'A case on which the platform has to rule: what both sides say and how much money it is about.',
  request: v.strictObject({ caseId: idText }),
  result: dispute,
};
export const getDispute = defineCall<typeof getDisputeSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetDispute',
  encoding: 'query',
  access: 'operator',
  roles: ['finance'],
});

export const disputeCalls = { getDispute: withSchemas(getDispute, getDisputeSchemas) };
