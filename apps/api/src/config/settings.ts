export interface Setting {
  readonly fallback: string;
  /** Completes "it must be …". */
  readonly expects: string;
  readonly about: string;
}

/** The settings that the environment may carry: parsed by `readConfig`, printed by the README. */
export const settings = {
  PORT: { fallback: '4000', expects: 'a port from 1 to 65535', about: 'Port of the API and both apps.' },
  BANK_PORT: { fallback: '4100', expects: 'a port from 1 to 65535', about: 'Port of the bank sandbox.' },
  HOST: {
    fallback: '127.0.0.1',
    expects: 'an address to listen on',
    about: 'Address that the API listens on; `0.0.0.0` opens it to the network.',
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
  DATABASE_POOL: {
    fallback: '16',
    expects: 'a number from 2 to 200',
    about: 'Connections that one API process may hold.',
  },
  BUYER_ORIGIN: {
    fallback: '',
    expects: 'an origin such as https://www.example.com',
    about: 'Where buyers see the product; `http://buyer.localhost:PORT` when left out.',
  },
  MERCHANT_ORIGIN: {
    fallback: '',
    expects: 'an origin such as https://satici.example.com',
    about: 'Where sellers see it; `http://merchant.localhost:PORT` when left out.',
  },
  KIT_ORIGIN: {
    fallback: '',
    expects: 'an origin such as https://kit.example.com',
    about: 'Where the UI kit is shown; `http://kit.localhost:PORT` when left out.',
  },
  BANK_ORIGIN: {
    fallback: '',
    expects: 'an origin such as https://bank.example.com',
    about: 'Origin of the card bank; `http://bank.localhost:BANK_PORT` when left out.',
  },
  DEMO: {
    fallback: '',
    expects: '1 or 0',
    about: 'Demo market in an empty database, demo sign-ins, `/outbox`; on without `DATABASE_URL`, else off.',
  },
  LOG_LEVEL: {
    fallback: 'info',
    expects: 'fatal, error, warn, info, debug, trace or silent',
    about: 'What is logged.',
  },
  TRUSTED_PROXIES: {
    fallback: '',
    expects: 'a comma list of addresses',
    about: 'Proxies whose `X-Forwarded-*` headers are believed.',
  },
  METRICS_TOKEN: {
    fallback: '',
    expects: 'at least 32 characters',
    about: 'Opens `/metrics` beyond loopback to whoever sends it as a Bearer token.',
  },
  TOKEN_SECRET: {
    fallback: '',
    expects: 'at least 32 characters',
    about: 'Key of the session tokens, the same in every API process; made in `DATA_DIR` when left out.',
  },
  BANK_SECRET: {
    fallback: '',
    expects: 'at least 32 characters',
    about: 'Key shared with the bank; made in `DATA_DIR` when left out.',
  },
  BANK_MERCHANT_ID: { fallback: 'havan', expects: 'a name', about: 'What the bank calls this merchant.' },
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
    about: 'Days after which a session ends however it was used.',
  },
  REFRESH_GRACE_SECONDS: {
    fallback: '10',
    expects: 'a number from 0 to 60',
    about: 'How long a used refresh token still gives the same successor.',
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
    about: 'What the sister site shows when it asks who came with a transfer.',
  },
  PASSWORD_MAX_DAYS: {
    fallback: '0',
    expects: 'a number from 0 to 3650',
    about: 'Days after which a password must be changed at the next sign-in; 0 leaves them alone.',
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
    about: 'How long a process that was told to end still serves while `/health/ready` says no.',
  },
  SUPPORT_PHONE: { fallback: '0850 000 00 00', expects: 'a phone number', about: 'Shown in the footer.' },
  SUPPORT_EMAIL: {
    fallback: 'destek@havan.example',
    expects: 'an e-mail address',
    about: 'Shown in the footer.',
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
  RECAPTCHA_SECRET: {
    fallback: '',
    expects: 'a secret of reCAPTCHA v3',
    about: 'Turns the bot check on; without it nobody is asked.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
