import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { BankPort } from './bank-port.ts';
import { outbox } from './outbox.ts';
import type { Ports } from './ports.ts';
import { systemRandom } from './random-port.ts';

const noBank: BankPort = {
  start: () => Promise.reject(new Error('no bank yet')),
  find: () => Promise.reject(new Error('no bank yet')),
  refund: () => Promise.reject(new Error('no bank yet')),
  readCallback: () => null,
};

/** The ports of a running product. */
export const livePorts = (_config: Config, _clock: Clock): Ports => ({
  bank: noBank,
  messages: outbox,
  random: systemRandom,
});
