import type { FormResult } from '@havan/validation/form-result';

export const registerSteps = ['company', 'contact', 'account'] as const;
export type RegisterStep = (typeof registerSteps)[number];

export interface RegisterValues extends Readonly<Record<string, unknown>> {
  readonly companyType: 'pharmacy' | 'pharmacyCompany' | 'localPharmacyWarehouse' | 'merchant' | null;
  readonly companyName: string;
  readonly taxOrIdentityNumber: string;
  readonly taxOffice: string;
  readonly cityId: string;
  readonly townId: string;
  readonly address: string;
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly passwordAgain: string;
  readonly agreement: boolean;
}

export const emptyApplication: RegisterValues = {
  companyType: null,
  companyName: '',
  taxOrIdentityNumber: '',
  taxOffice: '',
  cityId: '',
  townId: '',
  address: '',
  fullName: '',
  phone: '',
  email: '',
  username: '',
  password: '',
  passwordAgain: '',
  agreement: false,
};

/** The fields of each step, in the order of the page. */
export const fieldsOfStep: Readonly<Record<RegisterStep, readonly string[]>> = {
  company: ['companyType', 'companyName', 'taxOrIdentityNumber', 'taxOffice'],
  contact: ['townId', 'address', 'fullName', 'phone', 'email'],
  account: ['username', 'password', 'passwordAgain', 'agreement'],
};

/** Returns the errors of the fields of one step. */
export function errorsOfStep(step: RegisterStep, result: FormResult<unknown>): Record<string, string> {
  if (result.valid) return {};
  return Object.fromEntries(
    Object.entries(result.errors).filter(([field]) => fieldsOfStep[step].includes(field)),
  );
}

/** Returns the step of an address, `?adim=2`; an unknown one is the first. */
export const stepOfAddress = (search: URLSearchParams): RegisterStep =>
  registerSteps[Number(search.get('adim')) - 1] ?? 'company';

/** Returns the requested step, or the first invalid one before it, so that an address cannot skip a step. */
export const reachedStep = (asked: RegisterStep, result: FormResult<unknown>): RegisterStep =>
  registerSteps
    .slice(0, registerSteps.indexOf(asked))
    .find((step) => Object.keys(errorsOfStep(step, result)).length > 0) ?? asked;

/** Returns the first step with an invalid field; null without one. */
export const firstWrongStep = (errors: Readonly<Record<string, string>>): RegisterStep | null =>
  registerSteps.find((step) => fieldsOfStep[step].some((field) => field in errors)) ?? null;
