import { Worker } from 'node:worker_threads';
import { fileKind } from '@havan/domain/file-kind';
import { ImportFileError } from '@havan/listing-import/file-flaw';
import { importLimits } from '@havan/listing-import/import-limits';
import { readRows } from '@havan/listing-import/rows';
import type { SourceRow } from '@havan/listing-import/source-row';
import type { WorkbookData, WorkbookMessage } from './workbook-messages.ts';

/** Memory of the thread that unpacks a workbook, in MB; one that needs more is refused. */
const threadMegabytes = 512;

/**
 * Yields the rows of a file like `readRows`. A workbook is unpacked as a whole, so that is done on a thread of its own:
 * the process answers other calls meanwhile, and the memory is released when the reading ends.
 *
 * @throws ImportFileError with a sentence for the seller
 */
export async function* fileRows(file: AsyncIterable<Uint8Array>): AsyncGenerator<SourceRow> {
  const source = file[Symbol.asyncIterator]();
  const first = await source.next();
  const head = first.done ? new Uint8Array() : first.value;
  if (fileKind(head) === 'zip') yield* workbookRows(await partsOf(head, source));
  else yield* readRows(rejoined(head, source));
}

async function* rejoined(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head;
  try {
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

async function partsOf(head: Uint8Array, rest: AsyncIterator<Uint8Array>): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of rejoined(head, rest)) {
    parts.push(part);
    size += part.length;
    if (size > importLimits.sheetBytes) throw new ImportFileError('tooLarge');
  }
  return parts;
}

async function* workbookRows(parts: readonly Uint8Array[]): AsyncGenerator<SourceRow> {
  const worker = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
    workerData: { parts } satisfies WorkbookData,
    resourceLimits: { maxOldGenerationSizeMb: threadMegabytes },
  });
  try {
    for (;;) {
      const message = await ask(worker);
      if (message.kind === 'flaw') throw new ImportFileError(message.flaw, message.line);
      if (message.kind === 'end') return;
      yield* message.rows;
    }
  } finally {
    await worker.terminate();
  }
}

function ask(worker: Worker): Promise<WorkbookMessage> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void): void => {
      worker.off('message', onMessage).off('error', onError);
      then();
    };
    const onMessage = (message: WorkbookMessage): void => settle(() => resolve(message));
    const onError = (error: unknown): void =>
      settle(() => reject(isOutOfMemory(error) ? new ImportFileError('zipBomb') : error));
    worker.on('message', onMessage).on('error', onError);
    worker.postMessage('next');
  });
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
