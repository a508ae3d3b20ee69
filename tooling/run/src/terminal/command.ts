import { spawn } from 'node:child_process';
import { root } from '../paths.ts';

export interface Outcome {
  readonly ok: boolean;
  readonly seconds: number;
  /** Everything it wrote, on both streams; empty when it wrote straight to the terminal. */
  readonly output: string;
}

interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Lets it write straight to the terminal instead of keeping its output. */
  readonly visible?: boolean;
}

/** Runs a command in the root of the repository to its end; a command that does not exist has failed. */
export function runCommand(command: readonly string[], options: CommandOptions = {}): Promise<Outcome> {
  const [file = '', ...args] = command;
  const started = performance.now();
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...quiet, ...options.env },
    stdio: options.visible ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
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

/** Tools that would otherwise phone home or ask for an update. */
const quiet = {
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  TURBO_TELEMETRY_DISABLED: '1',
};
