import * as v from 'valibot';
import { defineCall } from './call.ts';
import { id, instant, nothing } from './primitives.ts';

export const staffRole = v.picklist(['owner', 'staff']);
export type StaffRole = v.InferOutput<typeof staffRole>;

export const staffMember = v.object({
  userId: id,
  fullName: v.string(),
  username: v.string(),
  email: v.string(),
  role: staffRole,
  /** Null for somebody who has no open session. */
  lastSeenAt: v.nullable(instant),
  /** The one who asks. */
  isYou: v.boolean(),
});
export type StaffMember = v.InferOutput<typeof staffMember>;

export const staffInvitation = v.object({
  invitationId: v.pipe(v.string(), v.uuid()),
  email: v.string(),
  role: staffRole,
  sentAt: instant,
  expiresAt: instant,
  isExpired: v.boolean(),
});
export type StaffInvitation = v.InferOutput<typeof staffInvitation>;

/** Everybody of a company; at most a hundred of each. */
export const staff = v.object({ members: v.array(staffMember), invitations: v.array(staffInvitation) });
export type Staff = v.InferOutput<typeof staff>;

const ofInvitation = v.strictObject({ invitationId: v.pipe(v.string(), v.uuid()) });

// All of them answer with the list as it then is.

export const getStaff = defineCall({
  method: 'GET',
  path: 'Users/GetStaff',
  encoding: 'query',
  access: 'signedIn',
  area: 'settings',
  ownerOnly: true,
  summary: 'The people of the company and who is invited.',
  request: nothing,
  result: staff,
});

export const inviteStaff = defineCall({
  method: 'POST',
  path: 'Users/InviteStaff',
  encoding: 'json',
  access: 'signedIn',
  area: 'settings',
  ownerOnly: true,
  summary: 'Invites somebody by e-mail; a known address is answered alike.',
  request: v.strictObject({ email: v.pipe(v.string(), v.trim(), v.maxLength(254)), role: staffRole }),
  result: staff,
});

export const resendInvitation = defineCall({
  method: 'POST',
  path: 'Users/ResendInvitation',
  encoding: 'json',
  access: 'signedIn',
  area: 'settings',
  ownerOnly: true,
  summary: 'Mails an invitation once more, with a new link.',
  request: ofInvitation,
  result: staff,
});

export const revokeInvitation = defineCall({
  method: 'POST',
  path: 'Users/RevokeInvitation',
  encoding: 'json',
  access: 'signedIn',
  area: 'settings',
  ownerOnly: true,
  summary: 'Takes an invitation back; its link no longer works.',
  request: ofInvitation,
  result: staff,
});

export const changeStaffRole = defineCall({
  method: 'POST',
  path: 'Users/ChangeStaffRole',
  encoding: 'json',
  access: 'signedIn',
  area: 'settings',
  ownerOnly: true,
  summary: 'Makes somebody an owner or a member of staff; a company keeps one owner at least.',
  request: v.strictObject({ userId: id, role: staffRole }),
  result: staff,
});

export const removeStaff = defineCall({
  method: 'POST',
  path: 'Users/RemoveStaff',
  encoding: 'json',
  access: 'signedIn',
  area: 'settings',
  ownerOnly: true,
  summary: 'Takes somebody out of the company and ends their sessions; what they did stays.',
  request: v.strictObject({ userId: id }),
  result: staff,
});

export const staffCalls = {
  getStaff,
  inviteStaff,
  resendInvitation,
  revokeInvitation,
  changeStaffRole,
  removeStaff,
};
