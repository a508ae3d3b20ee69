import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config/config.ts';
import { folderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { StoragePort } from './storage-port.ts';

/** Returns the store that `FILES_URL` names; by default the folder `files` in the data folder. */
export function storageOf({ dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>): StoragePort {
  if (filesUrl === null) return folderStorage(path.join(dataDir, 'files'));
  return filesUrl.startsWith('s3:') ? s3Storage(filesUrl) : folderStorage(fileURLToPath(filesUrl));
}
