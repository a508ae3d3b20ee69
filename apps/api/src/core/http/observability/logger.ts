import { type Logger, pino, stdSerializers } from 'pino';
import type { Config } from '../../config/config.ts';

/** Redacted fields at any depth. */
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
    serializers: { err: withoutClient },
    formatters: { level: (label) => ({ level: label }) },
  });
}

/** Returns the error without the driver's client object, which the error of a lost connection carries. */
function withoutClient(error: Error): object {
  const { client: _client, ...reported } = stdSerializers.err(error) as object & { client?: unknown };
  return reported;
}
