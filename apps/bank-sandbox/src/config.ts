import { join, resolve } from 'node:path';
import * as v from 'valibot';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1), v.maxValue(65_535));
const origin = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => URL.parse(text)?.origin === text, 'an origin such as http://buyer.localhost:4000'),
);

/** The same names, with the same meaning, as the settings of the API. */
const environment = v.object({
  PORT: v.optional(port, '4000'),
  BANK_PORT: v.optional(port, '4100'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  BANK_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  BUYER_ORIGIN: v.optional(origin),
  MERCHANT_ORIGIN: v.optional(origin),
  BANK_ORIGIN: v.optional(origin),
});

export interface BankConfig {
  readonly host: string;
  readonly port: number;
  /** Absolute path of the folder that holds what this installation keeps. */
  readonly dataDir: string;
  /** Null means: the file that the API reads as well, made at the first start. */
  readonly secret: string | null;
  /** Only pages of these origins may tokenise cards and frame the 3-D secure step. */
  readonly appOrigins: readonly string[];
  /** The origin of this bank in a browser. */
  readonly origin: string;
}

/** A relative `DATA_DIR` lies in the repository, wherever the process was started. */
const repository = resolve(import.meta.dirname, '../../..');

/** Reads the settings; an empty one counts as left out. @throws v.ValiError naming the one that does not fit. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): BankConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text?.trim()));
  const settings = v.parse(environment, given);
  return {
    host: settings.HOST,
    port: settings.BANK_PORT,
    dataDir: resolve(repository, settings.DATA_DIR),
    secret: settings.BANK_SECRET ?? null,
    appOrigins: [
      settings.BUYER_ORIGIN ?? `http://buyer.localhost:${settings.PORT}`,
      settings.MERCHANT_ORIGIN ?? `http://merchant.localhost:${settings.PORT}`,
      `http://localhost:${settings.PORT}`,
    ],
    origin: settings.BANK_ORIGIN ?? `http://bank.localhost:${settings.BANK_PORT}`,
  };
}

/** Returns the bank's own record. */
export const storeFile = (dataDir: string): string => join(dataDir, 'bank', 'bank.sqlite');
/** Returns the key shared with the API where the environment carries none. */
export const secretFile = (dataDir: string): string => join(dataDir, 'bank.secret');
