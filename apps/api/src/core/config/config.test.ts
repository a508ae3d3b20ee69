import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StartFailure } from '../start-failure.ts';
import { loadConfig, readConfig } from './config.ts';
import { secretFile } from './secrets.ts';

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'havan-config-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

test('an empty environment gives a working configuration', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    databaseUrl: null,
    demo: true,
    buyerOrigin: 'http://buyer.localhost:4000',
    bankOrigin: 'http://bank.localhost:4100',
    accessTokenSeconds: 900,
    refreshTokenSeconds: 30 * 86_400,
    trustedProxies: [],
  });
});

test('origins follow the ports, unless they are given', () => {
  const config = readConfig({
    PORT: '5000',
    BANK_PORT: '5100',
    MERCHANT_ORIGIN: 'https://satici.havan.example',
  });
  expect(config.buyerOrigin).toBe('http://buyer.localhost:5000');
  expect(config.bankOrigin).toBe('http://bank.localhost:5100');
  expect(config.merchantOrigin).toBe('https://satici.havan.example');
});

test('a process without roles does everything; one with some of them says who does the rest', () => {
  const DATABASE_URL = 'postgres://havan@db.example/havan';
  const CATALOGUE_URL = 'http://index.internal:4000';
  expect([...readConfig({}).roles]).toEqual(['api', 'catalogue', 'jobs', 'solver']);
  const SOLVER_URL = 'http://solver.internal:4000';
  expect(readConfig({ ROLE: 'jobs, api', DATABASE_URL, CATALOGUE_URL, SOLVER_URL })).toMatchObject({
    roles: new Set(['api', 'jobs']),
    catalogueUrl: CATALOGUE_URL,
    solverUrl: SOLVER_URL,
  });
  const refusal = (env: Record<string, string>) => () => readConfig({ DATABASE_URL, ...env });
  expect(refusal({ ROLE: 'web' })).toThrow(
    'ROLE is "web", but it must be a comma list of api, catalogue, jobs and solver.',
  );
  expect(refusal({ ROLE: 'api' })).toThrow('CATALOGUE_URL must name it');
  expect(refusal({ ROLE: 'api', CATALOGUE_URL })).toThrow('SOLVER_URL must name it');
  expect(refusal({ ROLE: 'solver' })).not.toThrow();
  expect(refusal({ SOLVER_URL })).toThrow('leave one of them out');
  expect(refusal({ CATALOGUE_URL })).toThrow('leave one of them out');
  expect(refusal({ ROLE: 'api', CATALOGUE_URL: 'index' })).toThrow(
    'CATALOGUE_URL must be an http:// or https:// address of a process, or opensearch+https://',
  );
  expect(refusal({ ROLE: 'api', CATALOGUE_URL, SOLVER_URL, DATABASE_URL: '' })).toThrow(
    'DATABASE_URL is not set',
  );
});

test('an index may lie in a search engine', () => {
  const DATABASE_URL = 'postgres://havan@db.example/havan';
  const engine = (CATALOGUE_URL: string, env = {}) => readConfig({ DATABASE_URL, CATALOGUE_URL, ...env });
  const url = 'opensearch+https://havan:s%40%3A1@engine.internal:9200/havan';
  expect(engine(`${url}?shards=6&replicas=2`)).toMatchObject({
    catalogueUrl: null,
    searchEngine: {
      origin: 'https://engine.internal:9200',
      user: 'havan',
      password: 's@:1',
      index: 'havan',
      shards: 6,
      replicas: 2,
    },
  });
  expect(engine(url, { ROLE: 'jobs' }).searchEngine).toMatchObject({ shards: 1, replicas: 1 });
  expect(engine('opensearch+http://engine:9200/havan').searchEngine).toMatchObject({
    user: null,
    password: null,
  });
  expect(readConfig({}).searchEngine).toBeNull();
  for (const wrong of [
    'opensearch+https://engine:9200/',
    'opensearch+https://engine:9200/Havan',
    'opensearch+https://engine:9200/havan/x',
    `${url}?shards=0`,
    `${url}?size=2`,
    'opensearch+ftp://engine/havan',
    'opensearch://engine/havan',
  ])
    expect(() => engine(wrong)).toThrow(/^CATALOGUE_URL must be an http:.* or opensearch\+https:/);
  expect(() => readConfig({ CATALOGUE_URL: url })).toThrow('DATABASE_URL is not set');
});

test('an external database gets no demo market unless that is configured', () => {
  const DATABASE_URL = 'postgres://havan@db.example/havan';
  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
});

