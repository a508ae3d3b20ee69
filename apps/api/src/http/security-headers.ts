import type { Config } from '../config/config.ts';
import type { Inline } from './sites/site-files.ts';

type Headers = Readonly<Record<string, string>>;

const csp = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

/** On every answer. */
export const commonHeaders = (config: Config): Headers => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(config.buyerOrigin.startsWith('https:') && {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  }),
});

/** An answer of the API is data: nothing in it may run, be framed or be kept. */
export const apiHeaders: Headers = {
  'content-security-policy': csp({ 'default-src': "'none'", 'frame-ancestors': "'none'" }),
  'cache-control': 'no-store',
};

/** A page that the server draws itself: text and one stylesheet, no script. */
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

/**
 * A page of the apps. Scripts and styles are files of ours, or stand in the document and are named here by their hash; the
 * bank is framed for the 3-D secure step and receives the card form. React sets `style` through the CSSOM, which
 * `style-src 'self'` allows.
 */
export const pageHeaders = ({ bankOrigin }: Config, { scripts, styles }: Inline): Headers => ({
  'content-security-policy': csp({
    'default-src': "'self'",
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': `'self' ${bankOrigin}`,
    // The bank's page, and ours to which it returns in the same frame.
    'frame-src': `'self' ${bankOrigin}`,
    'form-action': `'self' ${bankOrigin}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  }),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
});

/** Storybook brings scripts of its own within its pages and frames itself; its host carries no session. */
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
