import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Binding } from '../http/bind.ts';
import { accountRoutes } from './account/account.routes.ts';
import { agreementRoutes } from './agreements/agreements.routes.ts';
import { consentRoutes } from './consent/consent.routes.ts';
import { legalDetailsRoutes } from './legal-details/legal-details.routes.ts';
import { pageSettingsRoutes } from './page-settings/page-settings.routes.ts';
import { accountTransferRoutes } from './account-transfer/account-transfer.routes.ts';
import { demoPartnerPage } from './account-transfer/demo-partner-page.ts';
import { addressRoutes } from './addresses/addresses.routes.ts';
import { alertRoutes } from './alerts/alerts.routes.ts';
import { cardRoutes } from './cards/cards.routes.ts';
import { creditRoutes } from './credit/credit.routes.ts';
import { invoiceDetailsRoutes } from './invoice-details/invoice-details.routes.ts';
import { basketRoutes } from './basket/basket.routes.ts';
import { caseRoutes } from './cases/cases.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { favouriteRoutes } from './favorites/favorites.routes.ts';
import { fileDoors } from './files/file-doors.ts';
import { warmUpFinder } from './finder/warm-up.ts';
import { imageRoutes } from './images/images.routes.ts';
import { liveDoor } from './live/live-stream.ts';
import { masterRoutes } from './master/master.routes.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { messageRoutes } from './messages/messages.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { exportDoor } from './orders/export-door.ts';
import { outboxPage } from './outbox/outbox-page.ts';
import { bankDoor } from './payment/bank-door.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { pointsRoutes } from './points/points.routes.ts';
import { productPageRoutes } from './product-page/product-page.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { smartCartRoutes } from './smart-cart/smart-cart.routes.ts';
import { smartCartStream } from './smart-cart/smart-cart-stream.ts';
import { walletRoutes } from './wallet/wallet.routes.ts';

/** Every call of the contract with the code that answers it; one line a resource. */
// biome-ignore format: one line each keeps two people from meeting in a merge
export const routes: readonly Binding[] = [
  ...sessionRoutes,
  ...accountRoutes,
  ...staffRoutes,
  ...accountTransferRoutes,
  ...masterRoutes,
  ...catalogueRoutes,
  ...searchRoutes,
  ...basketRoutes,
  ...addressRoutes,
  ...cardRoutes,
  ...creditRoutes,
  ...invoiceDetailsRoutes,
  ...paymentRoutes,
  ...smartCartRoutes,
  ...orderRoutes,
  ...caseRoutes,
  ...walletRoutes,
  ...pointsRoutes,
  ...inboxRoutes,
  ...messageRoutes,
  ...productPageRoutes,
  ...favouriteRoutes,
  ...alertRoutes,
  ...agreementRoutes,
  ...consentRoutes,
  ...legalDetailsRoutes,
  ...pageSettingsRoutes,
];

/**
 * Routes that are no calls of the contract: pictures, callbacks of the bank, pages that the server draws. Each gets a
 * Fastify scope of its own, so that a parser or a hook in it concerns no other route.
 */
export type PlainRoutes = (app: FastifyInstance, ctx: Context) => void;
// biome-ignore format: as above
export const plainRoutes: readonly PlainRoutes[] = [
  outboxPage,
  demoPartnerPage,
  imageRoutes,
  warmUpFinder,
  bankDoor,
  fileDoors,
  exportDoor,
  smartCartStream,
  liveDoor,
];
