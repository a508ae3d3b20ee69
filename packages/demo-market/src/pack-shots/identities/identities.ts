import { activeIdentities } from './active.ts';
import { clinicIdentities } from './clinic.ts';
import { dailyIdentities } from './daily.ts';
import { familyIdentities } from './family.ts';
import { herbalIdentities } from './herbal.ts';
import type { Identity } from './identity.ts';
import { skinIdentities } from './skin.ts';
import { wellnessIdentities } from './wellness.ts';

/** Every invented brand with its look. A new brand is a row in one of the files beside this one. */
export const identities = {
  ...wellnessIdentities,
  ...herbalIdentities,
  ...activeIdentities,
  ...skinIdentities,
  ...dailyIdentities,
  ...familyIdentities,
  ...clinicIdentities,
} as const satisfies Readonly<Record<string, Identity>>;
export type IdentityKey = keyof typeof identities;

/** The identity of a key read from a row; null for one that is no longer drawn. */
export function identityOf(key: string): Identity | null {
  return Object.hasOwn(identities, key) ? identities[key as IdentityKey] : null;
}
