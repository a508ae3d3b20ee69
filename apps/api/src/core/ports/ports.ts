import type { BankPort } from './bank-port.ts';
import type { BotCheckPort } from './bot-check-port.ts';
import type { CartSearches } from './cart-searches-port.ts';
import type { DemoMarketPort } from './demo-market-port.ts';
import type { EInvoicePort } from './e-invoices/e-invoice-port.ts';
import type { HintsPort } from './hints-port.ts';
import type { JobAlarmPort } from './job-alarm-port.ts';
import type { MessagePort } from './message-port.ts';
import type { RandomPort } from './random-port.ts';
import type { StoragePort } from './storage/storage-port.ts';
import type { UtsPort } from './uts/uts-port.ts';
import type { WebhookPort, WebhookRetries } from './webhooks/webhook-port.ts';

/** The external systems besides the database. */
export interface Ports {
  readonly bank: BankPort;
  readonly messages: MessagePort;
  readonly random: RandomPort;
  readonly storage: StoragePort;
  /** Sends events to servers of sellers. */
  readonly webhooks: WebhookPort;
  /** Null when the job that sends new deliveries also looks for those that are due again. */
  readonly webhookRetries: WebhookRetries | null;
  readonly cartSearches: CartSearches;
  readonly hints: HintsPort;
  readonly jobAlarm: JobAlarmPort;
  /** Sending of invoices to the Revenue Administration, and its register. */
  readonly eInvoices: EInvoicePort;
  /** The tracking system of medical devices. */
  readonly uts: UtsPort;
  /** Null without a demo. */
  readonly demoMarket: DemoMarketPort | null;
  /** Null without a provider: no bot check. */
  readonly botCheck: BotCheckPort | null;
}
