import { operatorRoles } from '@havan/domain/operator';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { done, id, instant, nothing } from '../primitives.ts';

export const operatorRole = v.picklist(operatorRoles);
const invitationToken = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/));
export const operatorEmail = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(120));

const operatorSignInSchemas = {
  summary: 'Signs an operator in with the password and a code of the second factor, or a recovery code.',
  request: v.strictObject({
    username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    code: v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(40)),
  }),
  result: v.object({ token: v.string(), endsAt: instant, recoveryCodesLeft: v.number() }),
};
export const operatorSignIn = defineCall<typeof operatorSignInSchemas>()({
  method: 'POST',
  path: 'Backoffice/SignIn',
  encoding: 'json',
  access: 'public',
});

const operatorSignOutSchemas = {
  summary: 'Ends the session of the operator.',
  request: nothing,
  result: done,
};
export const operatorSignOut = defineCall<typeof operatorSignOutSchemas>()({
  method: 'POST',
  path: 'Backoffice/SignOut',
  encoding: 'json',
  access: 'operator',
});

const getOperatorSchemas = {
  summary: 'Who the signed-in operator is, and when the session ends however it is used.',
  request: nothing,
  result: v.object({
    operatorId: id,
    name: v.string(),
    username: v.string(),
    roles: v.array(operatorRole),
    endsAt: instant,
  }),
};
export const getOperator = defineCall<typeof getOperatorSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetOperator',
  encoding: 'query',
  access: 'operator',
});

const getDemoOperatorsSchemas = {
  summary: 'In the demo the operators with whom a visitor may look round, with the codes of this moment.',
  request: nothing,
  result: v.object({
    accounts: v.array(
      v.object({
        username: v.string(),
        name: v.string(),
        roles: v.array(operatorRole),
        password: v.string(),
        code: v.string(),
      }),
    ),
  }),
};
export const getDemoOperators = defineCall<typeof getDemoOperatorsSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetDemoOperators',
  encoding: 'query',
  access: 'public',
});

const checkInvitationSchemas = {
  summary: 'What an invitation offers, and the secret of the second factor that its holder sets up.',
  request: v.strictObject({ token: invitationToken }),
  result: v.object({
    /** Null when the invited person enters it. */
    email: v.nullable(v.string()),
    roles: v.array(operatorRole),
    expiresAt: instant,
    /** Base32, for typing it into an authenticator. */
    secret: v.string(),
    /** The same as an `otpauth:` address, for its QR code. */
    otpauthUri: v.string(),
  }),
};
export const checkInvitation = defineCall<typeof checkInvitationSchemas>()({
  method: 'POST',
  path: 'Backoffice/CheckInvitation',
  encoding: 'json',
  access: 'public',
});

const acceptInvitationSchemas = {
  summary: 'Makes the holder of an invitation an operator; tells the recovery codes this once.',
  request: v.strictObject({
    token: invitationToken,
    name: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(80)),
    email: operatorEmail,
    password: v.pipe(v.string(), v.minLength(12), v.maxLength(200)),
    code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  }),
  result: v.object({ username: v.string(), recoveryCodes: v.array(v.string()) }),
};
export const acceptInvitation = defineCall<typeof acceptInvitationSchemas>()({
  method: 'POST',
  path: 'Backoffice/AcceptInvitation',
  encoding: 'json',
  access: 'public',
});

export const operatorSessionCalls = {
  operatorSignIn: withSchemas(operatorSignIn, operatorSignInSchemas),
  operatorSignOut: withSchemas(operatorSignOut, operatorSignOutSchemas),
  getOperator: withSchemas(getOperator, getOperatorSchemas),
  getDemoOperators: withSchemas(getDemoOperators, getDemoOperatorsSchemas),
  checkInvitation: withSchemas(checkInvitation, checkInvitationSchemas),
  acceptInvitation: withSchemas(acceptInvitation, acceptInvitationSchemas),
};
