import { walletMovementLabels } from '@havan/domain/wallet';
import { type ExportColumn, money, text, time } from '../../../core/documents/sheet.ts';
import type { WalletMovement } from '../wallet/wallet.service.ts';

/** Columns of the exported wallet, one row for each movement; the same as on the page. */
export const movementColumns: readonly ExportColumn<WalletMovement>[] = [
  { title: 'Tarih', width: 17, cell: ({ at }) => time(new Date(at)) },
  { title: 'Hareket', width: 24, cell: ({ kind }) => text(walletMovementLabels[kind]) },
  { title: 'Açıklama', width: 22, cell: (row) => text(descriptionOf(row)) },
  { title: 'Tutar (TL)', width: 14, cell: ({ amount }) => money(amount) },
  { title: 'Bakiye (TL)', width: 14, cell: ({ balance }) => money(balance) },
];

function descriptionOf({ orderId, orderType, ibanEnd }: WalletMovement): string | null {
  if (orderId !== null && orderType !== null) return `Sipariş ${orderId}`;
  return ibanEnd === null ? null : `IBAN •••• ${ibanEnd}`;
}
