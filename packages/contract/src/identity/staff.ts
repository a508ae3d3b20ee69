import { staffRights } from '@havan/domain/staff-right';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { id, instant, nothing } from '../primitives.ts';

export const staffRole = v.picklist(['owner', 'staff']);
export type StaffRole = v.InferOutput<typeof staffRole>;

const rights = v.pipe(v.array(v.picklist(staffRights)), v.maxLength(staffRights.length));

export const staffMember = v.object({
  userId: id,
  fullName: v.string(),
  username: v.string(),
  email: v.string(),
  role: staffRole,
  /** Rights of the member; all of them for an owner. */
  rights,
  /** Null for a member without an open session. */
  lastSeenAt: v.nullable(instant),
  /** Whether it is the user who asks. */
  isYou: v.boolean(),
});
export type StaffMember = v.InferOutput<typeof staffMember>;

export const staffInvitation = v.object({
  invitationId: v.pipe(v.string(), v.uuid()),
  email: v.string(),
  role: staffRole,
  rights,
  sentAt: instant,
  expiresAt: instant,
  isExpired: v.boolean(),
});
export type StaffInvitation = v.InferOutput<typeof staffInvitation>;

/** All members and invitations of a company; at most a hundred of each. */
export const staff = v.object({ members: v.array(staffMember), invitations: v.array(staffInvitation) });
export type Staff = v.InferOutput<typeof staff>;

const ofInvitation = v.strictObject({ invitationId: v.pipe(v.string(), v.uuid()) });

// Each of these calls answers the list after its change.

const getStaffSchemas = {
  summary: 'The people of the company and who is invited.',
  request: nothing,
  result: staff,
};

export const getStaff = defineCall<typeof getStaffSchemas>()({
  method: 'GET',
  path: 'Users/GetStaff',
  encoding: 'query',
  access: 'signedIn',
  area: 'settings',
  right: 'people',
});

const inviteStaffSchemas = {
  summary: 'Invites somebody by e-mail; a known address is answered alike.',
  request: v.strictObject({
    email: v.pipe(v.string(), v.trim(), v.maxLength(254)),
    role: staffRole,
    rights,
  }),
  result: staff,
};

export const inviteStaff = defineCall<typeof inviteStaffSchemas>()({
  method: 'POST',
  path: 'Users/InviteStaff',
  encoding: 'json',
  access: 'signedIn',
  area: 'settings',
  right: 'people',
});

const resendInvitationSchemas = {
  summary: 'Mails an invitation once more, with a new link.',
  request: ofInvitation,
  result: staff,
};

export const resendInvitation = defineCall<typeof resendInvitationSchemas>()({
  method: 'POST',
  path: 'Users/ResendInvitation',
  encoding: 'json',
  access: 'signedIn',
  area: 'settings',
  right: 'people',
});

const revokeInvitationSchemas = {
  summary: 'Takes an invitation back; its link no longer works.',
  request: ofInvitation,
  result: staff,
};

export const revokeInvitation = defineCall<typeof revokeInvitationSchemas>()({
  method: 'POST',
  path: 'Users/RevokeInvitation',
  encoding: 'json',
  access: 'signedIn',
  area: 'settings',
  right: 'people',
});

const changeStaffRoleSchemas = {
  summary: 'Makes somebody an owner or staff with these rights; a company keeps one owner at least.',
  request: v.strictObject({ userId: id, role: staffRole, rights }),
  result: staff,
};

export const changeStaffRole = defineCall<typeof changeStaffRoleSchemas>()({
  method: 'POST',
  path: 'Users/ChangeStaffRole',
  encoding: 'json',
  access: 'signedIn',
  area: 'settings',
  right: 'people',
});

const removeStaffSchemas = {
  summary: 'Takes somebody out of the company and ends their sessions; what they did stays.',
  request: v.strictObject({ userId: id }),
  result: staff,
};

export const removeStaff = defineCall<typeof removeStaffSchemas>()({
  method: 'POST',
  path: 'Users/RemoveStaff',
  encoding: 'json',
  access: 'signedIn',
  area: 'settings',
  right: 'people',
});

export const staffCalls = {
  getStaff: withSchemas(getStaff, getStaffSchemas),
  inviteStaff: withSchemas(inviteStaff, inviteStaffSchemas),
  resendInvitation: withSchemas(resendInvitation, resendInvitationSchemas),
  revokeInvitation: withSchemas(revokeInvitation, revokeInvitationSchemas),
  changeStaffRole: withSchemas(changeStaffRole, changeStaffRoleSchemas),
  removeStaff: withSchemas(removeStaff, removeStaffSchemas),
};
