import { randomUUID } from 'node:crypto';
import type { StartPayment } from '../../core/ports/bank-port.ts';

/** Returns the request that starts a payment at a provider. */
export const somePayment = (changes: Partial<StartPayment> = {}): StartPayment => ({
  attemptId: randomUUID(),
  amount: 1080,
  installments: 1,
  cardToken: null,
  loanMonths: null,
  returnUrl: 'https://www.havan.example/api/v1/Payment/Return?paymentId=1',
  payer: () =>
    Promise.resolve({
      companyId: 7,
      name: 'Derya',
      surname: 'Tunalı',
      email: 'derya@eczane.example',
      phone: '05320000000',
      taxNumber: '1234567890',
      companyName: 'Moda Eczanesi',
      address: 'Moda Cad. 1',
      cityName: 'İstanbul',
      ip: '85.34.78.112',
    }),
  ...changes,
});
