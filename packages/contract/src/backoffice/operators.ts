import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { id, instant, nothing } from '../primitives.ts';
import { operatorEmail, operatorRole } from './operator-session.ts';

const roles = v.pipe(v.array(operatorRole), v.minLength(1), v.maxLength(4));

const operators = v.object({
  operators: v.array(
    v.object({
      operatorId: id,
      name: v.string(),
      username: v.string(),
      roles: v.array(operatorRole),
      isDisabled: v.boolean(),
      isYou: v.boolean(),
      lastSeenAt: v.nullable(instant),
    }),
  ),
  invitations: v.array(
    v.object({
      invitationId: id,
      email: v.nullable(v.string()),
      roles: v.array(operatorRole),
      expiresAt: instant,
    }),
  ),
});
export type Operators = v.InferOutput<typeof operators>;

const getOperatorsSchemas = {
  summary: 'The operators and the invitations that nobody has used yet.',
  request: nothing,
  result: operators,
};
export const getOperators = defineCall<typeof getOperatorsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetOperators',
  encoding: 'query',
  access: 'operator',
  roles: ['admin'],
});

const inviteOperatorSchemas = {
  summary: 'Invites somebody to become an operator; the link is told this once.',
  request: v.strictObject({ email: operatorEmail, roles }),
  result: v.object({ link: v.string(), expiresAt: instant }),
};
export const inviteOperator = defineCall<typeof inviteOperatorSchemas>()({
  method: 'POST',
  path: 'Backoffice/InviteOperator',
  encoding: 'json',
  access: 'operator',
  roles: ['admin'],
});

const changeOperatorSchemas = {
  summary:
    'Gives another operator other roles, or closes or opens the account; closing it ends its sessions.',
  request: v.strictObject({ operatorId: id, roles, isDisabled: v.boolean() }),
  result: operators,
};
export const changeOperator = defineCall<typeof changeOperatorSchemas>()({
  method: 'POST',
  path: 'Backoffice/ChangeOperator',
  encoding: 'json',
  access: 'operator',
  roles: ['admin'],
});

export const operatorCalls = {
  getOperators: withSchemas(getOperators, getOperatorsSchemas),
  inviteOperator: withSchemas(inviteOperator, inviteOperatorSchemas),
  changeOperator: withSchemas(changeOperator, changeOperatorSchemas),
};
