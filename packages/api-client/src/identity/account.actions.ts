import * as calls from '@havan/contract/identity/account';
import {
  getRegistrationText,
  getUnregisteredAgreementTemplate,
  type RegistrationSlug,
} from '@havan/contract/identity/agreements';
import type { RequestOf } from '@havan/contract/call';
import { getCitiesWithTowns } from '@havan/contract/bootstrap/basic-infos';
import type { Api } from '../client.ts';

/**
 * Returns the calls of the pages before a session: plain functions, since those pages do without the query
 * cache.
 */
export const accountActions = (api: Api) => ({
  cities: () => api.call(getCitiesWithTowns, {}),
  registrationText: (slug: RegistrationSlug) => api.call(getRegistrationText, { slug }),
  /** The text that somebody agrees to who was invited, or who has proved an address by its code. */
  strangersAgreement: (slug: string, verificationToken: string) =>
    api.call(getUnregisteredAgreementTemplate, { slug, verificationToken }),
  register: (form: RequestOf<typeof calls.register>) => api.call(calls.register, form),
  resendActivation: (email: string) => api.call(calls.resendActivation, { email }),
  activateByLink: (token: string) => api.call(calls.activation, { token }),
  activateByCode: (email: string, code: string) => api.call(calls.activation, { email, code }),
  resumeRegistration: (username: string, password: string) =>
    api.call(calls.resumeRegistration, { username, password }),
  resendGsm: (verificationToken: string) => api.call(calls.sendGsmOtp, { verificationToken }),
  verifyGsm: (request: RequestOf<typeof calls.verifyGsmNo>) => api.call(calls.verifyGsmNo, request),
  forgotPassword: (email: string) => api.call(calls.forgotPassword, { email }),
  checkLink: (purpose: 'resetPassword' | 'setPassword', token: string) =>
    api.call(calls.checkLink, { purpose, token }),
  resetPassword: (token: string, password: string, deviceToken?: string) =>
    api.call(calls.resetPassword, { token, password, ...(deviceToken !== undefined && { deviceToken }) }),
  acceptInvitation: (form: RequestOf<typeof calls.setPassword>) => api.call(calls.setPassword, form),
  replacePassword: (form: RequestOf<typeof calls.warningPassword>) => api.call(calls.warningPassword, form),
});
