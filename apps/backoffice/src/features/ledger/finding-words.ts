import type { reconcileWithBank } from '@havan/contract/backoffice/ledger';
import type { ResultOf } from '@havan/contract/call';
import { formatMoney } from '@havan/domain/money';

type Finding = ResultOf<typeof reconcileWithBank>['findings'][number];

const words: Readonly<Record<Finding['code'], (bank: string, ledger: string) => string>> = {
  paymentUnknown: (bank) => `Banka ${bank} tahsil etmiş, defterde yok`,
  paymentTaken: (bank, ledger) => `Banka ${bank} tahsil etmiş, defterde ${ledger}`,
  paymentRefunded: (bank, ledger) => `Banka ${bank} iade etmiş, defterde ${ledger}`,
  transferMissing: (_bank, ledger) => `Defterde ${ledger} gönderilmiş, bankada yok`,
  transferUnknown: (bank) => `Banka ${bank} göndermiş, defterde yok`,
  books: () => 'Defterin kendi denetimi 0 vermeli',
};

/** Returns the difference in Turkish. */
export function findingText({ code, subject, bank, ledger }: Finding): string {
  if (code === 'books') return `${words.books('', '')}: ${subject} ${ledger ?? 0}`;
  return words[code](formatMoney(bank ?? 0), formatMoney(ledger ?? 0));
}
