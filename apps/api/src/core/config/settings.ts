export interface Setting {
  readonly fallback: string;
  /** The rest of the sentence "it must be …". */
  readonly expects: string;
  readonly about: string;
}

/** The settings that the environment may contain: parsed by `readConfig`, documented in the README. */
export const settings = {
  PORT: { fallback: '4000', expects: 'a port from 1 to 65535', about: 'Port of the API and both apps.' },
  BANK_PORT: { fallback: '4100', expects: 'a port from 1 to 65535', about: 'Port of the bank sandbox.' },
  HOST: {
    fallback: '127.0.0.1',
    expects: 'an address to listen on',
    about: 'Address that the API listens on; `0.0.0.0` opens it to the network.',
  },
  ROLE: {
    fallback: 'api,catalogue,jobs,solver',
    expects: 'a comma list of api, catalogue, jobs and solver',
    about:
      'What this process does: serve the calls and the apps, hold the search index, run the recurring jobs and deliveries, solve smart carts (docs/scale.md).',
  },
  CATALOGUE_URL: {
    fallback: '',
    expects:
      'an http:// or https:// address of a process, or opensearch+https://USER:PASSWORD@HOST:9200/INDEX?shards=1&replicas=1',
    about:
      'The process with the role `catalogue`, for a process with `api` or `jobs` that lacks it; or, for every process, a search engine that holds the offers: `opensearch+https://USER:PASSWORD@HOST:9200/INDEX` (decision 204).',
  },
  SOLVER_URL: {
    fallback: '',
    expects: 'an http:// or https:// address',
    about: 'The process with the role `solver`, for a process with `api` that lacks it.',
  },
  DATA_DIR: {
    fallback: '.data',
    expects: 'a folder',
    about: 'Folder of the embedded database and the generated secrets.',
  },
  DATABASE_URL: {
    fallback: '',
    expects: 'a postgres:// address',
    about: 'PostgreSQL server to use; without it an embedded one runs in `DATA_DIR`.',
  },
  DATABASE_DIRECT_URL: {
    fallback: '',
    expects: 'a postgres:// address',
    about:
      'PostgreSQL itself where `DATABASE_URL` leads through a pooler, for migrations, `LISTEN` and checks; its user owns the tables.',
  },
  DATABASE_READ_URL: {
    fallback: '',
    expects: 'a postgres:// address',
    about:
      'A streaming replica of `DATABASE_URL` for lists, exports, reports and the search index, with the same user; set it for every process or for none.',
  },
  DATABASE_READ_LAG: {
    fallback: '10',
    expects: 'a number from 1 to 3600',
    about: 'Seconds that the replica may be behind; beyond them the primary answers, and no process starts.',
  },
  PREPARE: {
    fallback: 'on',
    expects: 'on or off',
    about: 'Whether statements are prepared; `off` for a pooler that forgets them (PgBouncer before 1.21).',
  },
  MIGRATE: {
    fallback: '1',
    expects: '1 or 0',
    about:
      'Whether a start migrates the database; with `0` it refuses one that `pnpm migrate` has not brought up to date.',
  },
  DATABASE_POOL: {
    fallback: '16',
    expects: 'a number from 2 to 200',
    about: 'Connections that one API process may hold.',
  },
  CALLER_LIMITS: {
    fallback: 'search=1200,smartCart=120,upload=300,export=60',
    expects: 'kinds with a number, such as search=1200,export=60',
    about:
      'Searches and lists, smart carts, uploads and exports that one company may ask of one API process in a minute, a third of it at once; 0 or a kind that is left out is unlimited.',
  },
  COMPANY_CONCURRENCY: {
    fallback: '8',
    expects: 'a number from 1 to 1000',
    about:
      'Requests of one company that an API process works on at once; four times as many wait, more are answered 503 with `Retry-After`.',
  },
  BUYER_ORIGIN: {
    fallback: '',
    expects: 'an origin such as https://www.example.com',
    about: 'Origin of the buyer app; `http://buyer.localhost:PORT` when left out.',
  },
  MERCHANT_ORIGIN: {
    fallback: '',
    expects: 'an origin such as https://satici.example.com',
    about: 'Origin of the seller app; `http://merchant.localhost:PORT` when left out.',
  },
  BACKOFFICE_ORIGIN: {
    fallback: '',
    expects: 'an origin such as https://masa.example.com',
    about: 'Origin of the back office; `http://backoffice.localhost:PORT` when left out.',
  },
  KIT_ORIGIN: {
    fallback: '',
    expects: 'an origin such as https://kit.example.com',
    about: 'Origin of the UI kit; `http://kit.localhost:PORT` when left out.',
  },
  BANK_ORIGIN: {
    fallback: '',
    expects: 'an origin such as https://bank.example.com',
    about: 'Origin of the card bank; `http://bank.localhost:BANK_PORT` when left out.',
  },
  DEMO: {
    fallback: '',
    expects: '1 or 0',
    about: 'Demo market in an empty database and demo sign-ins; on without `DATABASE_URL`, else off.',
  },
  LOG_LEVEL: {
    fallback: 'info',
    expects: 'fatal, error, warn, info, debug, trace or silent',
    about: 'Lowest level that is logged.',
  },
  TRUSTED_PROXIES: {
    fallback: '',
    expects: 'a comma list of addresses',
    about: 'Proxies whose `X-Forwarded-*` headers are trusted.',
  },
  METRICS_TOKEN: {
    fallback: '',
    expects: 'at least 32 characters',
    about: 'Bearer token that opens `/metrics` to requests from other machines.',
  },
  TOKEN_SECRET: {
    fallback: '',
    expects: 'at least 32 characters',
    about: 'Key of the session tokens, the same in every API process; generated in `DATA_DIR` when left out.',
  },
  FORMER_TOKEN_SECRET: {
    fallback: '',
    expects: 'at least 32 characters',
    about: 'The previous `TOKEN_SECRET` during a rotation: still accepted, never used for new tokens.',
  },
  BANK_SECRET: {
    fallback: '',
    expects: 'at least 32 characters',
    about: 'Key shared with the bank; generated in `DATA_DIR` when left out.',
  },
  FORMER_BANK_SECRET: {
    fallback: '',
    expects: 'at least 32 characters',
    about: 'The previous `BANK_SECRET` during a rotation: messages signed with it are still accepted.',
  },
  BANK_MERCHANT_ID: { fallback: 'havan', expects: 'a name', about: 'The id of this merchant at the bank.' },
  BANK: {
    fallback: 'sandbox',
    expects: 'sandbox, iyzico or paytr',
    about: 'Who takes card payments: the bank sandbox, or a payment provider (docs/bank-providers.md).',
  },
  IYZICO_API_KEY: { fallback: '', expects: 'an API key', about: 'API key of the account at iyzico.' },
  IYZICO_SECRET_KEY: {
    fallback: '',
    expects: 'a secret key',
    about: 'Secret key of the account at iyzico, for requests and webhooks.',
  },
  IYZICO_URL: {
    fallback: 'https://api.iyzipay.com',
    expects: 'an origin that begins with https://',
    about: 'The API of iyzico; `https://sandbox-api.iyzipay.com` for its test accounts.',
  },
  PAYTR_MERCHANT_NO: { fallback: '', expects: 'a number', about: 'Number of the merchant at PayTR.' },
  PAYTR_MERCHANT_KEY: { fallback: '', expects: 'a key', about: 'Key of the merchant at PayTR.' },
  PAYTR_MERCHANT_SALT: { fallback: '', expects: 'a salt', about: 'Salt of the merchant at PayTR.' },
  PAYTR_URL: {
    fallback: 'https://www.paytr.com',
    expects: 'an origin that begins with https://',
    about: 'The API of PayTR.',
  },
  PAYTR_TEST: {
    fallback: '0',
    expects: '1 or 0',
    about: 'Asks PayTR for test payments; without it a test payment is never taken for money.',
  },
  ACCESS_TOKEN_SECONDS: {
    fallback: '900',
    expects: 'a number from 1 to 86400',
    about: 'Life of an access token.',
  },
  REFRESH_TOKEN_DAYS: {
    fallback: '30',
    expects: 'a number from 1 to 365',
    about: 'Days without use after which a session ends.',
  },
  SESSION_DAYS: {
    fallback: '90',
    expects: 'a number from 1 to 3650',
    about: 'Days after which a session ends even if it is used.',
  },
  REFRESH_GRACE_SECONDS: {
    fallback: '10',
    expects: 'a number from 0 to 60',
    about: 'How long a used refresh token still returns the same successor.',
  },
  PARTNER_URL: {
    fallback: '',
    expects: 'an address such as https://recete.example.com/giris',
    about:
      'Page of the prescription sister site that `/transfer-account` leads to; in the demo one of our own.',
  },
  PARTNER_SECRET: {
    fallback: '',
    expects: 'at least 32 characters',
    about: 'Secret that the sister site sends when it asks who was transferred.',
  },
  PASSWORD_MAX_DAYS: {
    fallback: '0',
    expects: 'a number from 0 to 3650',
    about: 'Days after which a password must be changed at the next sign-in; 0 means never.',
  },
  FREE_TRIES_PER_ADDRESS: {
    fallback: '20',
    expects: 'a number from 1 to 100000',
    about:
      'How often one network address may register or ask for a code within a quarter of an hour before it has to wait.',
  },
  DRAIN_SECONDS: {
    fallback: '0',
    expects: 'a number from 0 to 60',
    about: 'How long a process that received SIGTERM still serves while `/health/ready` fails.',
  },
  WEBHOOK_LOOPBACK: {
    fallback: '0',
    expects: '1 or 0',
    about: 'Allows webhooks to this machine, and over plain HTTP, for development.',
  },
  UTS_URL: {
    fallback: '',
    expects: 'an http:// or https:// address',
    about:
      'The product tracking system (ÜTS) of medical devices; without it the live service, and in the demo none: notices are settled here.',
  },
  FILES_URL: {
    fallback: '',
    expects: 'file:///FOLDER or s3://KEY:SECRET@HOST/BUCKET',
    about:
      'Where uploaded files lie: `file:///FOLDER`, or an object store `s3://KEY:SECRET@HOST/BUCKET?region=REGION` (`&tls=0` for plain HTTP); without it `files` in `DATA_DIR`, which serves one machine.',
  },
  MAIL_URL: {
    fallback: '',
    expects: 'an smtp:// or smtps:// address, or outbox:',
    about:
      'Mail server, `smtp://USER:PASSWORD@HOST:587` or `smtps://…:465`; `outbox:` sends nothing. Left out only in the demo or on the embedded database; `pnpm deliveries unsent` prints what was not sent.',
  },
  MAIL_FROM: {
    fallback: 'Havan <bildirim@havan.example>',
    expects: 'a name with an address in angle brackets',
    about: 'Sender of the mails.',
  },
  SMS_URL: {
    fallback: '',
    expects: 'a json+https:// or bearer+https:// address, or outbox:',
    about:
      'SMS gateway, `json+https://USER:PASSWORD@HOST/PATH?from=NAME` or `bearer+https://TOKEN@HOST/PATH?from=NAME`; left out as `MAIL_URL`.',
  },
  MEDICINES: {
    fallback: '',
    expects: 'a file',
    about:
      'The list of licensed medicines that the search finds (CSV, XLSX, JSON lines), taken at each start as `pnpm medicines` takes it.',
  },
  SUPPORT_PHONE: {
    fallback: '',
    expects: 'a phone number',
    about: 'Shown in the footer; the demo shows an invented one.',
  },
  SUPPORT_EMAIL: {
    fallback: '',
    expects: 'an e-mail address',
    about: 'Shown in the footer; the demo shows an invented one.',
  },
  ANDROID_APP_URL: {
    fallback: '',
    expects: 'an address that begins with https://',
    about:
      'The app in Google Play: link in the footer, banner on Android phones; without it there is neither.',
  },
  IOS_APP_URL: {
    fallback: '',
    expects: 'an address that begins with https://',
    about: 'The app in the App Store, in the footer.',
  },
  SOCIAL_URLS: {
    fallback: '',
    expects: 'a comma list of addresses that begin with https://',
    about: 'Social accounts, in the footer.',
  },
  BLOG_URL: {
    fallback: '',
    expects: 'an address that begins with https://',
    about: 'The blog, in the footer.',
  },
  TRANSFER_IBAN: {
    fallback: '',
    expects: 'an IBAN of Turkey',
    about:
      'The account to which buyers send bank transfers; without it that way to pay is not offered (the demo has one).',
  },
  TRANSFER_OWNER: {
    fallback: 'Havan Pazaryeri A.Ş.',
    expects: 'the name of its owner',
    about: 'The owner of that account, as buyers write it.',
  },
  RECAPTCHA_SECRET: {
    fallback: '',
    expects: 'a secret of reCAPTCHA v3',
    about: 'Turns the bot check on; without it there is none.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
