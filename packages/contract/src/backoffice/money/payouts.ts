import { payoutRunStates, payoutTransferStates, transferReturnIds } from '@havan/domain/payout-run';
import { withdrawalOutcomes, withdrawalStates } from '@havan/domain/wallet';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { cursor, id, idText, instant, isoDay, kurus, nothing, pageOf, pageSize } from '../../primitives.ts';

const finance = ['finance'] as const;
const paged = { cursor: v.optional(cursor), pageSize: v.optional(pageSize) };
const reason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(3, 'Nedeni bir cümleyle yazın.'),
  v.maxLength(400, 'En fazla 400 karakter yazabilirsiniz.'),
);

const payoutRun = v.object({
  runId: id,
  number: v.string(),
  payoutDay: isoDay,
  /** Monday of the last week that it pays. */
  throughWeek: isoDay,
  state: v.picklist(payoutRunStates),
  total: kurus,
  transfers: v.number(),
  /** Number of transfers that the bank has reported as sent, or returned. */
  sent: v.number(),
  returned: v.number(),
  preparedBy: v.string(),
  preparedAt: instant,
  approvedBy: v.nullable(v.string()),
  approvedAt: v.nullable(instant),
  /** Whether this operator may approve it; above a limit the operator who prepared it may not. */
  mayApprove: v.boolean(),
});
export type PayoutRun = v.InferOutput<typeof payoutRun>;

const getPayoutRunsSchemas = {
  summary: 'The payout runs, the newest first.',
  request: v.strictObject(paged),
  result: pageOf(payoutRun),
};
export const getPayoutRuns = defineCall<typeof getPayoutRunsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetPayoutRuns',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

const duePayout = v.object({
  companyId: id,
  name: v.string(),
  amount: kurus,
  /** Null when the company has no account that may be paid to; it is left out of a run. */
  iban: v.nullable(v.string()),
});
export type DuePayout = v.InferOutput<typeof duePayout>;

const getDuePayoutsSchemas = {
  summary: 'What the next run would pay, company by company, without paying it.',
  request: nothing,
  result: v.object({
    payoutDay: isoDay,
    /** Monday of the last closed week; null before the first. */
    throughWeek: v.nullable(isoDay),
    total: kurus,
    companies: v.array(duePayout),
  }),
};
export const getDuePayouts = defineCall<typeof getDuePayoutsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetDuePayouts',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

