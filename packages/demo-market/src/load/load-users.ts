import type { StaffRight } from '@havan/domain/staff-right';
import { joiningOf } from '../companies/waiting.ts';
import type { Loader } from './loader.ts';

export interface UserRow {
  readonly id: number;
  readonly companyId: number;
  readonly username: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  readonly role: 'owner' | 'staff';
  /** Rights of a staff member; owners need no list. */
  readonly rights: readonly StaffRight[];
  readonly joined: Date;
}

/** Returns a list as PostgreSQL writes arrays; its words need no quotes. */
export const arrayText = (words: readonly StaffRight[]): string => `{${words.join(',')}}`;

/** Writes people who may sign in, all with the same password; each was activated on the day of joining. */
export async function loadUsers(
  loader: Loader,
  users: readonly UserRow[],
  passwordHash: string,
): Promise<void> {
  await loader.copy(
    'app_user',
    [
      'id',
      'company_id',
      'username',
      'name',
      'surname',
      'email',
      'phone',
      'role',
      'rights',
      'password_hash',
      'activation_date',
      'created_at',
    ],
    users.map((user) => [
      user.id,
      user.companyId,
      user.username,
      user.name,
      user.surname,
      user.email,
      user.phone,
      user.role,
      arrayText(user.rights),
      passwordHash,
      user.joined,
      joiningOf(user.companyId, user.joined),
    ]),
  );
}
