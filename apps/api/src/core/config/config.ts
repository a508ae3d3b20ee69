import path from 'node:path';
import { isIbanTr, normalizeIban } from '@havan/domain/iban';
import * as v from 'valibot';
import { StartFailure } from '../start-failure.ts';
import { type SearchEngineConfig, searchEngineAddress } from './search-engine-url.ts';
import { secretFile } from './secrets.ts';
import { withSettingFiles } from './setting-files.ts';
import { type CallerLimits, limitedKinds } from '../http/limits/caller-limits.ts';
import { type Role, roles } from './roles.ts';
import { type Setting, settings } from './settings.ts';

/** The parsed configuration of the environment, with defaults. Times are seconds unless the name has another unit. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly bankPort: number;
  /** Roles of this process. */
  readonly roles: ReadonlySet<Role>;
  /**
   * URL of the process that holds the search index for this one; null where this process or a search engine holds it.
   */
  readonly catalogueUrl: string | null;
  /** The search engine that holds the offers for this process; null without one. */
  readonly searchEngine: SearchEngineConfig | null;
  /** URL of the process that solves smart carts for this one; null where this process solves them. */
  readonly solverUrl: string | null;
  /** Absolute path of the folder for the data of this installation. */
  readonly dataDir: string;
  /** Null runs the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** URL of the server itself where `databaseUrl` leads to a pooler; null where it does not. */
  readonly databaseDirectUrl: string | null;
  /** A streaming replica of `databaseUrl`; null without one. */
  readonly databaseReadUrl: string | null;
  /** Seconds that the replica may be behind. */
  readonly readLagSeconds: number;
  readonly preparesStatements: boolean;
  /** Whether a start brings the database up to the newest migration. */
  readonly migratesAtStart: boolean;
  readonly databasePool: number;
  /** Costly requests a minute of one company, in each process. */
  readonly callerLimits: CallerLimits;
  /** Requests of one company that a process works on at once. */
  readonly companyConcurrency: number;
  readonly buyerOrigin: string;
  readonly merchantOrigin: string;
  readonly backofficeOrigin: string;
  readonly kitOrigin: string;
  readonly bankOrigin: string;
  /** Loads the demo market into an empty database and shows its accounts. */
  readonly demo: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Addresses of proxies whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Opens `/metrics` beyond loopback to requests with this Bearer token. */
  readonly metricsToken: string | null;
  /** Key of the session tokens; the same in every process of an installation. */
  readonly tokenSecret: string;
  /** The key before a rotation; tokens made with it stay valid. */
  readonly formerTokenSecret: string | null;
  /** Key of the messages to and from the bank. */
  readonly bankSecret: string;
  readonly formerBankSecret: string | null;
  readonly bankMerchantId: string;
  readonly bank: BankConfig;
  readonly accessTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  readonly refreshGraceSeconds: number;
  /** The longest life of a session, including refreshes. */
  readonly sessionSeconds: number;
  /** The target of `/transfer-account`, a page of the prescription sister site. Null without one. */
  readonly partnerUrl: string | null;
  /** The secret with which the partner redeems a transfer; null disables redemption. */
  readonly partnerSecret: string | null;
  /** After this many days a password must be changed at the next sign-in; 0 disables this. */
  readonly passwordMaxDays: number;
  /** How often one address may register or request a code in a quarter of an hour before it must wait. */
  readonly freeTriesPerAddress: number;
  /** How long the process reports not ready before it closes, so that a load balancer stops sending requests. */
  readonly drainSeconds: number;
  /** Whether webhooks may go to this machine, in plain http as well. */
  readonly webhookLoopback: boolean;
  /** The product tracking system; null is the live service, and in the demo none. */
  readonly utsUrl: string | null;
  /** A folder as `file:` or an object store as `s3:`; null keeps files in `dataDir`. */
  readonly filesUrl: string | null;
  /** The SMTP server of the mails; `outbox:` stores them in the mailbox, as null does in the demo. */
  readonly mailUrl: string | null;
  /** `Name <address>`. */
  readonly mailFrom: string;
  /** The gateway of the SMS (`smsGateway`); otherwise as `mailUrl`. */
  readonly smsUrl: string | null;
  /** File of the licensed medicines; null leaves the current ones. */
  readonly medicines: string | null;
  /** Null omits it from the footer; the same for the following settings. */
  readonly supportPhone: string | null;
  readonly supportEmail: string | null;
  readonly androidAppUrl: string | null;
  readonly iosAppUrl: string | null;
  readonly socialUrls: readonly string[];
  readonly blogUrl: string | null;
  /** The account of the market for bank transfers; null offers no such payment. */
  readonly transferIban: string | null;
  readonly transferOwner: string;
  /** Key of the bot check; null disables it. */
  readonly recaptchaSecret: string | null;
}

