import * as calls from '@havan/contract/identity/account';
import { bind, done } from '../../../core/http/bind.ts';
import { acceptInvitation } from '../staff/invitation.service.ts';
import { activate, resendGsm, resumeRegistration, verifyGsm } from './activation.service.ts';
import { confirmContact, sendContactCode } from './contact.service.ts';
import {
  changePassword,
  checkLink,
  forgotPassword,
  replaceWeakPassword,
  resetPassword,
} from './password.service.ts';
import { register, resendActivation } from './register.service.ts';

export const accountRoutes = [
  bind(calls.register, (request, { ctx, caller }) => register(ctx, caller, request)),
  bind(calls.resendActivation, (request, { ctx, caller }) => resendActivation(ctx, caller, request.email)),
  bind(calls.activation, (request, { ctx, caller }) => activate(ctx, caller, request)),
  bind(calls.resumeRegistration, (request, { ctx, caller }) => resumeRegistration(ctx, caller, request)),
  bind(calls.sendGsmOtp, (request, { ctx, caller }) => resendGsm(ctx, caller, request.verificationToken)),
  bind(calls.verifyGsmNo, (request, { ctx }) => verifyGsm(ctx, request)),
  bind(calls.forgotPassword, (request, { ctx, caller }) => forgotPassword(ctx, caller, request.email)),
  bind(calls.checkLink, (request, { ctx, caller }) => checkLink(ctx, caller, request)),
  bind(calls.resetPassword, (request, { ctx, caller }) => resetPassword(ctx, caller, request)),
  bind(calls.setPassword, (request, { ctx, caller }) => acceptInvitation(ctx, caller, request)),
  bind(calls.warningPassword, (request, { ctx, caller }) => replaceWeakPassword(ctx, caller, request)),
  bind(calls.changePassword, (request, { ctx, caller, actor }) =>
    changePassword(ctx, caller, actor, request),
  ),
  bind(calls.sendOtp, (request, { ctx, actor }) => sendContactCode(ctx, actor, request)),
  bind(calls.verifyOtp, async (request, { ctx, actor }) => {
    await confirmContact(ctx, actor, request);
    return done;
  }),
];
