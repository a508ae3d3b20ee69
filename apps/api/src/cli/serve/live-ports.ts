import { openLine } from '../../core/http/internal/internal-stream.ts';
import { solverService } from '../../modules/cart/smart-cart/solver/line-messages.ts';
import { remotePool } from '../../modules/cart/smart-cart/solver/remote-pool.ts';
import { bankCallbackPath } from '@havan/contract/sales/payment';
import type { Clock } from '../../core/clock.ts';
import type { Config } from '../../core/config/config.ts';
import { bankUrlFor, httpBank } from '../../core/ports/bank-http.ts';
import type { BankPort } from '../../core/ports/bank-port.ts';
import { iyzico } from '../../core/ports/bank-providers/iyzico.ts';
import { paytr } from '../../core/ports/bank-providers/paytr.ts';
import { webhookHttp } from '../../core/ports/webhooks/webhook-http.ts';
import { storageOf } from '../../core/ports/storage/storage-of.ts';
import { devMailbox } from '../../modules/notifications/mail/outgoing-messages.ts';
import { liveUts, utsHttp } from '../../core/ports/uts/uts-http.ts';
import { localUts, type UtsPort } from '../../core/ports/uts/uts-port.ts';
import { recaptcha } from '../../core/ports/bot-check-port.ts';
import { createCartSearches } from '../../modules/cart/smart-cart/cart-searches.ts';
import { localEInvoices } from '../../core/ports/e-invoices/e-invoice-port.ts';
import { noHints } from '../../core/ports/hints-port.ts';
import { noJobAlarm } from '../../core/ports/job-alarm-port.ts';
import type { Ports } from '../../core/ports/ports.ts';
import { systemRandom } from '../../core/ports/random-port.ts';

/**
 * Returns the API's address for the bank. Node does not resolve `*.localhost`, so a local bank uses the
 * loopback address.
 */
const callbackUrlFor = ({ buyerOrigin, port }: Config): string =>
  (new URL(buyerOrigin).hostname.endsWith('localhost') ? `http://127.0.0.1:${port}` : buyerOrigin) +
  bankCallbackPath;

/** Returns the configured ÜTS, else the live service; a demo without the setting reports nothing. */
const utsOf = ({ demo, utsUrl }: Config): UtsPort =>
  utsUrl === null && demo ? localUts : utsHttp({ url: utsUrl ?? liveUts });

/** Returns the bank sandbox, or the provider that `BANK` names. */
function bankOf(config: Config, clock: Clock): BankPort {
  const { bank, bankMerchantId: merchantId } = config;
  if (bank.kind === 'iyzico') return iyzico({ ...bank, merchantId, clock });
  if (bank.kind === 'paytr') return paytr({ ...bank, merchantId, clock });
  return httpBank({
    url: bankUrlFor(config),
    secret: config.bankSecret,
    formerSecret: config.formerBankSecret,
    merchantId,
    callbackUrl: callbackUrlFor(config),
    clock,
  });
}

/** Returns the pool of the process at `SOLVER_URL`; undefined when this process solves itself. */
const poolOf = ({ solverUrl, tokenSecret }: Config) =>
  solverUrl === null ? undefined : remotePool(() => openLine(solverService, solverUrl, tokenSecret));

/**
 * Returns the ports of a running product; a process with open pages receives hints as well (`postgresHints`),
 * and a demo opens its market (`openDemoMarket`).
 */
export const livePorts = (config: Config, clock: Clock): Ports => ({
  bank: bankOf(config, clock),
  messages: devMailbox,
  random: systemRandom,
  storage: storageOf(config),
  webhookRetries: null,
  webhooks: webhookHttp({ opensLoopback: config.webhookLoopback }),
  cartSearches: createCartSearches(poolOf(config)),
  hints: noHints,
  jobAlarm: noJobAlarm,
  eInvoices: localEInvoices,
  uts: utsOf(config),
  demoMarket: null,
  botCheck: config.recaptchaSecret === null ? null : recaptcha(config.recaptchaSecret),
});
