import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export interface ApiProcess {
  readonly child: ChildProcess;
  readonly port: number;
  /** Resolves when the process is ready; rejects with the output of the process when it ends earlier. */
  readonly ready: Promise<void>;
  /** The exit code, or the signal that ended the process. */
  readonly ended: Promise<number | string>;
  /** The messages that the process sent to the launcher. */
  readonly messages: { readonly type: string; readonly sentence?: string; readonly text?: string }[];
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly get: (url: string, init?: RequestInit) => Promise<Response>;
}

const main = path.resolve(import.meta.dirname, '../main.ts');

/**
 * Starts the API as a separate process, as the launcher does; with `launcher: false` there is no channel to a launcher.
 * The test must stop the process.
 */
export async function spawnApi(
  env: Readonly<Record<string, string>>,
  { launcher = true }: { launcher?: boolean } = {},
): Promise<ApiProcess> {
  const port = env['PORT'] ? Number(env['PORT']) : await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      LOG_LEVEL: 'silent',
      DEMO: '0',
      MAIL_URL: 'outbox:',
      SMS_URL: 'outbox:',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(launcher ? (['ipc'] as const) : [])],
  });
  const messages: ApiProcess['messages'] = [];
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const written = new Promise((resolve) => child.stderr?.once('close', resolve));
  const reported = new Promise((resolve) => (launcher ? child.once('disconnect', resolve) : resolve(null)));
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => {
      void Promise.all([written, reported]).then(() => resolve(signal ?? code ?? -1));
    });
  });
  const get: ApiProcess['get'] = (url, init) => fetch(`http://127.0.0.1:${port}${url}`, init);
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: ApiProcess['messages'][number]) => {
      messages.push(message);
      if (message.type === 'ready') resolve();
    });
    void ended.then((how) => reject(new Error(`ended (${how}): ${stderr} ${JSON.stringify(messages)}`)));
  });
  ready.catch(() => undefined);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, port, ready, ended, messages, stdout: () => stdout, stderr: () => stderr, get };
}

export function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
