import type { Db } from '../../../core/db/database.ts';
import * as sql from './inbox.sql.ts';

export type NewNotification = sql.NewNotification;
export type Reader = sql.Reader;

/** Stores notifications of companies; a job mails them according to the users' preferences. */
export const insertNotifications = (db: Db, notifications: readonly NewNotification[]): Promise<void> =>
  sql.insertNotifications(db, notifications);

/** SQL condition on a row of `notification`: this user has not disabled its kind in the app. */
export const isWantedBy = (userId: number) => sql.isWantedBy(userId);

/** Deletes old notifications; see `purgeNotifications` of the statements. */
export const purgeNotifications = (db: Db, now: Date) => sql.purgeNotifications(db, now);
