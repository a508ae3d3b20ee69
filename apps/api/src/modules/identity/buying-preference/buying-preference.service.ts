import type { Db } from '../../../core/db/database.ts';
import { selectExpiryPreference } from './buying-preference.sql.ts';

/**
 * Returns whether a company wishes for an expiry of eight months or longer. @throws NoResultError for an
 * unknown company
 */
export const findExpiryPreference = (db: Db, companyId: number): Promise<boolean> =>
  selectExpiryPreference(db, companyId);