/** The bank that takes card payments. */
export type BankConfig =
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'iyzico'; readonly url: string; readonly apiKey: string; readonly secretKey: string }
  | {
      readonly kind: 'paytr';
      readonly url: string;
      readonly merchantNo: string;
      readonly merchantKey: string;
      readonly merchantSalt: string;
      readonly isTest: boolean;
    };

/** A relative `DATA_DIR` is resolved from the repository, not from the working directory. */
const repository = path.resolve(import.meta.dirname, '../../../../..');

/** The given settings; a missing secret is null. */
type GivenConfig = Omit<Config, 'tokenSecret' | 'bankSecret'> & {
  readonly tokenSecret: string | null;
  readonly bankSecret: string | null;
};

/**
 * Reads the settings, including those in files (`NAME_FILE`), and adds missing secrets from `dataDir`, where they are
 * created at the first start.
 */
export async function loadConfig(env: Readonly<Record<string, string | undefined>>): Promise<Config> {
  const given = readConfig(await withSettingFiles(env));
  const kept = (name: string) => secretFile(path.join(given.dataDir, name));
  return {
    ...given,
    tokenSecret: given.tokenSecret ?? (await kept('token.secret')),
    bankSecret: given.bankSecret ?? (await kept('bank.secret')),
  };
}

/**
 * Reads the settings.
 *
 * @throws StartFailure with one sentence that names the setting, its value and the allowed values
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): GivenConfig {
  const read = <Value>(name: keyof typeof settings, schema: v.GenericSchema<string, Value>): Value => {
    const { fallback, expects }: Setting = settings[name];
    const text = env[name]?.trim() || fallback;
    const parsed = v.safeParse(schema, text);
    if (parsed.success) return parsed.output;
    // Values that may contain a password are not printed.
    const isSecret =
      /SECRET|TOKEN|_KEY|_SALT|DATABASE_(?:DIRECT_|READ_)?URL|CATALOGUE_URL|FILES_URL|MAIL_URL|SMS_URL/.test(
        name,
      );
    throw new StartFailure(
      isSecret ? `${name} must be ${expects}.` : `${name} is "${text}", but it must be ${expects}.`,
    );
  };
  const port = read('PORT', portNumber);
  const bankPort = read('BANK_PORT', portNumber);
  const databaseUrl = read('DATABASE_URL', optional(databaseAddress));
  const isDemo = read('DEMO', optional(onOrOff)) ?? databaseUrl === null;
  const originOr = (
    name: 'BUYER_ORIGIN' | 'MERCHANT_ORIGIN' | 'BACKOFFICE_ORIGIN' | 'KIT_ORIGIN' | 'BANK_ORIGIN',
    fallback: string,
  ) => read(name, optional(origin)) ?? fallback;
  return {
    ...rolesOf(read, databaseUrl),
    host: read('HOST', plain),
    port,
    bankPort,
    dataDir: path.resolve(repository, read('DATA_DIR', plain)),
    databaseUrl,
    databaseDirectUrl: read('DATABASE_DIRECT_URL', optional(databaseAddress)),
    databaseReadUrl: readAddress(read, databaseUrl),
    readLagSeconds: read('DATABASE_READ_LAG', wholeNumber(1, 3600)),
    preparesStatements: read('PREPARE', v.picklist(['on', 'off'])) === 'on',
    migratesAtStart: read('MIGRATE', onOrOff),
    databasePool: read('DATABASE_POOL', wholeNumber(2, 200)),
    callerLimits: read('CALLER_LIMITS', callerLimits),
    companyConcurrency: read('COMPANY_CONCURRENCY', wholeNumber(1, 1000)),
    buyerOrigin: originOr('BUYER_ORIGIN', `http://buyer.localhost:${port}`),
    merchantOrigin: originOr('MERCHANT_ORIGIN', `http://merchant.localhost:${port}`),
    backofficeOrigin: originOr('BACKOFFICE_ORIGIN', `http://backoffice.localhost:${port}`),
    kitOrigin: originOr('KIT_ORIGIN', `http://kit.localhost:${port}`),
    bankOrigin: originOr('BANK_ORIGIN', `http://bank.localhost:${bankPort}`),
    demo: isDemo,
    logLevel: read('LOG_LEVEL', v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
    trustedProxies: read('TRUSTED_PROXIES', list),
    metricsToken: read('METRICS_TOKEN', optional(secret)),
    tokenSecret: read('TOKEN_SECRET', optional(secret)),
    formerTokenSecret: read('FORMER_TOKEN_SECRET', optional(secret)),
    bankSecret: read('BANK_SECRET', optional(secret)),
    formerBankSecret: read('FORMER_BANK_SECRET', optional(secret)),
    bankMerchantId: read('BANK_MERCHANT_ID', plain),
    bank: bankOf(read, isDemo),
    accessTokenSeconds: read('ACCESS_TOKEN_SECONDS', wholeNumber(1, 86_400)),
    refreshTokenSeconds: read('REFRESH_TOKEN_DAYS', wholeNumber(1, 365)) * 86_400,
    sessionSeconds: read('SESSION_DAYS', wholeNumber(1, 3650)) * 86_400,
    refreshGraceSeconds: read('REFRESH_GRACE_SECONDS', wholeNumber(0, 60)),
    partnerUrl: read('PARTNER_URL', optional(webAddress)),
    partnerSecret: read('PARTNER_SECRET', optional(secret)),
    passwordMaxDays: read('PASSWORD_MAX_DAYS', wholeNumber(0, 3650)),
    freeTriesPerAddress: read('FREE_TRIES_PER_ADDRESS', wholeNumber(1, 100_000)),
    drainSeconds: read('DRAIN_SECONDS', wholeNumber(0, 60)),
    webhookLoopback: read('WEBHOOK_LOOPBACK', onOrOff),
    utsUrl: read('UTS_URL', optional(webAddress)),
    filesUrl: read('FILES_URL', optional(filesAddress)),
    mailUrl: read('MAIL_URL', optional(v.union([keptMessages, mailAddress]))),
    mailFrom: read('MAIL_FROM', sender),
    smsUrl: read('SMS_URL', optional(v.union([keptMessages, gatewayAddress]))),
    medicines: read('MEDICINES', optional(plain)),
    supportPhone: read('SUPPORT_PHONE', optional(plain)) ?? (isDemo ? '0850 000 00 00' : null),
    supportEmail: read('SUPPORT_EMAIL', optional(plain)) ?? (isDemo ? 'destek@havan.example' : null),
    androidAppUrl: read('ANDROID_APP_URL', optional(webAddress)),
    iosAppUrl: read('IOS_APP_URL', optional(webAddress)),
    socialUrls: read('SOCIAL_URLS', webAddresses),
    blogUrl: read('BLOG_URL', optional(webAddress)),
    transferIban: read('TRANSFER_IBAN', optional(turkishIban)) ?? (isDemo ? demoIban : null),
    transferOwner: read('TRANSFER_OWNER', plain),
    recaptchaSecret: read('RECAPTCHA_SECRET', optional(plain)),
  };
}

type Read = <Value>(name: keyof typeof settings, schema: v.GenericSchema<string, Value>) => Value;

/**
 * @throws StartFailure where a process lacks an index or a solver, has two of one, or shares work without
 * `DATABASE_URL`
 */
