import { transferOutcomes, transferReturnReasons, transferReturnStates } from '@havan/domain/bank-transfer';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { cursor, done, id, instant, isoDay, kurus, pageOf, pageSize } from '../../primitives.ts';

const finance = ['finance'] as const;
const paged = { cursor: v.optional(cursor), pageSize: v.optional(pageSize) };

const movement = v.object({
  bookedOn: isoDay,
  amount: kurus,
  payerName: v.string(),
  payerIban: v.string(),
  description: v.string(),
});

const importedRow = v.object({
  ...movement.entries,
  /** Line of the file. */
  line: v.number(),
  outcome: v.picklist(transferOutcomes),
  /** The orders of the payment that its reference names. */
  orderIds: v.array(id),
  /** The part that goes back. */
  back: kurus,
});
export type ImportedTransfer = v.InferOutput<typeof importedRow>;

const importBankFileSchemas = {
  summary:
    'Reads a bank file (MT940 or CSV) and matches what came in; a trial says what would happen and writes nothing.',
  request: v.strictObject({
    text: v.pipe(
      v.string(),
      v.minLength(1, 'Dosya boş.'),
      v.maxLength(500_000, 'Dosya en fazla 500 KB olabilir; daha kısa bir dönem seçin.'),
    ),
    isTrial: v.boolean(),
  }),
  result: v.object({
    format: v.picklist(['mt940', 'csv']),
    rows: v.array(importedRow),
    /** Number of entries that took money from the account. */
    outgoing: v.number(),
    problems: v.array(v.object({ line: v.number(), message: v.string() })),
  }),
};
export type ImportedBankFile = v.InferOutput<typeof importBankFileSchemas.result>;
export const importBankFile = defineCall<typeof importBankFileSchemas>()({
  method: 'POST',
  path: 'Backoffice/ImportBankFile',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

const addTransferSchemas = {
  summary:
    'Takes in one transfer that an operator reads on the screen of the bank; a later file that brings it finds it known.',
  request: v.strictObject({
    bookedOn: isoDay,
    amount: v.pipe(
      kurus,
      v.minValue(1, 'Tutarı yazın.'),
      v.maxValue(10_000_000_000, 'Tutar en fazla 100.000.000 TL olabilir.'),
    ),
    payerName: v.pipe(v.string(), v.trim(), v.minLength(2, 'Göndereni yazın.'), v.maxLength(140)),
    payerIban: v.pipe(v.string(), v.trim(), v.maxLength(40)),
    description: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  }),
  result: v.object({ outcome: v.picklist(transferOutcomes), orderIds: v.array(id), back: kurus }),
};
export const addBankTransfer = defineCall<typeof addTransferSchemas>()({
  method: 'POST',
  path: 'Backoffice/AddBankTransfer',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

export const downloadTransferReturnsSchemas = {
  summary: 'Open returns whose IBAN is known, as the file that the bank takes: CSV, a row a transfer.',
  request: v.strictObject({}),
  result: v.unknown(),
};
/** Answers a file instead of an envelope, so its route is registered outside the calls. */
export const downloadTransferReturns = defineCall<typeof downloadTransferReturnsSchemas>()({
  method: 'GET',
  path: 'Backoffice/DownloadTransferReturns',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

const incomingTransfer = v.object({ incomingId: id, ...movement.entries, importedAt: instant });
export type UnmatchedTransfer = v.InferOutput<typeof incomingTransfer>;

const getUnmatchedTransfersSchemas = {
  summary: 'Transfers that belong to no order yet, the newest first.',
  request: v.strictObject(paged),
  result: pageOf(incomingTransfer),
};
export const getUnmatchedTransfers = defineCall<typeof getUnmatchedTransfersSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetUnmatchedTransfers',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

const matchTransferSchemas = {
  summary: 'Gives an unmatched transfer to the payment of an order, or sends it back where nothing fits.',
  request: v.strictObject({
    incomingId: id,
    /** Null returns the transfer. */
    orderId: v.nullable(id),
  }),
  result: v.object({ outcome: v.picklist(transferOutcomes) }),
};
export const matchTransferByHand = defineCall<typeof matchTransferSchemas>()({
  method: 'POST',
  path: 'Backoffice/MatchTransfer',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

const transferReturn = v.object({
  returnId: v.pipe(v.string(), v.uuid()),
  company: v.nullable(v.object({ companyId: id, name: v.string(), hasWallet: v.boolean() })),
  orderIds: v.array(id),
  amount: kurus,
  reason: v.picklist(transferReturnReasons),
  state: v.picklist(transferReturnStates),
  iban: v.string(),
  payerName: v.string(),
  createdAt: instant,
  closedAt: v.nullable(instant),
});
export type TransferReturn = v.InferOutput<typeof transferReturn>;

const getTransferReturnsSchemas = {
  summary: 'Money of transfers that goes back, the newest first.',
  request: v.strictObject({ ...paged, state: v.picklist(transferReturnStates) }),
  result: pageOf(transferReturn),
};
export const getTransferReturns = defineCall<typeof getTransferReturnsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetTransferReturns',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

const closeTransferReturnSchemas = {
  summary: 'Notes that money went back to the account of its payer, or makes it a claim on the wallet.',
  request: v.strictObject({
    returnId: v.pipe(v.string(), v.uuid()),
    how: v.picklist(['iban', 'wallet']),
    /** Left out where the bank did not report it. */
    iban: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
  }),
  result: done,
};
export const closeTransferReturn = defineCall<typeof closeTransferReturnSchemas>()({
  method: 'POST',
  path: 'Backoffice/CloseTransferReturn',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

export const bankTransferCalls = {
  importBankFile: withSchemas(importBankFile, importBankFileSchemas),
  addBankTransfer: withSchemas(addBankTransfer, addTransferSchemas),
  getUnmatchedTransfers: withSchemas(getUnmatchedTransfers, getUnmatchedTransfersSchemas),
  matchTransferByHand: withSchemas(matchTransferByHand, matchTransferSchemas),
  getTransferReturns: withSchemas(getTransferReturns, getTransferReturnsSchemas),
  closeTransferReturn: withSchemas(closeTransferReturn, closeTransferReturnSchemas),
};
