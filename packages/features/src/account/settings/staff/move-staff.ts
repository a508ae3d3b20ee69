import type { StaffMove } from '@havan/api-client/queries/identity/account';

/** Sends a change of the staff and reports its outcome; resolves with whether it succeeded. */
export type MoveStaff = (move: StaffMove, done: string) => Promise<boolean>;
