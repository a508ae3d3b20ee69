import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { buildBank, type Bank } from './app.ts';
import { readConfig, secretFile, storeFile, type BankConfig } from './config.ts';
import { sendByHttp } from './callbacks/send-by-http.ts';
import { sharedSecret } from './shared-secret.ts';
import { openStore } from './store.ts';

const tickMs = 1000;

/** Reports a fatal problem, to the launcher if present, and ends the process. */
function fatal(sentence: string): never {
  if (process.send) process.send({ type: 'fatal', sentence }, undefined, undefined, () => process.exit(1));
  else console.error(sentence);
  process.exitCode = 1;
  throw new StartRefused(sentence);
}

class StartRefused extends Error {}

function configOrFatal(): BankConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    const issue = error.issues[0];
    return fatal(`Setting ${v.getDotPath(issue) ?? ''} is not valid: ${issue.message}.`);
  }
}

function recordOrFatal({ dataDir, secret }: BankConfig): { db: DatabaseSync; secret: string } {
  try {
    return { db: openStore(storeFile(dataDir)), secret: secret ?? sharedSecret(secretFile(dataDir)) };
  } catch (error) {
    return fatal(`The bank cannot keep its record in ${dataDir}: ${textOf(error)}.`);
  }
}

async function listenOrFatal(bank: Bank, { port, host }: BankConfig): Promise<void> {
  try {
    await bank.server.listen({ port, host });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    fatal(
      taken
        ? `Port ${port} of the bank is taken. Stop the other program or set BANK_PORT.`
        : `The bank cannot listen on ${host}:${port}: ${textOf(error)}.`,
    );
  }
}

async function main(): Promise<void> {
  const config = configOrFatal();
  const { db, secret } = recordOrFatal(config);
  const bank = await buildBank({
    db,
    config: { ...config, secret },
    now: () => new Date(),
    send: sendByHttp,
    logger: { level: 'warn', redact: ['req.headers', 'req.url'] },
  });
  await listenOrFatal(bank, config);

  let closing = false;
  const timer = setInterval(() => {
    bank.tick().catch((error: unknown) => bank.server.log.error(error));
  }, tickMs);
  const close = async () => {
    if (closing) return;
    closing = true;
    clearInterval(timer);
    await bank.server.close();
    db.close();
    if (process.connected) process.disconnect();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close());
  process.on('disconnect', () => void close());

  process.send?.({ type: 'ready' });
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

try {
  await main();
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
}