const preparePayoutRunSchemas = {
  summary:
    'Makes the run of what is due; the money is on its way from then on. One run waits for its approval at a time.',
  request: nothing,
  result: payoutRun,
};
export const preparePayoutRun = defineCall<typeof preparePayoutRunSchemas>()({
  method: 'POST',
  path: 'Backoffice/PreparePayoutRun',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

const payoutTransfer = v.object({
  transferId: v.pipe(v.string(), v.uuid()),
  companyId: id,
  name: v.string(),
  amount: kurus,
  iban: v.string(),
  accountOwner: v.string(),
  state: v.picklist(payoutTransferStates),
  returnReason: v.nullable(v.string()),
  closedAt: v.nullable(instant),
});
export type PayoutTransfer = v.InferOutput<typeof payoutTransfer>;

const getPayoutRunSchemas = {
  summary: 'One run with its transfers.',
  request: v.strictObject({ runId: idText, ...paged }),
  result: v.object({ ...payoutRun.entries, items: pageOf(payoutTransfer) }),
};
export const getPayoutRun = defineCall<typeof getPayoutRunSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetPayoutRun',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

const decidePayoutRunSchemas = {
  summary: 'Approves a run, so that its bank file can be taken, or gives it up: the money is owed again.',
  request: v.pipe(
    v.strictObject({
      runId: id,
      decision: v.picklist(['approve', 'cancel']),
      /** Why it is cancelled; an approval needs none. */
      reason: v.optional(reason),
    }),
    v.forward(
      v.check(({ decision, reason: why }) => decision === 'approve' || why !== undefined, 'Nedenini yazın.'),
      ['reason'],
    ),
  ),
  result: payoutRun,
};
export const decidePayoutRun = defineCall<typeof decidePayoutRunSchemas>()({
  method: 'POST',
  path: 'Backoffice/DecidePayoutRun',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

const confirmPayoutRunSchemas = {
  summary: 'The bank has sent every transfer of a run that still waits.',
  request: v.strictObject({ runId: id }),
  result: payoutRun,
};
export const confirmPayoutRun = defineCall<typeof confirmPayoutRunSchemas>()({
  method: 'POST',
  path: 'Backoffice/ConfirmPayoutRun',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

const returnPayoutTransferSchemas = {
  summary: 'The bank sent a transfer back: the company is owed it again and is told why.',
  request: v.strictObject({
    transferId: v.pipe(v.string(), v.uuid()),
    reasonId: v.picklist(transferReturnIds),
  }),
  result: payoutRun,
};
export const returnPayoutTransfer = defineCall<typeof returnPayoutTransferSchemas>()({
  method: 'POST',
  path: 'Backoffice/ReturnPayoutTransfer',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

export const downloadPayoutFileSchemas = {
  summary: 'The transfers of an approved run as the file that the bank takes: CSV, a row a transfer.',
  request: v.strictObject({ runId: idText }),
  result: v.unknown(),
};
/** Answers a file instead of an envelope, so its route is registered outside the calls. */
export const downloadPayoutFile = defineCall<typeof downloadPayoutFileSchemas>()({
  method: 'GET',
  path: 'Backoffice/DownloadPayoutFile',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

const queuedWithdrawal = v.object({
  withdrawalId: v.pipe(v.string(), v.uuid()),
  companyId: id,
  name: v.string(),
  amount: kurus,
  iban: v.string(),
  accountOwner: v.string(),
  state: v.picklist(withdrawalStates),
  /** How often it was sent to the bank. */
  tries: v.number(),
  createdAt: instant,
  closedAt: v.nullable(instant),
  /** The bank's reference of a transfer that an operator made. */
  bankReference: v.nullable(v.string()),
  /** Why the bank refused it, in the words that the company reads. */
  refusalReason: v.nullable(v.string()),
  /**
   * Whether an operator may report the outcome: the bank sends no transfers by itself, and the waiting period is over.
   */
  isByHand: v.boolean(),
  /**
   * One operator's report on an amount above the limit; a second one has to confirm it. Null without a
   * report.
   */
  said: v.nullable(
    v.object({
      operator: v.string(),
      isYou: v.boolean(),
      outcome: v.picklist(withdrawalOutcomes),
    }),
  ),
});
export type QueuedWithdrawal = v.InferOutput<typeof queuedWithdrawal>;

const getWithdrawalsSchemas = {
  summary: 'Withdrawals of every company in one state, the newest first.',
  request: v.strictObject({ state: v.picklist(withdrawalStates), ...paged }),
  result: pageOf(queuedWithdrawal),
};
export const getWithdrawals = defineCall<typeof getWithdrawalsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetWithdrawals',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

const closeWithdrawalSchemas = {
  summary:
    'How a withdrawal ended at a bank that sends nothing by itself. Above a limit it ends when a second operator says the same.',
  request: v.pipe(
    v.strictObject({
      withdrawalId: v.pipe(v.string(), v.uuid()),
      outcome: v.picklist(withdrawalOutcomes),
      /** For an outcome `sent`. */
      bankReference: v.optional(
        v.pipe(
          v.string(),
          v.trim(),
          v.minLength(4, 'Bankanın referansını yazın: en az 4 karakter.'),
          v.maxLength(60, 'En fazla 60 karakter yazabilirsiniz.'),
          v.regex(
            /^[\dA-Za-z][\dA-Za-z ./-]*$/,
            'Referansta yalnızca harf, rakam, boşluk ve . / - olabilir.',
          ),
        ),
      ),
      /** For an outcome `refused`. */
      reasonId: v.optional(v.picklist(transferReturnIds)),
    }),
    v.forward(
      v.check(
        ({ outcome, bankReference }) => (outcome === 'sent') === (bankReference !== undefined),
        'Gönderilen tutarın banka referansını yazın.',
      ),
      ['bankReference'],
    ),
    v.forward(
      v.check(
        ({ outcome, reasonId }) => (outcome === 'refused') === (reasonId !== undefined),
        'Bankanın bildirdiği nedeni seçin.',
      ),
      ['reasonId'],
    ),
  ),
  result: queuedWithdrawal,
};
export const closeWithdrawal = defineCall<typeof closeWithdrawalSchemas>()({
  method: 'POST',
  path: 'Backoffice/CloseWithdrawal',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

const foundStatement = v.object({
  statementId: id,
  number: v.string(),
  companyId: id,
  name: v.string(),
  weekStart: isoDay,
  openingBalance: kurus,
  closingBalance: kurus,
});
export type FoundStatement = v.InferOutput<typeof foundStatement>;

const findStatementsSchemas = {
  summary: 'Payout statements by number or company, the newest first.',
  request: v.strictObject({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
    ...paged,
  }),
  result: pageOf(foundStatement),
};
export const findStatements = defineCall<typeof findStatementsSchemas>()({
  method: 'GET',
  path: 'Backoffice/FindStatements',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

export const downloadStatementSchemas = {
  summary: 'A payout statement of any company as PDF or CSV.',
  request: v.strictObject({ statementId: idText, format: v.picklist(['pdf', 'csv']) }),
  result: v.unknown(),
};
/** Answers a file instead of an envelope, so its route is registered outside the calls. */
export const downloadStatement = defineCall<typeof downloadStatementSchemas>()({
  method: 'GET',
  path: 'Backoffice/DownloadStatement',
  encoding: 'query',
  access: 'operator',
  roles: finance,
});

export const operatorPayoutCalls = {
  getPayoutRuns: withSchemas(getPayoutRuns, getPayoutRunsSchemas),
  getDuePayouts: withSchemas(getDuePayouts, getDuePayoutsSchemas),
  preparePayoutRun: withSchemas(preparePayoutRun, preparePayoutRunSchemas),
  getPayoutRun: withSchemas(getPayoutRun, getPayoutRunSchemas),
  decidePayoutRun: withSchemas(decidePayoutRun, decidePayoutRunSchemas),
  confirmPayoutRun: withSchemas(confirmPayoutRun, confirmPayoutRunSchemas),
  returnPayoutTransfer: withSchemas(returnPayoutTransfer, returnPayoutTransferSchemas),
  getWithdrawals: withSchemas(getWithdrawals, getWithdrawalsSchemas),
  closeWithdrawal: withSchemas(closeWithdrawal, closeWithdrawalSchemas),
  findStatements: withSchemas(findStatements, findStatementsSchemas),
};
