import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@havan/run/product/preflight';
import type { Proxy } from '../proxy.ts';
import { isOpen, programOf, startProgram, until } from './program.ts';

/** HAProxy; undefined where it is not installed. */
export const haproxy = programOf('/usr/sbin/haproxy', '/usr/local/sbin/haproxy');

const shipped = join(import.meta.dirname, '../../../../deploy/container/haproxy.cfg');

/**
 * Starts HAProxy with the configuration of the deployment in front of these API processes. Only the parts for the
 * network of the containers are left out: TLS, its redirection and the resolver.
 */
export async function startHaproxy(ports: readonly number[]): Promise<Proxy> {
  const port = await freePort();
  const servers = ports.map((each, at) => `    server api-${at + 1} 127.0.0.1:${each}`);
  const lines = readFileSync(shipped, 'utf8')
    .replace(/resolvers containers\n {4}parse-resolv-conf\n/, '')
    .replace(' resolvers containers init-addr last,libc,none', '')
    .split('\n')
    .filter((line) => !/^ {4}server |bind :8443|redirect scheme|^ {4}log /.test(line))
    .map((line) => line.replace('bind :8080', `bind 127.0.0.1:${port}`));
  const stop = await runHaproxy([...lines, ...servers], port);
  return { port, unserved: () => 0, stop };
}

/**
 * Runs HAProxy with these lines of configuration; `port` is one of those that it opens. Returns a function that stops
 * it.
 */
export async function runHaproxy(lines: readonly string[], port: number): Promise<() => Promise<void>> {
  if (haproxy === undefined) throw new Error('HAProxy is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'havan-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const program = startProgram(haproxy, ['-f', file]);
  await until(() => isOpen(port), 'HAProxy listens');
  return async () => {
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
