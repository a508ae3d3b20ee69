import type { BankPort } from './bank-port.ts';
import type { BotCheckPort } from './bot-check-port.ts';
import type { BasketSearches } from './basket-searches.ts';
import type { HintsPort } from './hints-port.ts';
import type { MessagePort } from './message-port.ts';
import type { RandomPort } from './random-port.ts';
import type { StoragePort } from './storage-port.ts';

/** What lies outside the process, besides the database. */
export interface Ports {
  readonly bank: BankPort;
  readonly messages: MessagePort;
  readonly random: RandomPort;
  readonly storage: StoragePort;
  readonly basketSearches: BasketSearches;
  readonly hints: HintsPort;
  /** Null where no provider is set: nobody is asked. */
  readonly botCheck: BotCheckPort | null;
}
