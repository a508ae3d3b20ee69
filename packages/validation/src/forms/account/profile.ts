import * as v from 'valibot';
import { fullName } from '../../rules/account/full-name.ts';
import { username } from '../../rules/account/username.ts';

/** Returns the form of a profile: first name and surname in one field, as at registration. */
export function profileForm() {
  return v.object({ fullName: fullName() });
}

/** Returns the form for another user name. */
export function usernameForm() {
  return v.object({ username: username() });
}
