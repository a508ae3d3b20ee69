import path from 'node:path';
import { bankCallbackPath } from '@havan/contract/payment';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { bankUrlFor, httpBank } from './bank-http.ts';
import { folderStorage } from './folder-storage.ts';
import { outbox } from './outbox.ts';
import { recaptcha } from './bot-check-port.ts';
import { createBasketSearches } from './basket-searches.ts';
import { noHints } from './hints-port.ts';
import type { Ports } from './ports.ts';
import type { StoragePort } from './storage-port.ts';
import { systemRandom } from './random-port.ts';

/** Where the bank reaches this API. Node does not resolve `*.localhost`, so a bank beside us takes the bare address. */
const callbackUrlFor = ({ buyerOrigin, port }: Config): string =>
  (new URL(buyerOrigin).hostname.endsWith('localhost') ? `http://127.0.0.1:${port}` : buyerOrigin) +
  bankCallbackPath;

/** Where the files of a data folder lie. */
export const storageOf = ({ dataDir }: Pick<Config, 'dataDir'>): StoragePort =>
  folderStorage(path.join(dataDir, 'files'));

/** The ports of a running product; a process with open pages hears hints as well (`postgresHints`). */
export const livePorts = (config: Config, clock: Clock): Ports => ({
  bank: httpBank({
    url: bankUrlFor(config),
    secret: config.bankSecret,
    merchantId: config.bankMerchantId,
    callbackUrl: callbackUrlFor(config),
    clock,
  }),
  messages: outbox,
  random: systemRandom,
  storage: storageOf(config),
  basketSearches: createBasketSearches(),
  hints: noHints,
  botCheck: config.recaptchaSecret === null ? null : recaptcha(config.recaptchaSecret),
});