function rolesOf(
  read: Read,
  databaseUrl: string | null,
): Pick<Config, 'roles' | 'catalogueUrl' | 'searchEngine' | 'solverUrl'> {
  const chosen = read('ROLE', roleList);
  const named = `ROLE is "${[...chosen].join(',')}"`;
  const urlOf = (name: 'CATALOGUE_URL' | 'SOLVER_URL', role: Role, isNeeded: boolean): string | null => {
    const url = read(name, optional(serviceAddress));
    if (chosen.has(role) && url !== null)
      throw new StartFailure(`${name} is set, but ${named}, which does that itself: leave one of them out.`);
    if (!chosen.has(role) && isNeeded && url === null)
      throw new StartFailure(
        `${named}, which needs another process with the role ${role}: ${name} must name it.`,
      );
    return url;
  };
  const index = read('CATALOGUE_URL', optional(v.union([searchEngineAddress, serviceAddress])));
  const searchEngine = index !== null && typeof index !== 'string' ? index : null;
  // Each process sends queries to an engine itself; those with the role `catalogue` also write into it.
  const catalogueUrl = searchEngine
    ? null
    : urlOf('CATALOGUE_URL', 'catalogue', chosen.has('api') || chosen.has('jobs'));
  const solverUrl = urlOf('SOLVER_URL', 'solver', chosen.has('api'));
  if (chosen.size < roles.length && databaseUrl === null)
    throw new StartFailure(
      `${named}, but DATABASE_URL is not set: processes that share the work share one PostgreSQL server.`,
    );
  if (searchEngine && databaseUrl === null)
    throw new StartFailure(
      'CATALOGUE_URL names a search engine, but DATABASE_URL is not set: an engine follows a PostgreSQL server.',
    );
  return { roles: chosen, catalogueUrl, searchEngine, solverUrl };
}

