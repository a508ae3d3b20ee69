import { resolve } from 'node:path';
import { Refusal } from '../refusal.ts';
import { root } from '../paths.ts';

/** The settings of the launcher itself; the rest of the environment is passed to the API and the bank unchanged. */
export interface LaunchSettings {
  readonly port: number;
  readonly bankPort: number;
  /** Absolute path. */
  readonly dataDir: string;
  readonly buyerOrigin: string;
  readonly merchantOrigin: string;
  readonly kitOrigin: string;
  readonly bankOrigin: string;
  /** The environment of the API and the bank, every origin filled in. */
  readonly childEnv: Readonly<Record<string, string>>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings of addresses and folders. @throws Refusal naming the invalid variable. */
export function launchSettings(env: Environment): LaunchSettings {
  const port = readPort(env, 'PORT', 4000);
  const bankPort = readPort(env, 'BANK_PORT', 4100);
  if (port === bankPort) {
    throw new Refusal(`PORT and BANK_PORT are both ${port}: give the bank another port.`);
  }
  const dataDir = resolve(root, env['DATA_DIR'] || '.data');
  const buyerOrigin = env['BUYER_ORIGIN'] || `http://buyer.localhost:${port}`;
  const merchantOrigin = env['MERCHANT_ORIGIN'] || `http://merchant.localhost:${port}`;
  const kitOrigin = env['KIT_ORIGIN'] || `http://kit.localhost:${port}`;
  const bankOrigin = env['BANK_ORIGIN'] || `http://bank.localhost:${bankPort}`;
  const named = {
    PORT: String(port),
    BANK_PORT: String(bankPort),
    DATA_DIR: dataDir,
    BUYER_ORIGIN: buyerOrigin,
    MERCHANT_ORIGIN: merchantOrigin,
    KIT_ORIGIN: kitOrigin,
    BANK_ORIGIN: bankOrigin,
  };
  const given = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    port,
    bankPort,
    dataDir,
    buyerOrigin,
    merchantOrigin,
    kitOrigin,
    bankOrigin,
    childEnv: { LOG_LEVEL: 'warn', ...Object.fromEntries(given), ...named },
  };
}

function readPort(env: Environment, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Refusal(`${name} is "${text}", which is no port: choose a number from 1 to 65535.`);
}
