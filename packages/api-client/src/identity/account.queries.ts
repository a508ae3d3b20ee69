import { changePassword, sendOtp, verifyOtp } from '@havan/contract/identity/account';
import { createAccountTransfer } from '@havan/contract/identity/account-transfer';
import { changeUsername, saveProfile } from '@havan/contract/identity/profile';
import type { RequestOf } from '@havan/contract/call';
import { endSession, getSessions, signOut } from '@havan/contract/identity/session';
import {
  changeStaffRole,
  getStaff,
  inviteStaff,
  removeStaff,
  resendInvitation,
  revokeInvitation,
  type Staff,
} from '@havan/contract/identity/staff';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { masterKeys } from '../bootstrap/basic-infos.queries.ts';

export const accountKeys = { sessions: ['sessions'], staff: ['staff'] } as const;

export const saveProfileMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (fullName: string) => api.call(saveProfile, { fullName }),
    onSuccess: (_done, _name, _before, { client }) =>
      client.invalidateQueries({ queryKey: masterKeys.basicInfos }),
  });

export const changeUsernameMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof changeUsername>) => api.call(changeUsername, request),
    onSuccess: (_done, _request, _before, { client }) =>
      client.invalidateQueries({ queryKey: masterKeys.basicInfos }),
  });

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: accountKeys.sessions,
    queryFn: ({ signal }) => api.call(getSessions, {}, { signal }),
  });

export const endSessionMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (sessionId: string) => api.call(endSession, { sessionId }),
    onSuccess: (sessions, _id, _before, { client }) => client.setQueryData(accountKeys.sessions, sessions),
  });

export const signOutEverywhereMutation = (api: Api) =>
  mutationOptions({ mutationFn: () => api.call(signOut, { everywhere: true }) });

/** Answers with the session that takes the place of the one that died with the old password. */
export const changePasswordMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (form: RequestOf<typeof changePassword>) => api.call(changePassword, form),
    onSuccess: (_tokens, _form, _before, { client }) =>
      client.invalidateQueries({ queryKey: accountKeys.sessions }),
  });

export const sendOtpMutation = (api: Api) =>
  mutationOptions({ mutationFn: (form: RequestOf<typeof sendOtp>) => api.call(sendOtp, form) });

export const verifyOtpMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (form: RequestOf<typeof verifyOtp>) => api.call(verifyOtp, form),
    onSuccess: (_done, _form, _before, { client }) =>
      client.invalidateQueries({ queryKey: masterKeys.basicInfos }),
  });

/**
 * Returns a mutation that creates the address of the sister site with a token of its own; `returnUrl` is a
 * place there.
 */
export const createAccountTransferMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (returnUrl: string | null) =>
      api.call(createAccountTransfer, returnUrl === null ? {} : { returnUrl }),
  });

export const staffQuery = (api: Api) =>
  queryOptions({
    queryKey: accountKeys.staff,
    queryFn: ({ signal }) => api.call(getStaff, {}, { signal }),
  });

/** Action of an owner on the members of the company. */
export type StaffMove =
  | { action: 'invite'; request: RequestOf<typeof inviteStaff> }
  | { action: 'resend'; request: RequestOf<typeof resendInvitation> }
  | { action: 'revoke'; request: RequestOf<typeof revokeInvitation> }
  | { action: 'changeRole'; request: RequestOf<typeof changeStaffRole> }
  | { action: 'remove'; request: RequestOf<typeof removeStaff> };

/** The answer is the list as it then is. */
export const staffMoveMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (move: StaffMove) => carryOut(api, move),
    onSuccess: (staff, move, _before, { client }) => keep(client, staff, move),
  });

function carryOut(api: Api, { action, request }: StaffMove): Promise<Staff> {
  if (action === 'invite') return api.call(inviteStaff, request);
  if (action === 'resend') return api.call(resendInvitation, request);
  if (action === 'revoke') return api.call(revokeInvitation, request);
  if (action === 'changeRole') return api.call(changeStaffRole, request);
  return api.call(removeStaff, request);
}

async function keep(client: QueryClient, staff: Staff, { action }: StaffMove): Promise<void> {
  client.setQueryData(accountKeys.staff, staff);
  // An owner may have stepped down.
  if (action === 'changeRole') await client.invalidateQueries({ queryKey: masterKeys.basicInfos });
}
