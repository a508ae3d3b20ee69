import type { PaymentMoment, ReportedSettlement } from '@havan/contract/backoffice/payments';
import { ledgerEntryLabels } from '@havan/domain/ledger';
import { formatMoney } from '@havan/domain/money';
import { paymentStateLabels } from '@havan/domain/payment';

const bankStatuses: Readonly<Record<string, string>> = {
  threeDsPending: '3D Secure bekliyor',
  captured: 'tahsil edildi',
  failed: 'başarısız',
  refunded: 'iade edildi',
};

/** Turkish text for the effect of a bank message. */
export const settlementWords: Readonly<Record<ReportedSettlement, string>> = {
  captured: 'Ödeme tamamlandı',
  failed: 'Ödeme başarısız sayıldı',
  refunded: 'Geç gelen para iade edildi',
  unchanged: 'Hiçbir şey değişmedi',
  mismatch: 'Kayıtla uyuşmadı, işlenmedi',
  unknownPayment: 'Banka bu ödemeyi bilmiyor',
};

/** Tone of the effect of a replay; positive only when money was settled. */
export const settlementTones = {
  captured: 'positive',
  refunded: 'positive',
  unchanged: 'neutral',
  failed: 'critical',
  mismatch: 'critical',
  unknownPayment: 'critical',
} as const satisfies Readonly<Record<ReportedSettlement, string>>;

/** Returns the title and the details of a moment of a payment. */
export function momentWords(moment: PaymentMoment): { readonly title: string; readonly details: string } {
  switch (moment.kind) {
    case 'started':
      return { title: 'Alıcı ödemeyi başlattı', details: formatMoney(moment.amount) };
    case 'callback':
    case 'query':
      return {
        title: `${moment.kind === 'callback' ? 'Banka bildirdi' : 'Bankaya soruldu'}: ${bankStatuses[moment.bankStatus] ?? moment.bankStatus}`,
        details:
          moment.fromState === moment.toState
            ? settlementWords[moment.settlement]
            : `${settlementWords[moment.settlement]}: ${paymentStateLabels[moment.fromState]} → ${paymentStateLabels[moment.toState]}`,
      };
    case 'ended':
      return { title: `Sonuç: ${paymentStateLabels[moment.state]}`, details: moment.failure ?? '' };
    case 'order':
      return {
        title: `Sipariş ${moment.orderId} oluştu`,
        details: `${moment.seller}, ${formatMoney(moment.amount)}`,
      };
    case 'ledger':
      return {
        title: `Defter: ${ledgerEntryLabels[moment.entryKind]}`,
        details: formatMoney(moment.amount),
      };
    default:
      return {
        title: moment.doneAt === null ? 'Bankadan iade istendi' : 'Banka iadeyi yaptı',
        details: `${formatMoney(moment.amount)}, ${moment.tries} deneme`,
      };
  }
}
