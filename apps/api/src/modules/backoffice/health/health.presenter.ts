import type { Health } from '@havan/contract/backoffice/health';
import { maskPhone } from '@havan/domain/phone';
import type { DatabaseState, JobRow, WaitingMessages } from './health.sql.ts';

interface DeadMessageRow {
  readonly id: number;
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  readonly last_error: string | null;
  readonly settled_at: Date | null;
  readonly can_be_replayed: boolean;
}

interface HealthFacts {
  readonly now: Date;
  readonly migration: string | null;
  readonly searchedProducts: number;
  readonly searchIndex: Health['searchIndex'];
  readonly appVersion: string;
  readonly database: DatabaseState | undefined;
  readonly disk: Health['disk'];
  readonly jobs: readonly JobRow[];
  readonly waiting: WaitingMessages;
  readonly dead: readonly DeadMessageRow[];
}

/** A job that is due for longer than this is late, in milliseconds. */
const lateMs = 60_000;

const masked = ({ channel, recipient }: DeadMessageRow) =>
  channel === 'sms' ? (maskPhone(recipient) ?? '•••') : recipient.replace(/^(.).*(?=@)/u, '$1•••');

export const presentHealth = ({
  now,
  migration,
  searchedProducts,
  searchIndex,
  appVersion,
  database,
  disk,
  jobs,
  waiting,
  dead,
}: HealthFacts): Health => ({
  migration,
  versions: {
    app: appVersion,
    node: process.versions.node,
    postgres: database?.postgres ?? '–',
  },
  database: {
    bytes: database?.bytes ?? 0,
    deadlocks: database?.deadlocks ?? 0,
    since: database?.since?.toISOString() ?? null,
    slow: database?.slow ?? 0,
    slowestSeconds: database?.slowest_seconds ?? 0,
  },
  disk,
  searchedProducts,
  searchIndex,
  jobs: jobs.map((job) => ({
    name: job.name,
    finishedAt: job.finished_at?.toISOString() ?? null,
    nextAt: job.next_at.toISOString(),
    isLate: now.getTime() - job.next_at.getTime() > lateMs,
  })),
  waitingMessages: waiting.count,
  oldestWaitingAt: waiting.oldest?.toISOString() ?? null,
  deadMessages: dead.map((row) => ({
    messageId: row.id,
    channel: row.channel,
    recipient: masked(row),
    error: row.last_error?.replaceAll(/[^\s<]+(?=@)/g, '•••') ?? null,
    at: row.settled_at?.toISOString() ?? null,
    canBeResent: row.can_be_replayed,
  })),
});
