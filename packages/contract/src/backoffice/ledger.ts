import { ledgerAccountKinds, ledgerEntryKinds } from '@havan/domain/ledger';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, id, idText, instant, isoDay, kurus, nothing, pageOf, pageSize } from '../primitives.ts';

const finance = ['finance'] as const;

const ledgerEntry = v.object({
  entryId: id,
  at: instant,
  kind: v.picklist(ledgerEntryKinds),
  orderId: v.nullable(id),
  paymentId: v.nullable(v.string()),
  /** The amounts of the postings add up to 0. */
  postings: v.array(
    v.object({
      account: v.picklist(ledgerAccountKinds),
      /** Null for the platform's own accounts. */
      companyId: v.nullable(id),
      company: v.nullable(v.string()),
      amount: kurus,
    }),
  ),
});
export type LedgerEntry = v.InferOutput<typeof ledgerEntry>;

const getLedgerEntriesSchemas = {
  summary: 'Entries of the ledger with their postings, the newest first.',
  request: v.strictObject({
    kind: v.optional(v.picklist(ledgerEntryKinds)),
    account: v.optional(v.picklist(ledgerAccountKinds)),
    companyId: v.optional(idText),
    orderId: v.optional(idText),
    entryId: v.optional(idText),
    /** Istanbul days of the entry, both included. */
    from: v.optional(isoDay),
    to: v.optional(isoDay),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(ledgerEntry),
};
export const getLedgerEntries = defineCall<typeof getLedgerEntriesSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetLedgerEntries',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

const ledgerAccount = v.object({
  account: v.picklist(ledgerAccountKinds),
  /** Number of companies with this kind of account; 0 for the platform's own. */
  companies: v.number(),
  balance: kurus,
});
export type LedgerAccount = v.InferOutput<typeof ledgerAccount>;

const getLedgerAccountsSchemas = {
  summary: 'The accounts of the ledger with what they hold; all of them add up to 0.',
  request: nothing,
  result: v.object({ accounts: v.array(ledgerAccount), sum: kurus }),
};
export const getLedgerAccounts = defineCall<typeof getLedgerAccountsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetLedgerAccounts',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

/** Kinds of differences between the bank and the ledger; `books` is a fault within the ledger. */
export const findingCodes = [
  'paymentUnknown',
  'paymentTaken',
  'paymentRefunded',
  'transferMissing',
  'transferUnknown',
  'books',
] as const;

const reconcileWithBankSchemas = {
  summary: "Compares the ledger with the bank's record and with itself; changes nothing.",
  request: nothing,
  result: v.object({
    at: instant,
    payments: v.number(),
    transfers: v.number(),
    /** Differences between the bank and the ledger, in kuruş; empty when they agree. */
    findings: v.array(
      v.object({
        code: v.picklist(findingCodes),
        /** A payment, a withdrawal, or the check of the ledger that failed. */
        subject: v.string(),
        bank: v.nullable(v.number()),
        ledger: v.nullable(v.number()),
      }),
    ),
  }),
};
export const reconcileWithBank = defineCall<typeof reconcileWithBankSchemas>()({
  method: 'POST',
  path: 'Backoffice/ReconcileWithBank',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

export const operatorLedgerCalls = {
  getLedgerEntries: withSchemas(getLedgerEntries, getLedgerEntriesSchemas),
  getLedgerAccounts: withSchemas(getLedgerAccounts, getLedgerAccountsSchemas),
  reconcileWithBank: withSchemas(reconcileWithBank, reconcileWithBankSchemas),
};
