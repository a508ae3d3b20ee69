import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

type Coding = 'br' | 'gzip' | 'identity';

/** Sources of a content security policy, such as `'sha256-…'`. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface SiteFile {
  readonly type: string;
  /** The name contains a hash: the file never changes at this address. */
  readonly isImmutable: boolean;
  readonly etag: string;
  /** The inline scripts and styles of a document; its policy allows only these. */
  readonly inline: Inline;
  /** Path of the file for each coding that exists. */
  readonly codings: Readonly<Partial<Record<Coding, string>>>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/**
 * Returns the files of a built site by URL path. Only these files are ever read, so no path of a request reaches the
 * disk. Source maps are excluded.
 */
export async function listSite(folder: string, base: string): Promise<ReadonlyMap<string, SiteFile>> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const present = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const type = types[path.extname(name)];
    if (!type) continue;
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    files.set(base + name.split(path.sep).join('/'), {
      type,
      isImmutable: /(^|\/)assets\/.*-[\w-]{8,}\.\w+$/.test(name),
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      inline: name.endsWith('.html') ? inlineOf(bytes.toString()) : { scripts: [], styles: [] },
      codings: {
        identity: file,
        ...(present.has(`${name}.br`) && { br: `${file}.br` }),
        ...(present.has(`${name}.gz`) && { gzip: `${file}.gz` }),
      },
    });
  }
  return files;
}

const inlineOf = (html: string): Inline => ({
  scripts: hashesOf(html, /<script>(.*?)<\/script>/gs),
  styles: hashesOf(html, /<style>(.*?)<\/style>/gs),
});

const hashesOf = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Returns when a site was last built; 0 if never. */
export async function builtAt(folder: string): Promise<number> {
  return (await stat(path.join(folder, 'index.html')).catch(() => null))?.mtimeMs ?? 0;
}

/** Returns the best coding that the client accepts and that exists. */
export function pickCoding(file: SiteFile, acceptEncoding: string): { coding: Coding; path: string } {
  const accepts = (coding: string) =>
    acceptEncoding.split(',').some((part) => {
      const [name, weight] = part.trim().split(';');
      return name === coding && !/q=0(\.0*)?$/.test(weight ?? '');
    });
  for (const coding of ['br', 'gzip'] as const) {
    const found = file.codings[coding];
    if (found && accepts(coding)) return { coding, path: found };
  }
  return { coding: 'identity', path: file.codings.identity ?? '' };
}
