import type { BankFailureReason } from '@havan/contract/sales/bank';
import { errorCatalogue } from '@havan/domain/error-catalogue';
import { paymentFailureCodes } from '@havan/domain/payment';
import type { BankRefusal } from '../../../core/ports/bank-port.ts';
import type { Failure } from './payment.sql.ts';

/** Why a payment failed: the bank's reasons, and ours. */
export type FailureReason =
  | BankFailureReason
  | 'expired'
  | 'superseded'
  | 'refused'
  | 'refundedLate'
  | 'transferExpired';

const messages: Readonly<Record<FailureReason, string>> = {
  wrongCode: 'Doğrulama kodu üç kez hatalı girildi. Kartınızdan çekim yapılmadı.',
  notEnrolled: 'Kartınız 3D Secure doğrulamasına kayıtlı değil. Lütfen başka bir kart deneyin.',
  insufficientFunds: 'Kartınızın bakiyesi ya da limiti yetersiz. Lütfen başka bir kart deneyin.',
  timedOut: 'Doğrulama süresi doldu. Kartınızdan çekim yapılmadı.',
  cancelled: 'Ödemeden vazgeçtiniz. Kartınızdan çekim yapılmadı.',
  expired: 'Ödeme süresi doldu. Ürünler sepetinizde duruyor.',
  superseded: 'Bu ödemenin yerine yeni bir ödeme başlatıldı.',
  refused: 'Bankanız ödemeyi kabul etmedi. Lütfen başka bir kart deneyin.',
  creditNotApproved: errorCatalogue.creditNotApproved.message,
  transferExpired: 'Havale süresinde gelmedi; siparişiniz iptal edildi.',
  refundedLate: 'Ödeme süresi dolduktan sonra tamamlandı; tutarın tamamı kartınıza iade edildi.',
};

/** Returns a stored failure; `message` is the bank's own sentence instead of ours. */
export const failureOf = (reason: FailureReason, message = messages[reason]): Failure => ({
  reason,
  code: reason === 'creditNotApproved' ? paymentFailureCodes.creditNotApproved : null,
  message,
});

/** Refusals with a bank message for the card holder; other messages are about our request. */
const forTheCardHolder: ReadonlySet<string> = new Set(['unknownToken']);

/** Returns a start that the bank refused. */
export const refusalOf = ({ code, message }: Pick<BankRefusal, 'code' | 'message'>): Failure =>
  forTheCardHolder.has(code) ? failureOf('refused', message) : failureOf('refused');
