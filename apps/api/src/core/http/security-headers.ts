import type { Config } from '../config/config.ts';
import type { Inline } from './sites/site-files.ts';

type Headers = Readonly<Record<string, string>>;

const csp = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

/** Headers of every answer. */
export const commonHeaders = (config: Config): Headers => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(config.buyerOrigin.startsWith('https:') && {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }),
});

/** Headers of API answers, which are data: no scripts, no framing, no caching. */
export const apiHeaders: Headers = {
  'content-security-policy': csp({ 'default-src': "'none'", 'frame-ancestors': "'none'" }),
  'cache-control': 'no-store',
};

/** Headers of pages that the server renders: text and one stylesheet, no script. */
export const documentHeaders: Headers = {
  'content-security-policy': csp({
    'default-src': "'none'",
    'style-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  }),
  'cache-control': 'no-cache',
};

/** Headers of the API reference, whose own script sends the calls that a reader tries. */
export const referenceHeaders: Headers = {
  'content-security-policy': csp({
    'default-src': "'none'",
    'style-src': "'self'",
    'script-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  }),
  'cache-control': 'no-cache',
};

/**
 * Returns the sources that include the sandbox bank; the page of a provider is opened as a page of its own, so the apps
 * neither frame nor call it.
 */
const withBank = (bank: Config['bank'], origin: string): string =>
  bank.kind === 'sandbox' ? `'self' ${origin}` : "'self'";

/**
 * For pages of the apps. Scripts and styles are our own files, or inline and allowed by their hash; the bank is framed
 * for the 3-D secure step and receives the card form. React sets `style` through the CSSOM, which `style-src 'self'`
 * allows. The barcode reader is a WebAssembly file of ours: `wasm-unsafe-eval` allows compiling WebAssembly and not
 * evaluating scripts.
 */
export const pageHeaders = ({ bank, bankOrigin }: Config, { scripts, styles }: Inline): Headers => ({
  'content-security-policy': csp({
    'default-src': "'self'",
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': withBank(bank, bankOrigin),
    // The bank's page, and our page to which the bank returns in the same frame.
    'frame-src': withBank(bank, bankOrigin),
    'form-action': withBank(bank, bankOrigin),
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  }),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
});

/** Headers of Storybook, which uses inline scripts and frames itself; its host has no session. */
export const kitHeaders: Headers = {
  'content-security-policy': csp({
    'default-src': "'self' data: blob:",
    'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
    'style-src': "'self' 'unsafe-inline'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
  }),
  'x-frame-options': 'SAMEORIGIN',
};
