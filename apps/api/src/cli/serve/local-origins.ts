import type { Config } from '../../core/config/config.ts';

const settings = {
  BUYER_ORIGIN: 'buyerOrigin',
  MERCHANT_ORIGIN: 'merchantOrigin',
  BACKOFFICE_ORIGIN: 'backofficeOrigin',
  BANK_ORIGIN: 'bankOrigin',
} as const satisfies Readonly<Record<string, keyof Config>>;

/** Returns the settings of a product on a server of its own whose origins still name this machine. */
export function localOrigins(
  config: Pick<Config, (typeof settings)[keyof typeof settings] | 'databaseUrl' | 'demo'>,
): string[] {
  if (config.databaseUrl === null || config.demo) return [];
  return Object.entries(settings).flatMap(([name, key]) =>
    new URL(config[key]).hostname.endsWith('localhost') ? [name] : [],
  );
}
