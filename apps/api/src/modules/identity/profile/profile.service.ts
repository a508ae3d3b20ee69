import { profileForm, usernameForm } from '@havan/validation/forms/profile';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { requireForm } from '../../../core/http/require-form.ts';
import { requireOwnPassword } from '../account/password.service.ts';
import { namesOf, orTaken } from '../account/typed-person.ts';
import { findNameHolder, updateNames, updateUsername } from './profile.sql.ts';

/**
 * Changes the name of a person.
 *
 * @throws AppError `invalidRequest` at the field for an invalid name
 */
export async function saveProfile({ db }: Context, { userId }: Actor, typed: string): Promise<void> {
  const { fullName } = requireForm(profileForm(), { fullName: typed });
  await updateNames(db, userId, namesOf(fullName));
}

/**
 * Changes the user name of a person. Names that differ only in case are the same name, so a person may change the case
 * of their own.
 *
 * @throws AppError `usernameTaken`; `invalidRequest` at the field for a wrong password or an invalid user name
 */
export async function changeUsername(
  ctx: Context,
  actor: Actor,
  { username: typed, password }: { readonly username: string; readonly password: string },
): Promise<void> {
  const { username } = requireForm(usernameForm(), { username: typed });
  await requireOwnPassword(ctx, actor, password, 'password');
  const holder = await findNameHolder(ctx.db, username);
  if (holder !== null && holder !== actor.userId) throw new AppError('usernameTaken');
  await updateUsername(ctx.db, actor.userId, username).catch(orTaken);
}
