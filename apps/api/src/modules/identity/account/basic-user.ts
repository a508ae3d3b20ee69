import type { Db } from '../../../core/db/database.ts';
import * as sql from './basic-user.sql.ts';

export type BasicUserRow = sql.BasicUserRow;

/** Returns the user with their company. @throws NoResultError for an unknown id */
export const findBasicUser = (db: Db, userId: number): Promise<BasicUserRow> => sql.findBasicUser(db, userId);
