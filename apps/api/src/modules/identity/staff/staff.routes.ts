import * as calls from '@havan/contract/identity/staff';
import { bind } from '../../../core/http/bind.ts';
import { invite, resend, revoke } from './invitation.service.ts';
import { changeRole, removeMember, staffOf } from './staff.service.ts';

export const staffRoutes = [
  bind(calls.getStaff, (_request, { ctx, actor }) => staffOf(ctx, actor)),
  bind(calls.inviteStaff, (request, { ctx, actor }) => invite(ctx, actor, request)),
  bind(calls.resendInvitation, (request, { ctx, actor }) => resend(ctx, actor, request.invitationId)),
  bind(calls.revokeInvitation, (request, { ctx, actor }) => revoke(ctx, actor, request.invitationId)),
  bind(calls.changeStaffRole, (request, { ctx, actor }) => changeRole(ctx, actor, request)),
  bind(calls.removeStaff, (request, { ctx, actor }) => removeMember(ctx, actor, request.userId)),
];
