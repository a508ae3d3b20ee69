import { createHash } from 'node:crypto';
import { caseOf, type DemoCase, refundOf } from '../orders/order-cases.ts';
import type { DemoOrder, DemoPayment } from '../orders/orders.ts';
import { type DemoPayoutAccount, type DemoWithdrawal, walletContractsOf } from '../orders/withdrawals.ts';
import type { LoadedCase } from './load-documents.ts';
import type { Loader, ValuesOf } from './loader.ts';

/** The first case of the demo market; the identity column goes on behind the last. */
const firstCaseId = 30_001;

interface LoadedRefund {
  readonly order: DemoOrder;
  readonly kind: string;
  readonly goods: number;
  readonly shipping: number;
  readonly at: Date;
  readonly note: string | null;
  readonly caseId: number | null;
  readonly lines: readonly (readonly [lineNo: number, quantity: number, amount: number])[];
}

/** Loads events of orders beside their states: partial refunds, and cases. Returns the cases. */
export async function loadOrderWork(
  loader: Loader,
  payments: readonly DemoPayment[],
  now: Date,
): Promise<readonly LoadedCase[]> {
  const orders = payments.flatMap((payment) => payment.orders.map((order) => ({ payment, order })));
  const cases = orders.flatMap(({ payment, order }) => {
    const one = caseOf(order, now);
    return one ? [{ payment, order, one }] : [];
  });
  await loader.copy(
    'order_case',
    [
      'id',
      'order_id',
      'kind',
      'state',
      'refund_target',
      'note',
      'seller_answer',
      'created_at',
      'answer_by',
      'answered_at',
      'closed_at',
    ],
    cases.map(({ order, one }, i) => [
      firstCaseId + i,
      order.id,
      'return',
      one.state,
      'card',
      one.note,
      one.sellerAnswer,
      one.createdAt,
      one.answerBy,
      one.answeredAt,
      one.state === 'accepted' ? one.answeredAt : null,
    ]),
  );
  await loader.copy(
    'order_case_line',
    ['case_id', 'order_id', 'line_no', 'quantity', 'reason'],
    cases.map(({ order, one }, i) => [firstCaseId + i, order.id, one.lineNo, one.quantity, one.reason]),
  );
  await loader.copy(
    'order_case_event',
    caseEventColumns,
    cases.flatMap(({ payment, order, one }, i) => [
      ...caseEvents(firstCaseId + i, payment.buyer.id, order, one),
    ]),
  );
  const caseIds = new Map(cases.map(({ order }, i) => [order.id, firstCaseId + i]));
  const refunds = orders.flatMap(({ order }): LoadedRefund[] => {
    const { cancelledAt } = order.times;
    if (cancelledAt) {
      const lines = order.lines.map(({ quantity, lineTotal }, i) => [i + 1, quantity, lineTotal] as const);
      const { goodsTotal: goods, shippingFee: shipping } = order;
      return [
        { order, kind: 'cancelled', goods, shipping, at: cancelledAt, note: null, caseId: null, lines },
      ];
    }
    const refund = refundOf(order, now);
    if (!refund) return [];
    const { kind, amount, lineNo, quantity, at, note } = refund;
    const caseId = kind === 'return' ? (caseIds.get(order.id) ?? null) : null;
    return [
      {
        order,
        kind,
        goods: amount,
        shipping: 0,
        at,
        note,
        caseId,
        lines: [[lineNo, quantity, amount] as const],
      },
    ];
  });
  await loader.copy(
    'order_refund',
    [
      'id',
      'order_id',
      'kind',
      'case_id',
      'goods',
      'shipping',
      'card_amount',
      'wallet_amount',
      'note',
      'created_at',
    ],
    refunds.map(({ order, kind, caseId, goods, shipping, note, at }, i) => [
      i + 1,
      order.id,
      kind,
      caseId,
      goods,
      shipping,
      goods + shipping,
      0,
      note,
      at,
    ]),
  );
  await loader.copy(
    'order_refund_line',
    ['refund_id', 'order_id', 'line_no', 'quantity', 'amount'],
    refunds.flatMap(({ order, lines }, i) =>
      lines.map(([lineNo, quantity, amount]) => [i + 1, order.id, lineNo, quantity, amount]),
    ),
  );
  return cases.map(({ payment, one }, i) => ({ caseId: firstCaseId + i, buyerId: payment.buyer.id, one }));
}

const caseEventColumns = [
  'case_id',
  'at',
  'action',
  'party',
  'user_id',
  'from_state',
  'to_state',
  'note',
] as const;

function* caseEvents(
  caseId: number,
  buyerId: number,
  order: DemoOrder,
  { createdAt, answeredAt, state, note, sellerAnswer }: DemoCase,
): Generator<ValuesOf<'order_case_event', typeof caseEventColumns>> {
  yield [caseId, createdAt, 'open', 'buyer', buyerId, null, 'open', note];
  if (!answeredAt) return;
  const [action, closed] = state === 'accepted' ? ['accept', 'accepted'] : ['reject', 'rejected'];
  yield [caseId, answeredAt, action, 'seller', order.seller.id, 'open', closed, sellerAnswer];
}

/** The accounts that sellers are paid to, verified half a year ago by their owners. */
export async function loadPayoutAccounts(
  loader: Loader,
  accounts: readonly DemoPayoutAccount[],
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() - 180 * 86_400_000);
  await loader.copy(
    'payout_account',
    ['id', 'company_id', 'iban', 'owner_name', 'added_by', 'created_at', 'verified_at'],
    accounts.map((one) => [one.id, one.companyId, one.iban, one.ownerName, one.companyId, at, at]),
  );
}

/** Loads the withdrawals of sellers to their banks, and the wallet contracts that they accepted before. */
export async function loadWithdrawals(loader: Loader, withdrawals: readonly DemoWithdrawal[]): Promise<void> {
  await loader.copy(
    'withdrawal',
    [
      'id',
      'company_id',
      'user_id',
      'amount',
      'iban',
      'account_owner',
      'state',
      'created_at',
      'send_at',
      'closed_at',
      'payout_account_id',
    ],
    withdrawals.map((one) => [
      one.id,
      one.companyId,
      one.userId,
      one.amount,
      one.iban,
      one.accountOwner,
      'sent',
      one.at,
      one.at,
      new Date(one.at.getTime() + 120_000),
      one.payoutAccountId,
    ]),
  );
  await loader.copy(
    'wallet_contract',
    ['company_id', 'user_id', 'version', 'sha256', 'accepted_at'],
    walletContractsOf(withdrawals).map((one) => [
      one.companyId,
      one.userId,
      one.version,
      createHash('sha256').update(one.version).digest('hex'),
      one.acceptedAt,
    ]),
  );
}
