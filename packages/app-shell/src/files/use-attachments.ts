import { sentenceOf } from '@havan/api-client/api-error';
import { sendFile } from '@havan/api-client/files';
import { useAppProfile } from '../profile/app-profile.ts';
import type { FilePurpose, StoredFile } from '@havan/contract/identity/files';
import type { DroppedFile } from '@havan/ui/FileDrop';
import { useState } from 'react';

interface SentFile {
  readonly id: string;
  readonly name: string;
  /** Null while it is being sent, and when it was refused. */
  readonly fileId: string | null;
  readonly error: string | null;
}

/** Returns the files of a message of this company, `most` at most. */
export function useAttachments(purpose: FilePurpose, most: number) {
  const { api } = useAppProfile();
  return useSentFiles((file) => sendFile(api, purpose, file), most);
}

/**
 * Returns the files of a message, each of which is sent as soon as it is chosen.
 *
 * @param transfer sends one file and returns its id; its error is shown at the file
 */
export function useSentFiles(transfer: (file: File) => Promise<Pick<StoredFile, 'fileId'>>, most: number) {
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const change = (id: string, changes: Partial<SentFile>) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, ...changes } : file)));
  const send = async (file: File, id: string) => {
    try {
      change(id, { fileId: (await transfer(file)).fileId });
    } catch (error) {
      change(id, { error: sentenceOf(error) });
    }
  };
  /** Adds files; false when there were too many, of which the first are added. */
  const add = (chosen: readonly File[]): boolean => {
    const fitting = chosen.slice(0, Math.max(0, most - files.length));
    const added = fitting.map((file) => ({ file, id: crypto.randomUUID() }));
    setFiles((all) => [
      ...all,
      ...added.map(({ file, id }) => ({ id, name: file.name, fileId: null, error: null })),
    ]);
    for (const { file, id } of added) void send(file, id);
    return fitting.length === chosen.length;
  };
  return {
    most,
    add,
    remove: (id: string) => setFiles((all) => all.filter((file) => file.id !== id)),
    clear: () => setFiles([]),
    /** The files as `FileDrop` shows them. */
    dropped: files.map(
      ({ id, name, fileId, error }): DroppedFile => ({
        id,
        name,
        ...(error !== null ? { error } : fileId === null && { progress: 50 }),
      }),
    ),
    isOnWay: files.some(({ fileId, error }) => fileId === null && error === null),
    ids: files.flatMap(({ fileId }) => fileId ?? []),
    /** Uploaded files, with their names. */
    sent: files.flatMap(({ fileId, name }) => (fileId === null ? [] : [{ fileId, fileName: name }])),
  };
}
