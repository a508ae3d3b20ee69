import { type Logger, pino, stdSerializers } from 'pino';
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
    serializers: { err: withoutClient },
    formatters: { level: (label) => ({ level: label }) },
  });
}

/** A lost connection comes with the whole client of the database driver on it, which tells nobody anything. */
function withoutClient(error: Error): object {
  const { client: _client, ...told } = stdSerializers.err(error) as object & { client?: unknown };
  return told;
}
