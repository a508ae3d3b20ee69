import path from 'node:path';

/** Longest path of a socket in bytes that every system accepts. */
const longestSocket = 103;

/**
 * Returns the folder of the server's Unix socket, which is faster than TCP. Null on systems without sockets, or when
 * the path would be too long.
 */
export function socketFolderOf(folder: string): string | null {
  if (process.platform === 'win32') return null;
  return Buffer.byteLength(path.join(folder, '.s.PGSQL.65535')) > longestSocket ? null : folder;
}

/** Returns the database `name` of the server that runs on `folder`, for a program of the same machine. */
export function localUrl(folder: string, port: number | string, password: string, name: string): string {
  const socket = socketFolderOf(folder);
  const host = socket === null ? '127.0.0.1' : encodeURIComponent(socket);
  return `postgres://havan:${password}@${host}:${port}/${name}`;
}
