import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

/** Never in a log, wherever an object carries them. */
const secrets = [
  'authorization',
  'token',
  'refreshToken',
  'password',
  'otp',
  'cardNumber',
  'cardToken',
  'cvv',
  'iban',
  'identityNumber',
];

export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    base: null,
    formatters: { level: (label) => ({ level: label }) },
  });
}
