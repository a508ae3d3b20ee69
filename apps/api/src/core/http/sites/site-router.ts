import type { Config } from '../../config/config.ts';

/** The served sites: three apps and the UI kit. */
export type Site = 'buyer' | 'merchant' | 'backoffice' | 'kit';

export type SiteRoute =
  | { readonly kind: 'serve'; readonly site: Site; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string };

type Origins = Pick<Config, 'buyerOrigin' | 'merchantOrigin' | 'backofficeOrigin' | 'kitOrigin'>;

const isWithin = (path: string, segment: string): boolean =>
  path === `/${segment}` || path.startsWith(`/${segment}/`);

/** Returns the host of a request without its port; unknown names are the plain host. */
function siteOfHost(host: string, origins: Origins): Site | 'plain' {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const hostOf = (origin: string) => new URL(origin).hostname;
  const hosts = {
    buyer: hostOf(origins.buyerOrigin),
    merchant: hostOf(origins.merchantOrigin),
    kit: hostOf(origins.kitOrigin),
  };
  // Only by its own name: the back office is not served on other hosts.
  if (name === hostOf(origins.backofficeOrigin)) return 'backoffice';
  if (name === hosts.kit || name.startsWith('kit.')) return 'kit';
  // One shared host for both apps: the path decides, as on a plain host.
  if (hosts.buyer === hosts.merchant && name === hosts.buyer) return 'plain';
  if (name === hosts.merchant || name.startsWith('merchant.')) return 'merchant';
  if (name === hosts.buyer || name.startsWith('buyer.')) return 'buyer';
  return 'plain';
}

/**
 * Returns the site of a request, or a redirect. A first segment `merchant` means the merchant area (specification
 * §2.1); each app has its own host, and redirects keep path and query.
 */
export function routeSite(host: string, path: string, query: string, origins: Origins): SiteRoute {
  const site = siteOfHost(host, origins);
  const serve = (served: Site): SiteRoute => ({ kind: 'serve', site: served, path });
  const redirect = (to: string): SiteRoute => ({ kind: 'redirect', to });
  if (site === 'kit' || site === 'backoffice') return serve(site);
  if (isWithin(path, 'ui-kit') || path.startsWith('/merchant/ui-kit'))
    return redirect(`${origins.kitOrigin}/`);
  const isMerchantArea = isWithin(path, 'merchant');
  if (site === 'plain') return serve(isMerchantArea ? 'merchant' : 'buyer');
  if (site === 'buyer')
    return isMerchantArea ? redirect(origins.merchantOrigin + path + query) : serve('buyer');
  if (isMerchantArea) return serve('merchant');
  return path === '/' ? redirect(`/merchant${query}`) : redirect(origins.buyerOrigin + path + query);
}
