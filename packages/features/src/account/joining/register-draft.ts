import { companyTypes } from '@havan/domain/company';
import { storageKeys } from '@havan/domain/storage-key';
import { emptyApplication, type RegisterValues } from './register-steps.ts';

/** Fields that are not stored: passwords never are, and consent is given anew after reading. */
const unkept = ['password', 'passwordAgain', 'agreement'] as const;

/** Stores the application without passwords and consent, for as long as the tab is open. */
export function keepDraft(storage: Storage, values: RegisterValues): void {
  const kept = Object.entries(values).filter(([field]) => !unkept.some((each) => each === field));
  storage.setItem(storageKeys.registerDraft, JSON.stringify(Object.fromEntries(kept)));
}

/** Returns the stored application; fields that are missing or of another kind are empty. */
export function readDraft(storage: Storage): RegisterValues {
  const stored = parsed(storage.getItem(storageKeys.registerDraft));
  const typed = Object.entries(emptyApplication).flatMap(([field, empty]) => {
    const value = stored[field];
    const isKept = typeof empty === 'string' && !unkept.some((each) => each === field);
    return isKept && typeof value === 'string' ? [[field, value] as const] : [];
  });
  return {
    ...emptyApplication,
    ...Object.fromEntries(typed),
    companyType: companyTypes.find((each) => each === stored['companyType']) ?? null,
  };
}

/** Removes the stored application. */
export const dropDraft = (storage: Storage): void => storage.removeItem(storageKeys.registerDraft);

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
