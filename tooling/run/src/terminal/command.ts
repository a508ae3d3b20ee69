import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from '../paths.ts';

export interface Outcome {
  readonly ok: boolean;
  readonly seconds: number;
  /** Its output on both streams; empty when it wrote directly to the terminal. */
  readonly output: string;
}

interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Lets it write directly to the terminal instead of capturing its output. */
  readonly visible?: boolean;
  /** Runs it at the lowest priority, for work whose result is not urgent. */
  readonly isInBackground?: boolean;
}

/** Runs a command in the root of the repository; a missing command counts as failed. */
export function runCommand(command: readonly string[], options: CommandOptions = {}): Promise<Outcome> {
  const [file = '', ...args] = command;
  const started = performance.now();
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...quiet, ...options.env },
    stdio: options.visible ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  if (options.isInBackground && child.pid) stepBack(child.pid);
  let output = '';
  const keep = (bytes: Buffer) => {
    output += bytes.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve) => {
    const end = (ok: boolean) => resolve({ ok, seconds: (performance.now() - started) / 1000, output });
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** Gives a process, and all that it starts, the lowest priority. */
function stepBack(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // On a machine that forbids it, the process only runs at the normal priority.
  }
}

/** Disables telemetry and update checks of tools. */
const quiet = {
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  TURBO_TELEMETRY_DISABLED: '1',
};
