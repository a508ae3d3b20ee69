import type { OrderUts, UtsAccount, UtsNotice } from '@havan/contract/sales/uts';
import { utsGapsOf, utsNumberOf } from '@havan/domain/uts';
import type { AccountRow, DeviceLineRow, NoticeRow } from './uts.sql.ts';

export const presentAccount = (
  row: AccountRow | undefined,
  counts: { readonly waiting: number; readonly refused: number },
): UtsAccount => ({
  institutionNo: row?.institution_no ?? null,
  tokenHint: row?.token_hint ?? null,
  tokenSavedAt: row?.token_saved_at?.toISOString() ?? null,
  tokenRefusedAt: row?.token_refused_at?.toISOString() ?? null,
  ...counts,
});

/** Returns the number of a product in ÜTS; null for a device without a registration. */
const productNoOf = (isRegistered: boolean, entered: string | null, barcode: string): string | null =>
  isRegistered ? utsNumberOf(entered, barcode) : null;

export const presentNotice = (row: NoticeRow): UtsNotice => ({
  noticeId: row.id,
  kind: row.kind,
  orderId: row.order_id,
  lineNo: row.line_no,
  productName: row.product_name,
  productNo: productNoOf(row.is_registered, row.uts_number_of_product, row.barcode),
  lot: row.lot,
  serial: row.serial,
  quantity: row.quantity,
  day: row.moved_on,
  otherName: row.other_name,
  otherNo: row.other_no,
  state: row.state,
  gaps:
    row.state === 'sent' || row.state === 'byHand'
      ? []
      : utsGapsOf({
          kind: row.kind,
          institutionNo: row.own_no,
          hasToken: row.token !== null,
          isTokenRefused: row.is_token_refused,
          isRegistered: row.is_registered,
          lot: row.lot,
          serial: row.serial,
          otherInstitutionNo: row.other_no,
        }),
  utsNumber: row.uts_number,
  supplyNumber: row.supply_number,
  error: row.error,
  attempts: row.attempts,
  nextAttemptAt: row.due_at?.toISOString() ?? null,
  settledAt: row.settled_at?.toISOString() ?? null,
});

export const presentDevice = (row: DeviceLineRow, companyId: number): OrderUts['lines'][number] => ({
  lineNo: row.line_no,
  productName: row.product_name,
  productNo: productNoOf(row.is_registered, row.uts_number, row.barcode),
  lot: row.lot,
  serials: [...row.serials],
  units: row.units,
  isOpen: row.is_open && row.seller_id === companyId,
});