test.each([
  ['PORT', '70000', 'PORT is "70000", but it must be a port from 1 to 65535.'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be a postgres:// address.'],
  [
    'BUYER_ORIGIN',
    'https://havan.example/',
    'BUYER_ORIGIN is "https://havan.example/", but it must be an origin',
  ],
  ['BUYER_ORIGIN', 'javascript:alert(1)', 'BUYER_ORIGIN is "javascript:alert(1)", but it must be an origin'],
  ['TOKEN_SECRET', 'short', 'TOKEN_SECRET must be at least 32 characters.'],
  [
    'MAIL_URL',
    'https://user:hunter2@mail.example',
    'MAIL_URL must be an smtp:// or smtps:// address, or outbox:.',
  ],
  ['SMS_URL', 'json+http://user:hunter2@sms.example/', 'SMS_URL must be a json+https:// or bearer+https://'],
  ['MAIL_FROM', 'Havan', 'MAIL_FROM is "Havan", but it must be a name with an address'],
  ['DEMO', 'yes', 'DEMO is "yes", but it must be 1 or 0.'],
])('%s=%s is refused by name', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(StartFailure);
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});

const iyzico = { BANK: 'iyzico', DEMO: '0', IYZICO_API_KEY: 'a', IYZICO_SECRET_KEY: 'hunter2' };
const paytr = {
  BANK: 'paytr',
  DEMO: '0',
  PAYTR_MERCHANT_NO: '1',
  PAYTR_MERCHANT_KEY: 'k',
  PAYTR_MERCHANT_SALT: 's',
};

test('a payment provider is chosen with everything that it needs', () => {
  expect(readConfig({}).bank).toEqual({ kind: 'sandbox' });
  expect(readConfig(iyzico).bank).toMatchObject({ kind: 'iyzico', url: 'https://api.iyzipay.com' });
  expect(readConfig(paytr).bank).toMatchObject({ kind: 'paytr', isTest: false });
});

test.each([
  [{ BANK: 'garanti' }, 'BANK is "garanti", but it must be sandbox, iyzico or paytr.'],
  [{ ...iyzico, IYZICO_SECRET_KEY: '' }, 'BANK is "iyzico", which needs IYZICO_SECRET_KEY.'],
  [{ ...paytr, PAYTR_MERCHANT_SALT: '' }, 'BANK is "paytr", which needs PAYTR_MERCHANT_SALT.'],
  [{ ...iyzico, BANK: 'sandbox' }, 'IYZICO_API_KEY is set, but BANK is "sandbox": leave it out'],
  [{ ...paytr, IYZICO_API_KEY: 'a' }, 'IYZICO_API_KEY is set, but BANK is "paytr"'],
  [{ ...iyzico, DEMO: '1' }, 'BANK is "iyzico", but DEMO is on'],
  [{ ...iyzico, IYZICO_URL: 'http://api.iyzipay.com' }, 'IYZICO_URL is "http://api.iyzipay.com"'],
])('half the settings of a provider are refused: %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(StartFailure);
  expect(() => readConfig(env)).toThrow(sentence);
  expect(() => readConfig(env)).toThrow(/^((?!hunter2).)*$/);
});

test('a secret that is refused is not repeated', () => {
  expect(() => readConfig({ TOKEN_SECRET: 'hunter2' })).toThrow(/^((?!hunter2).)*$/);
});

test('secrets are made once, readable by their owner alone', async () => {
  const DATA_DIR = await folder();
  const first = await loadConfig({ DATA_DIR });
  expect(first.tokenSecret).toMatch(/^[\w-]{43}$/);
  expect(first.tokenSecret).not.toBe(first.bankSecret);
  expect(await loadConfig({ DATA_DIR })).toEqual(first);
  expect((await stat(path.join(DATA_DIR, 'token.secret'))).mode & 0o777).toBe(0o600);
});

test('processes that start together agree on a secret', async () => {
  const file = path.join(await folder(), 'deep', 'shared.secret');
  const secrets = await Promise.all(Array.from({ length: 8 }, () => secretFile(file)));
  expect(new Set(secrets).size).toBe(1);
  expect(await readFile(file, 'utf8')).toBe(secrets[0]);
  expect(await readdir(path.dirname(file))).toEqual(['shared.secret']);
});

test('shows invented contact details only in the demo', () => {
  expect(readConfig({ DEMO: '1' })).toMatchObject({ supportPhone: '0850 000 00 00' });
  expect(readConfig({ DEMO: '0' })).toMatchObject({ supportPhone: null, supportEmail: null });
  expect(readConfig({ DEMO: '0', SUPPORT_PHONE: '0312 555 44 33' }).supportPhone).toBe('0312 555 44 33');
});
