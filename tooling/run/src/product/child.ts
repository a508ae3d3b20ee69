import { type ChildProcess, fork } from 'node:child_process';
import { Refusal } from '../refusal.ts';
import { root } from '../paths.ts';

/** The messages of a server to the process that started it. */
type Message =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly text: string; readonly done?: number; readonly total?: number }
  | { readonly type: 'fatal'; readonly sentence: string };

export interface Child {
  readonly pid: number;
  /** Resolves once it is ready; rejects with a Refusal when it cannot start. */
  readonly ready: Promise<void>;
  /** Resolves with the exit code or signal when it has ended. */
  readonly gone: Promise<number | string>;
  /** Stops it with SIGTERM, and kills it after ten seconds. */
  stop(): Promise<void>;
}

interface ChildOptions {
  readonly name: string;
  /** Path of its main file from the root of the repository. */
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  readonly execArgv?: readonly string[];
  readonly onProgress?: (text: string) => void;
  /** Takes what it writes; without it the output goes where the launcher's goes. */
  readonly onOutput?: (text: string) => void;
}

/** Long enough to finish requests and write PostgreSQL's checkpoint. */
const patience = 10_000;

/**
 * Starts a server in its own process group, so that Ctrl-C reaches only the launcher, which then stops the servers in
 * order. If the launcher dies, the closed channel makes them end.
 */
export function startChild({ name, file, env, execArgv = [], onProgress, onOutput }: ChildOptions): Child {
  const child = fork(file, [], {
    cwd: root,
    env,
    execArgv: [...execArgv],
    detached: true,
    stdio: ['ignore', onOutput ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  const gone = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 1));
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: Message) => {
      if (message.type === 'ready') resolve();
      if (message.type === 'fatal') reject(new Refusal(message.sentence));
      if (message.type === 'progress') onProgress?.(progressText(message));
    });
    child.once('error', reject);
    void gone.then((code) =>
      reject(new Refusal(`${name} ended (${code}) before it was ready: what it wrote above tells why.`)),
    );
  });
  // A caller that stops a starting child does not await `ready`.
  ready.catch(() => undefined);
  return { pid: child.pid ?? 0, ready, gone, stop: () => stopChild(child, gone) };
}

async function stopChild(child: ChildProcess, gone: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  await gone;
  clearTimeout(timer);
}

function progressText({ text, done, total }: Extract<Message, { type: 'progress' }>): string {
  return total ? `${text} ${Math.floor((100 * (done ?? 0)) / total)} %` : text;
}