/** @throws StartFailure for a replica without `DATABASE_URL`: the embedded server has none */
function readAddress(read: Read, databaseUrl: string | null): string | null {
  const url = read('DATABASE_READ_URL', optional(databaseAddress));
  if (url !== null && databaseUrl === null)
    throw new StartFailure('DATABASE_READ_URL is set, but DATABASE_URL is not: name the primary, too.');
  return url;
}

/** Settings that a provider needs; with another provider they must be absent. */
const providerSettings = {
  sandbox: [],
  iyzico: ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY'],
  paytr: ['PAYTR_MERCHANT_NO', 'PAYTR_MERCHANT_KEY', 'PAYTR_MERCHANT_SALT'],
} as const;

/**
 * @throws StartFailure for missing settings of a provider, settings of another one, and a provider other than the
 * sandbox in the demo
 */
function bankOf(read: Read, isDemo: boolean): BankConfig {
  const kind = read('BANK', v.picklist(['sandbox', 'iyzico', 'paytr']));
  for (const [owner, names] of Object.entries(providerSettings))
    for (const name of names) {
      const isSet = read(name, optional(plain)) !== null;
      if (owner === kind && !isSet) throw new StartFailure(`BANK is "${kind}", which needs ${name}.`);
      if (owner !== kind && isSet)
        throw new StartFailure(
          `${name} is set, but BANK is "${kind}": leave it out, or set BANK to ${owner}.`,
        );
    }
  if (kind === 'sandbox') return { kind };
  if (isDemo) throw new StartFailure(`BANK is "${kind}", but DEMO is on: a demo market pays at the sandbox.`);
  if (kind === 'iyzico')
    return {
      kind,
      url: read('IYZICO_URL', providerAddress),
      apiKey: read('IYZICO_API_KEY', plain),
      secretKey: read('IYZICO_SECRET_KEY', plain),
    };
  return {
    kind,
    url: read('PAYTR_URL', providerAddress),
    merchantNo: read('PAYTR_MERCHANT_NO', plain),
    merchantKey: read('PAYTR_MERCHANT_KEY', plain),
    merchantSalt: read('PAYTR_MERCHANT_SALT', plain),
    isTest: read('PAYTR_TEST', onOrOff),
  };
}

/** IBAN of no real account; the demo shows it. */
const demoIban = 'TR330006100519786457841326';
const turkishIban = v.pipe(v.string(), v.transform(normalizeIban), v.check(isIbanTr));
const plain = v.pipe(v.string(), v.minLength(1));
const secret = v.pipe(v.string(), v.minLength(32));
const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max));
const portNumber = wholeNumber(1, 65_535);
const onOrOff = v.pipe(
  v.picklist(['1', '0', 'true', 'false']),
  v.transform((text) => text === '1' || text === 'true'),
);
/** `search=1200,export=60`; a kind that is not listed has no limit. */
const callerLimits = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(?:(?:${limitedKinds.join('|')})=\\d{1,6}(?:,|$))*$`)),
  v.transform((text): CallerLimits => {
    const limits = { search: 0, smartCart: 0, upload: 0, export: 0 };
    const given = text.split(',').map((part) => part.split('='));
    return { ...limits, ...Object.fromEntries(given.map(([kind, limit]) => [kind, Number(limit)])) };
  }),
);
const databaseAddress = v.pipe(v.string(), v.url(), v.regex(/^postgres(ql)?:/));
const filesAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^(file:\/\/\/.|s3:\/\/[^:@/]+:[^@/]+@[^/@]+\/[a-z0-9][a-z0-9.-]{2,62}(\?|$))/),
);
const keptMessages = v.literal('outbox:');
const mailAddress = v.pipe(v.string(), v.url(), v.regex(/^smtps?:\/\/[^/]/));
// Plain http is allowed only for a gateway on this machine.
const gatewayAddress = v.pipe(
  v.string(),
  v.regex(/^(json|bearer)\+(https:|http:\/\/([^@/]*@)?(127\.0\.0\.1|localhost)[:/])/),
  v.url(),
);
const sender = v.pipe(v.string(), v.regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$/));
const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);
// Plain http is allowed only for a server on this machine, for tests.
const providerAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^(https:\/\/[^/]+|http:\/\/(127\.0\.0\.1|localhost):\d+)$/),
);
const roleList = v.pipe(
  list,
  v.array(v.picklist(roles)),
  v.minLength(1),
  v.transform((names): ReadonlySet<Role> => new Set(roles.filter((role) => names.includes(role)))),
);
const serviceAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^/]+\/?$/));
const webAddress = v.pipe(v.string(), v.url(), v.startsWith('https://'));
const webAddresses = v.pipe(list, v.array(webAddress));
const origin = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => URL.parse(text)?.origin === text && /^https?:/.test(text)),
);
const optional = <Value>(schema: v.GenericSchema<string, Value>) =>
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    schema,
  ]);
