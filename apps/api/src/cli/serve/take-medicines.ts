import { openDatabase } from '../../core/db/database.ts';
import { medicinesCommand } from '../reference/medicines.ts';

/**
 * Imports the list of licensed medicines at a start, with the rights of the owner of the tables; the current list
 * changes nothing. In the demo it replaces the invented medicines, however few of them it contains.
 */
export async function takeMedicines(url: string, file: string, isDemo: boolean): Promise<string> {
  const { db, close } = openDatabase({ url, max: 1, applicationName: 'havan-medicines' });
  try {
    return await medicinesCommand(db, isDemo ? [file, '--anyway'] : [file]);
  } finally {
    await close();
  }
}
