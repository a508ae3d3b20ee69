import { alertCalls } from './alerts.ts';
import { accountCalls } from './account.ts';
import { accountTransferCalls } from './account-transfer.ts';
import { agreementCalls } from './agreements.ts';
import { basketCalls } from './basket.ts';
import { basketReadingCalls } from './basket-reading.ts';
import { basketTransferCalls } from './basket-transfer.ts';
import { caseCalls } from './cases.ts';
import { addressCalls } from './addresses.ts';
import { cardCalls } from './cards.ts';
import { catalogueCalls } from './catalogue.ts';
import { favouriteCalls } from './favorites.ts';
import { consentCalls } from './consent.ts';
import { inboxCalls } from './inbox.ts';
import { messageCalls } from './messages.ts';
import { legalDetailsCalls } from './legal-details.ts';
import { creditCalls } from './credit.ts';
import { invoiceDetailsCalls } from './invoice-details.ts';
import { masterCalls } from './master.ts';
import { orderAfterCalls } from './order-after.ts';
import { orderWorkCalls } from './order-work.ts';
import { orderCalls } from './orders.ts';
import { pageSettingsCalls } from './page-settings.ts';
import { paymentCalls } from './payment.ts';
import { pointsCalls } from './points.ts';
import { productPageCalls } from './product-page.ts';
import { searchCalls } from './search.ts';
import { sessionCalls } from './session.ts';
import { smartCartCalls } from './smart-cart.ts';
import { staffCalls } from './staff.ts';
import { walletCalls } from './wallet.ts';

/** Every call of the wire. The server binds each of them, the OpenAPI document lists each of them. */
export const calls = {
  ...sessionCalls,
  ...accountCalls,
  ...staffCalls,
  ...accountTransferCalls,
  ...masterCalls,
  ...catalogueCalls,
  ...searchCalls,
  ...basketCalls,
  ...basketTransferCalls,
  ...basketReadingCalls,
  ...addressCalls,
  ...invoiceDetailsCalls,
  ...cardCalls,
  ...creditCalls,
  ...paymentCalls,
  ...orderCalls,
  ...orderWorkCalls,
  ...orderAfterCalls,
  ...caseCalls,
  ...walletCalls,
  ...pointsCalls,
  ...inboxCalls,
  ...messageCalls,
  ...smartCartCalls,
  ...productPageCalls,
  ...favouriteCalls,
  ...alertCalls,
  ...agreementCalls,
  ...consentCalls,
  ...legalDetailsCalls,
  ...pageSettingsCalls,
};
export type CallName = keyof typeof calls;
