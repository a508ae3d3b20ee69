import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { done } from '../primitives.ts';

const saveProfileSchemas = {
  summary: 'Changes the name of the person who is signed in; its last word is the surname.',
  request: v.strictObject({ fullName: v.pipe(v.string(), v.maxLength(200)) }),
  result: done,
};

export const saveProfile = defineCall<typeof saveProfileSchemas>()({
  method: 'POST',
  path: 'Users/SaveProfile',
  encoding: 'json',
  access: 'signedIn',
});

const changeUsernameSchemas = {
  summary: 'Gives the person who is signed in another user name, against the password; other sessions go on.',
  request: v.strictObject({
    username: v.pipe(v.string(), v.maxLength(100)),
    password: v.pipe(v.string(), v.maxLength(100)),
  }),
  result: done,
};

/** Requires the flag `usernameChange`. @throws `usernameTaken`, `invalidRequest` */
export const changeUsername = defineCall<typeof changeUsernameSchemas>()({
  method: 'POST',
  path: 'Users/ChangeUsername',
  encoding: 'json',
  access: 'signedIn',
});

export const profileCalls = {
  saveProfile: withSchemas(saveProfile, saveProfileSchemas),
  changeUsername: withSchemas(changeUsername, changeUsernameSchemas),
};
