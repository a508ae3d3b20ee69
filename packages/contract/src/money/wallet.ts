import { walletMovementKinds, withdrawalStates } from '@havan/domain/wallet';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { orderState, orderView } from '../sales/orders.ts';
import { cursor, id, instant, isoDay, kurus, nothing, pageOf, pageSize } from '../primitives.ts';

export const withdrawal = v.object({
  withdrawalId: v.pipe(v.string(), v.uuid()),
  amount: kurus,
  iban: v.string(),
  accountOwner: v.string(),
  state: v.picklist(withdrawalStates),
  createdAt: instant,
  closedAt: v.nullable(instant),
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;

export const wallet = v.object({
  /** The sum of the wallet's postings; below zero after a claw-back. */
  balance: kurus,
  /** Earned by completed orders, not yet in the wallet. */
  owed: kurus,
  /** Payout of open orders when they are completed. */
  pendingPayout: kurus,
  /** Left the wallet, not yet confirmed by the bank. */
  inTransit: kurus,
  contract: v.object({ version: v.string(), html: v.string(), acceptedAt: v.nullable(instant) }),
  withdrawals: v.array(withdrawal),
});
export type Wallet = v.InferOutput<typeof wallet>;

const getWalletSchemas = {
  summary: 'Balance, what is on its way in and out, the contract and the last withdrawals.',
  request: nothing,
  result: wallet,
};

export const getWallet = defineCall<typeof getWalletSchemas>()({
  method: 'GET',
  path: 'Wallet/GetWallet',
  encoding: 'query',
  access: 'signedIn',
  area: 'wallet',
});

export const walletMovement = v.object({
  entryId: id,
  at: instant,
  kind: v.picklist(walletMovementKinds),
  amount: kurus,
  /** The balance after this movement. */
  balance: kurus,
  orderId: v.nullable(id),
  /** From which side the company sees that order. */
  orderType: v.nullable(orderView),
  /** The last four of the account, for a withdrawal. */
  ibanEnd: v.nullable(v.string()),
});

const getWalletMovementsSchemas = {
  summary: 'The movements of the wallet, newest first.',
  request: v.strictObject({
    kind: v.optional(v.picklist(walletMovementKinds)),
    from: v.optional(isoDay),
    to: v.optional(isoDay),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(walletMovement),
};

export const getWalletMovements = defineCall<typeof getWalletMovementsSchemas>()({
  method: 'GET',
  path: 'Wallet/GetMovements',
  encoding: 'query',
  access: 'signedIn',
  area: 'wallet',
});

const exportFormat = v.picklist(['csv', 'xlsx']);

export const exportWalletMovementsSchemas = {
  summary: 'The movements of the wallet as CSV or XLSX, newest first, all that the filter finds.',
  request: v.strictObject({
    kind: v.optional(v.picklist(walletMovementKinds)),
    from: v.optional(isoDay),
    to: v.optional(isoDay),
    format: exportFormat,
  }),
  result: v.unknown(),
};

/** Answers a file instead of an envelope, so its route is registered outside the calls. */
export const exportWalletMovements = defineCall<typeof exportWalletMovementsSchemas>()({
  method: 'GET',
  path: 'Wallet/ExportMovements',
  encoding: 'query',
  access: 'signedIn',
  area: 'wallet',
  right: 'money',
});

const acceptWalletContractSchemas = {
  summary: 'Accepts the wallet contract in the version that was shown.',
  request: v.strictObject({ version: v.pipe(v.string(), v.maxLength(40)) }),
  result: wallet,
};

export const acceptWalletContract = defineCall<typeof acceptWalletContractSchemas>()({
  method: 'POST',
  path: 'Wallet/AcceptContract',
  encoding: 'json',
  access: 'signedIn',
  area: 'wallet',
  ownerOnly: true,
});

const withdrawToIbanSchemas = {
  summary: 'Sends money of the wallet to a verified account of the company; it leaves the balance at once.',
  request: v.strictObject({
    amount: v.pipe(kurus, v.minValue(1)),
    payoutAccountId: v.pipe(v.string(), v.uuid()),
  }),
  result: wallet,
};

export const withdrawToIban = defineCall<typeof withdrawToIbanSchemas>()({
  method: 'POST',
  path: 'Wallet/WithdrawToIban',
  encoding: 'json',
  access: 'signedIn',
  area: 'wallet',
  right: 'money',
  trades: true,
  idempotent: true,
});

const cancelWithdrawalSchemas = {
  summary: 'Takes a withdrawal back that the bank has not been given yet.',
  request: v.strictObject({ withdrawalId: v.pipe(v.string(), v.uuid()) }),
  result: wallet,
};

export const cancelWithdrawal = defineCall<typeof cancelWithdrawalSchemas>()({
  method: 'POST',
  path: 'Wallet/CancelWithdrawal',
  encoding: 'json',
  access: 'signedIn',
  area: 'wallet',
  right: 'money',
  idempotent: true,
});

/** Effect of an order on the account of a company: its income and costs, piece by piece. */
export const statementLine = v.object({
  orderId: id,
  type: orderView,
  otherName: v.string(),
  state: orderState,
  createdAt: instant,
  /** When it was completed or cancelled; null while it is open. */
  settledAt: v.nullable(instant),
  total: kurus,
  refunded: kurus,
  /** The fee without VAT, its VAT and the parcel; 0 for a purchase. */
  commission: kurus,
  commissionVat: kurus,
  shipping: kurus,
  /** Income tax that the market withholds; 0 for a purchase. */
  withheld: v.optional(kurus),
  /** The seller's earnings, or the buyer's final payment. */
  net: kurus,
  paidOutAt: v.nullable(instant),
  autoApproveAt: v.nullable(instant),
});

const getStatementSchemas = {
  summary:
    'The account of the company order by order: settled ones, or those that wait for the approval of a buyer.',
  request: v.strictObject({
    type: orderView,
    page: v.picklist(['settled', 'approvals']),
    from: v.optional(isoDay),
    to: v.optional(isoDay),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: v.object({
    ...pageOf(statementLine).entries,
    /** Over everything that the filter finds. */
    sums: v.object({
      orders: v.number(),
      total: kurus,
      refunded: kurus,
      fees: kurus,
      withheld: v.optional(kurus),
      net: kurus,
    }),
  }),
};

export const getStatement = defineCall<typeof getStatementSchemas>()({
  method: 'GET',
  path: 'Users/GetTransactions',
  encoding: 'query',
  access: 'signedIn',
  area: 'transactions',
  right: 'money',
});

export const exportStatementSchemas = {
  summary:
    'The account of the company order by order as CSV or XLSX: every line that the filter finds, and their sums.',
  request: v.strictObject({
    type: orderView,
    page: v.picklist(['settled', 'approvals']),
    from: v.optional(isoDay),
    to: v.optional(isoDay),
    format: exportFormat,
  }),
  result: v.unknown(),
};

/** Answers a file instead of an envelope, so its route is registered outside the calls. */
export const exportStatement = defineCall<typeof exportStatementSchemas>()({
  method: 'GET',
  path: 'Users/ExportTransactions',
  encoding: 'query',
  access: 'signedIn',
  area: 'transactions',
  right: 'money',
});

export const walletCalls = {
  getWallet: withSchemas(getWallet, getWalletSchemas),
  getWalletMovements: withSchemas(getWalletMovements, getWalletMovementsSchemas),
  acceptWalletContract: withSchemas(acceptWalletContract, acceptWalletContractSchemas),
  withdrawToIban: withSchemas(withdrawToIban, withdrawToIbanSchemas),
  cancelWithdrawal: withSchemas(cancelWithdrawal, cancelWithdrawalSchemas),
  getStatement: withSchemas(getStatement, getStatementSchemas),
};
