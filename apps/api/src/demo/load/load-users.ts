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
  readonly joined: Date;
}

const columns =
  'id company_id username name surname email phone role password_hash activation_date created_at'.split(' ');

/** Writes people who may sign in, all with the same password; each was activated on the day of joining. */
export async function loadUsers(
  loader: Loader,
  users: readonly UserRow[],
  passwordHash: string,
): Promise<void> {
  await loader.copy(
    'app_user',
    columns,
    users.map((user) => [
      user.id,
      user.companyId,
      user.username,
      user.name,
      user.surname,
      user.email,
      user.phone,
      user.role,
      passwordHash,
      user.joined,
      user.joined,
    ]),
  );
}
