import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { kitHeaders, pageHeaders } from '../security-headers.ts';
import { builtAt, listSite, pickCoding, type SiteFile } from './site-files.ts';
import { routeSite, type Site } from './site-router.ts';

const apps = path.resolve(import.meta.dirname, '../../../../..');

/** The build folder and the base path of each site. */
const siteFolders: Readonly<Record<Site, { folder: string; base: string }>> = {
  buyer: { folder: path.join(apps, 'buyer/dist'), base: '/' },
  merchant: { folder: path.join(apps, 'merchant/dist'), base: '/merchant/' },
  backoffice: { folder: path.join(apps, 'backoffice/dist'), base: '/' },
  kit: { folder: path.join(apps, 'ui-kit-docs/dist'), base: '/' },
};

/** Paths of the server itself: an unknown path there is an error and never a page of an app. */
const serverPaths = /^\/((api|metrics|img|outbox)(\/|$)|health\/)/;

/** Serves the built apps by host and path; a path without a file is routed by the app. */
export function serveSites(app: FastifyInstance, { config }: Context, folders = siteFolders): void {
  const load = createLoader(folders);
  app.get('/*', async (request, reply) => {
    // Appended to an origin instead of resolved against one: `//host/…` is a path here and never another host.
    const { pathname, search } = new URL(`http://any${request.url}`);
    if (serverPaths.test(pathname)) throw new AppError('notFound');
    const route = routeSite(request.headers.host ?? '', pathname, search, config);
    if (route.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(route.to, 302);
    const files = await load(route.site);
    const file = findFile(files, folders[route.site].base, route.path);
    if (!file) throw new AppError(files.size === 0 ? 'serviceUnavailable' : 'notFound');
    void reply.headers(route.site === 'kit' ? kitHeaders : pageHeaders(config, file.inline));
    return send(request, reply, file);
  });
}

/**
 * Returns the file itself, the page in its folder or in the one above, or the app's entry for what looks like
 * a page.
 */
function findFile(
  files: ReadonlyMap<string, SiteFile>,
  base: string,
  pathname: string,
): SiteFile | undefined {
  const plain = decode(pathname);
  const exact =
    files.get(plain) ?? files.get(`${plain.replace(/\/$/, '')}/index.html`) ?? files.get(`${plain}.html`);
  if (exact) return exact;
  const isAsset = plain.startsWith(`${base}assets/`) || /\.[a-z0-9]{1,12}$/i.test(plain);
  if (isAsset) return undefined;
  // `/listingdetail/12` is a page of `/listingdetail`, whose document contains the scripts of its screen.
  const above = plain.slice(0, plain.lastIndexOf('/') + 1);
  const named = above === base ? undefined : files.get(`${above}index.html`);
  return named ?? files.get(`${base}other.html`) ?? files.get(`${base}index.html`);
}

async function send(request: FastifyRequest, reply: FastifyReply, file: SiteFile): Promise<FastifyReply> {
  const { coding, path: source } = pickCoding(file, request.headers['accept-encoding'] ?? '');
  const etag = coding === 'identity' ? file.etag : `${file.etag.slice(0, -1)}-${coding}"`;
  void reply
    .header('cache-control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (coding !== 'identity') void reply.header('content-encoding', coding);
  return reply.type(file.type).send(await readFile(source));
}

/** Lists the files of a site at its first request, and again after a new build. */
function createLoader(folders: typeof siteFolders): (site: Site) => Promise<ReadonlyMap<string, SiteFile>> {
  const known = new Map<Site, { at: number; checked: number; files: ReadonlyMap<string, SiteFile> }>();
  return async (site) => {
    const { folder, base } = folders[site];
    const entry = known.get(site);
    const now = performance.now();
    if (entry && now - entry.checked < 1000) return entry.files;
    const at = await builtAt(folder);
    const files = entry?.at === at ? entry.files : await listSite(folder, base);
    known.set(site, { at, checked: now, files });
    return files;
  };
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw new AppError('notFound');
  }
}
