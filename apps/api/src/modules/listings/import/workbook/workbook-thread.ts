import { parentPort, workerData } from 'node:worker_threads';
import { ImportFileError } from '@havan/listing-import/file-flaw';
import { readRows } from '@havan/listing-import/rows';
import type { SourceRow } from '@havan/listing-import/source-row';
import type { WorkbookData, WorkbookMessage } from './workbook-messages.ts';

/** Rows of one message. */
const batchRows = 1000;

const rows = readRows(partsOf(workerData as WorkbookData));
const send = (message: WorkbookMessage): void => parentPort?.postMessage(message);

async function* partsOf({ parts }: WorkbookData): AsyncGenerator<Uint8Array> {
  yield* parts;
}

async function answer(): Promise<void> {
  try {
    const batch: SourceRow[] = [];
    while (batch.length < batchRows) {
      const { done, value } = await rows.next();
      if (done) break;
      batch.push(value);
    }
    send(batch.length > 0 ? { kind: 'rows', rows: batch } : { kind: 'end' });
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    send({ kind: 'flaw', flaw: error.flaw, line: error.line });
  }
}

// Each message asks for the next rows, so that no rows pile up unread.
parentPort?.on('message', () => void answer());
