import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@havan/run/product/preflight';
import { Client } from 'pg';
import type { Postgres } from '../postgres.ts';
import { haproxy, runHaproxy } from './haproxy.ts';
import { isOpen, missing, programOf, startProgram, until } from './program.ts';

const patroni = programOf('/usr/bin/patroni', '/usr/local/bin/patroni');
const etcd = programOf('/usr/bin/etcd', '/usr/local/bin/etcd');
const postgresBin = '/usr/lib/postgresql/15/bin';
const postgres = programOf(`${postgresBin}/postgres`);

/** The reason why this machine cannot run a cluster; null where it can. */
export const withoutPatroni =
  missing({ patroni, 'etcd-server': etcd, 'postgresql-15': postgres, haproxy }) ??
  (process.getuid?.() === 0 ? null : 'PostgreSQL of two nodes needs root, which becomes the user postgres.');

const password = 'the-password-of-a-drill';

/** Two PostgreSQL nodes, one of which leads, behind an address that always reaches the leader. */
export interface Cluster extends Postgres {
  /** Kills the leading node and its agent at once, as a power cut would. Returns its name. */
  readonly killLeader: () => Promise<string>;
  /** Starts the agent of a killed node again and waits until the node follows the leader. */
  readonly revive: (node: string) => Promise<void>;
}

interface Node {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly data: string;
  readonly file: string;
}

/**
 * Starts etcd, two nodes of Debian's PostgreSQL 15 under Patroni with synchronous replication, and HAProxy, which sends
 * connections to the node whose agent reports that it leads.
 */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'havan-cluster-'));
  chmodSync(folder, 0o755);
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
  );
  const [etcdPort, peerPort, port] = [await freePort(), await freePort(), await freePort()];
  const peer = `http://127.0.0.1:${peerPort}`;
  const client = `http://127.0.0.1:${etcdPort}`;
  const storeSettings = {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  };
  const store = startProgram(
    etcd ?? '',
    Object.entries(storeSettings).map(([name, value]) => `--${name}=${value}`),
  );
  await until(() => isOpen(etcdPort), 'etcd listens');
  const nodes: Node[] = [];
  for (const name of ['one', 'two']) {
    const home = join(folder, name);
    mkdirSync(home);
    const node = {
      name,
      port: await freePort(),
      restPort: await freePort(),
      data: join(home, 'data'),
      file: join(home, 'patroni.json'),
    };
    // Patroni reads YAML, and JSON is valid YAML.
    writeFileSync(node.file, JSON.stringify(settingsOf(node, home, etcdPort)));
    execFileSync('chown', ['-R', `${uid}:${gid}`, home]);
    nodes.push(node);
  }
  const agents = new Map<string, ReturnType<typeof startProgram>>();
  const begin = ({ name, file }: Node): void => {
    agents.set(name, startProgram(patroni ?? '', [file], { uid, gid }));
  };
  const [one, two] = nodes;
  if (!one || !two) throw new Error('a cluster has two nodes');
  begin(one);
  await until(() => says(one, 'primary'), 'the first node leads', 90);
  begin(two);
  await until(() => says(two, 'sync'), 'the second node follows synchronously', 90);
  const stopHaproxy = await runHaproxy(
    [
      'defaults',
      '    mode tcp',
      '    timeout connect 2s',
      '    timeout client 1h',
      '    timeout server 1h',
      'listen postgres',
      `    bind 127.0.0.1:${port}`,
      '    option httpchk GET /primary',
      '    http-check expect status 200',
      '    default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
      ...nodes.map((node) => `    server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}`),
    ],
    port,
  );
  const urlOf = (database: string) => `postgres://havan:${password}@127.0.0.1:${port}/${database}`;
  await until(() => run(urlOf('postgres'), 'select 1'), 'the cluster answers');
  await run(urlOf('postgres'), 'create database havan');
  return {
    url: urlOf('havan'),
    killLeader: async () => {
      const leads = await Promise.all(nodes.map((node) => says(node, 'primary')));
      const leader = nodes[leads.indexOf(true)];
      if (!leader) throw new Error('no node leads');
      const [pid] = readFileSync(join(leader.data, 'postmaster.pid'), 'utf8').split('\n');
      agents.get(leader.name)?.kill();
      process.kill(Number(pid), 'SIGKILL');
      return leader.name;
    },
    revive: async (name) => {
      const node = nodes.find((each) => each.name === name);
      if (!node) throw new Error(`no node ${name}`);
      begin(node);
      await until(() => says(node, 'sync'), `${name} follows again`, 120);
    },
    crash: () => Promise.reject(new Error('a cluster loses nodes, not its data')),
    ensure: () => Promise.resolve(),
    stop: async () => {
      await stopHaproxy();
      await Promise.all([...agents.values()].map((agent) => agent.stop()));
      await store.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const settingsOf = ({ name, port, restPort, data }: Node, home: string, etcdPort: number) => ({
  scope: 'havan',
  name,
  restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
  etcd3: { host: `127.0.0.1:${etcdPort}` },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 2,
      retry_timeout: 5,
      synchronous_mode: true,
      postgresql: { use_pg_rewind: true, parameters: { max_connections: 120, wal_log_hints: 'on' } },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: data,
    bin_dir: postgresBin,
    pgpass: join(home, 'pgpass'),
    authentication: {
      superuser: { username: 'havan', password },
      replication: { username: 'replicator', password },
    },
    parameters: { unix_socket_directories: home, timezone: 'UTC', jit: 'off' },
  },
});

/** Asks the agent of a node whether the node has this role: leader, or synchronous standby. */
const says = ({ restPort }: Node, role: 'primary' | 'sync'): Promise<boolean> =>
  fetch(`http://127.0.0.1:${restPort}/${role}`, { signal: AbortSignal.timeout(2000) }).then(
    (answer) => answer.status === 200,
    () => false,
  );

async function run(url: string, statement: string): Promise<true> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
    return true;
  } finally {
    await client.end();
  }
}
