import { type ChildProcess, fork } from 'node:child_process';
import { Refusal } from '../refusal.ts';
import { root } from '../paths.ts';

/** What a server of ours tells the process that started it. */
type Message =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly text: string; readonly done?: number; readonly total?: number }
  | { readonly type: 'fatal'; readonly sentence: string };

export interface Child {
  readonly pid: number;
  /** Fulfilled once it answers; rejected with a Refusal when it cannot start. */
  readonly ready: Promise<void>;
  /** Fulfilled when it is gone, with its exit code or signal. */
  readonly gone: Promise<number | string>;
  /** Asks it to end, and ends it after ten seconds. */
  stop(): Promise<void>;
}

interface ChildOptions {
  readonly name: string;
  /** Path of its main file from the root of the repository. */
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  readonly execArgv?: readonly string[];
  readonly onProgress?: (text: string) => void;
}

/** Long enough to finish requests and write PostgreSQL's checkpoint. */
const patience = 10_000;

/**
 * Starts one of our servers in a process group of its own: Ctrl-C reaches the launcher alone, which then ends the
 * servers in order. Should the launcher die, the closed channel tells them to end by themselves.
 */
export function startChild({ name, file, env, execArgv = [], onProgress }: ChildOptions): Child {
  const child = fork(file, [], {
    cwd: root,
    env,
    execArgv: [...execArgv],
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
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
  // Whoever stops a child that is still starting does not wait for `ready` as well.
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
