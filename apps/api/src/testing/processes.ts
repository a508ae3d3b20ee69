import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

const apps = path.resolve(import.meta.dirname, '../../..');

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A program of the product in a process of its own, ready to be asked. */
export async function startProgram(
  app: 'api' | 'bank-sandbox',
  env: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const child = fork(path.join(apps, app, 'src/main.ts'), {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LOG_LEVEL: 'error', ...env },
    execArgv: [],
  });
  for (;;) {
    const [message] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => [{ type: 'exit', code }]),
    ])) as [{ type: string; sentence?: string }];
    if (message.type === 'ready') return child;
    if (message.type !== 'progress') throw new Error(`${app} did not start: ${JSON.stringify(message)}`);
  }
}

/** Ends a process as a power cut would. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
