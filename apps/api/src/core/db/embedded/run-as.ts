import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { StartFailure } from '../../start-failure.ts';
import { foldersAbove } from './binaries.ts';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Command line of a PostgreSQL program, and its account when it differs from ours. */
export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly account: Partial<Account>;
}

const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((file) => existsSync(file));

/**
 * PostgreSQL refuses to run as root. The owner of existing data is used, else the account `postgres`, else `nobody`; no
 * account is created.
 */
export function serverAccount(dataFolder: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder);
    if (uid !== 0) return { uid, gid };
  }
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n').sort().reverse()) {
    const [name, , uid, gid] = line.split(':');
    if (name === 'postgres' || name === 'nobody') return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartFailure(
    'PostgreSQL cannot run as root and this machine has no account "postgres" or "nobody": start as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * Wraps a command so that it runs as `account` and ends together with this process. A clone in a folder that only root
 * may enter (`/root`) is read with the capability to traverse folders and no other.
 */
export function launch(
  command: string,
  args: readonly string[],
  account: Account | null,
  folder: string,
): Launch {
  if (!setpriv) {
    if (account && isClosed(command, folder)) throw closedFolder(folder);
    return { command, args, account: account ?? {} };
  }
  const capability = account && isClosed(command, folder) ? passThroughCapability(account) : null;
  if (account && isClosed(command, folder) && !capability) throw closedFolder(folder);
  const switches = [
    ...(account ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups'] : []),
    ...(capability ? withCapability(capability) : []),
    ...(supportsDeathSignal() ? ['--pdeathsig=INT'] : []),
  ];
  return { command: setpriv, args: [...switches, command, ...args], account: {} };
}

const isClosed = (...files: string[]): boolean =>
  files
    .flatMap(foldersAbove)
    .filter((above) => existsSync(above))
    .some((above) => (statSync(above).mode & 0o001) === 0);

const closedFolder = (folder: string) =>
  new StartFailure(
    `PostgreSQL cannot run as root and no other account may enter ${folder}: move the project out of root's folder, start as an ordinary user, or set DATABASE_URL.`,
  );

/**
 * Keeps one capability and drops the others. `initdb` asks with `access(2)` whether it may read its own programs, and
 * the kernel answers that without capabilities for an ordinary account unless `no_setuid_fixup` is set.
 */
const withCapability = (capability: string): string[] => [
  '--securebits=+no_setuid_fixup',
  `--inh-caps=-all,+${capability}`,
  `--ambient-caps=-all,+${capability}`,
];

/**
 * Capabilities to read and traverse closed folders; a container may have only the second, which also allows writing.
 */
function passThroughCapability({ uid }: Account): string | null {
  const candidates = ['dac_read_search', 'dac_override'];
  return candidates.find((capability) => runs([`--reuid=${uid}`, ...withCapability(capability)])) ?? null;
}

let deathSignal: boolean | undefined;
function supportsDeathSignal(): boolean {
  deathSignal ??= runs(['--pdeathsig=INT']);
  return deathSignal;
}

function runs(switches: readonly string[]): boolean {
  try {
    execFileSync(setpriv ?? '', [...switches, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
