import type { Db } from '../../../core/db/database.ts';
import type { FileRow } from '../../identity/files/files.service.ts';

export interface MessageFileRow extends FileRow {
  readonly message_id: number;
}

export async function insertMessageFiles(
  trx: Db,
  messageId: number,
  files: readonly string[],
): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map((file, position) => ({ file_id: file, message_id: messageId, position }));
  await trx.insertInto('message_file').values(rows).execute();
}

/** Returns the files of messages, each message's in their order. */
export async function filesOfMessages(db: Db, messageIds: readonly number[]): Promise<MessageFileRow[]> {
  if (messageIds.length === 0) return [];
  return db
    .selectFrom('message_file')
    .innerJoin('stored_file', 'stored_file.id', 'message_file.file_id')
    .selectAll('stored_file')
    .select('message_file.message_id')
    .where('message_file.message_id', 'in', messageIds)
    .orderBy('message_file.message_id')
    .orderBy('message_file.position')
    .execute();
}
