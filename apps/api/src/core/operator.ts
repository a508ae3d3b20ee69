import type { OperatorRole } from '@havan/domain/operator';

/** The acting operator of the platform, read from the session and never from the request. */
export interface Operator {
  readonly operatorId: number;
  readonly name: string;
  readonly username: string;
  readonly roles: readonly OperatorRole[];
  /** The absolute end of the session. */
  readonly endsAt: Date;
  /** The hash of the session's token in the database. */
  readonly sessionHash: Buffer;
}

/** Returns whether an operator sees the addresses, phones and e-mail addresses of people; support sees them masked. */
export const seesContacts = ({ roles }: Pick<Operator, 'roles'>): boolean =>
  roles.includes('admin') || roles.includes('finance');
