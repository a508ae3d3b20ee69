import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missing, programOf } from './program.ts';

const ip = programOf('/usr/sbin/ip', '/sbin/ip', '/usr/bin/ip');
const iptables = programOf('/usr/sbin/iptables', '/sbin/iptables');

/** A connection to a server of this machine whose quality can be lowered. */
export interface Line {
  /** The address of the server at the end of the line. */
  readonly url: string;
  /** Drops half of the packets in each direction and delays the rest by 100 ms. */
  readonly worsen: () => void;
  readonly heal: () => void;
  readonly stop: () => Promise<void>;
}

/** Two runs on one machine use different networks. */
const network = `10.213.${process.pid % 250}`;
const [near, far, port] = [`${network}.1`, `${network}.2`, 5432];
const name = `havan${process.pid}`;
const half = ['-p', 'tcp', '-m', 'statistic', '--mode', 'random', '--probability', '0.5', '-j', 'DROP'];
const losses = ['INPUT', 'OUTPUT'].map((chain) => [chain, ...half]);

const inNetwork = (command: string, args: readonly string[]): readonly string[] => [
  'netns',
  'exec',
  name,
  command,
  ...args,
];
const run = (...args: readonly string[]): void => {
  execFileSync(ip ?? '', [...args], { stdio: 'pipe' });
};

/** The reason why this machine cannot create such a line; null where it can. */
export function withoutLine(): string | null {
  const absent = missing({ iproute2: ip, iptables });
  if (absent) return absent;
  if (process.getuid?.() !== 0) return 'a network namespace needs root.';
  try {
    run('netns', 'add', name);
    for (const loss of losses) run(...inNetwork(iptables ?? '', ['-A', ...loss]));
    return null;
  } catch (error) {
    return `this kernel loses no packets in a network namespace (${String(error).split('\n')[0]}).`;
  } finally {
    removeNetwork();
  }
}

function removeNetwork(): void {
  try {
    run('netns', 'del', name);
  } catch {
    // The network was not created.
  }
}

/**
 * Connects to the PostgreSQL at `url` through a network namespace. The kernel drops packets there, as a bad cable
 * would, so that TCP repeats them with its own timeouts. The program at the end of the line adds the delay, so no
 * kernel module is needed for it.
 */
export async function startLine(url: string): Promise<Line> {
  const target = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'havan-line-'));
  const file = join(folder, 'far.sock');
  const last = await listenAt(file, Number(target.port));
  run('netns', 'add', name);
  run('link', 'add', `${name}a`, 'type', 'veth', 'peer', 'name', `${name}b`);
  run('link', 'set', `${name}b`, 'netns', name);
  run('addr', 'add', `${near}/30`, 'dev', `${name}a`);
  run('link', 'set', `${name}a`, 'up');
  run(...inNetwork(ip ?? '', ['addr', 'add', `${far}/30`, 'dev', `${name}b`]));
  run(...inNetwork(ip ?? '', ['link', 'set', `${name}b`, 'up']));
  const program: ChildProcess = spawn(
    ip ?? '',
    [...inNetwork(process.execPath, [join(import.meta.dirname, 'line-main.ts'), far, String(port), file])],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const gone = once(program, 'exit');
  if (program.stdout) await Promise.race([once(program.stdout, 'data'), gone]);
  const delay = (ms: number): void => void program.stdin?.write(`${ms}\n`);
  target.hostname = far;
  target.port = String(port);
  let isBad = false;
  const heal = (): void => {
    if (!isBad) return;
    isBad = false;
    for (const loss of losses) run(...inNetwork(iptables ?? '', ['-D', ...loss]));
    delay(0);
  };
  return {
    url: target.href,
    worsen: () => {
      isBad = true;
      for (const loss of losses) run(...inNetwork(iptables ?? '', ['-A', ...loss]));
      delay(100);
    },
    heal,
    stop: async () => {
      program.stdin?.end();
      await gone;
      removeNetwork();
      last.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Forwards the connections of a socket file to a port of this machine. */
async function listenAt(file: string, targetPort: number): Promise<Server> {
  const server = createServer((socket) => {
    const beyond = connect(targetPort, '127.0.0.1');
    for (const [one, other] of [
      [socket, beyond],
      [beyond, socket],
    ] as const) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.once('close', () => other.destroy());
    }
  });
  server.listen(file);
  await once(server, 'listening');
  return server;
}
