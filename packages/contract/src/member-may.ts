import { seesPrices } from '@havan/domain/seen-price';
import { hasRight, type StaffRight } from '@havan/domain/staff-right';
import type { Call } from './call.ts';

/** Requirements of a call on the member who makes it, which screens and server check. */
export type MemberRule = Pick<Call, 'ownerOnly' | 'right' | 'pricedFile'>;

interface Member {
  readonly role: 'owner' | 'staff';
  readonly rights: readonly StaffRight[];
  /** Set for a program of the company. */
  readonly apiKeyId?: number;
}

/**
 * Returns whether a member of a company may make a call, as far as ownership and staff rights decide. The definition of
 * the call is the only source (product §10, "Roles of staff"): the server refuses calls by it, and screens hide the
 * ones that would be refused.
 */
export const memberMay = (
  { role, rights, apiKeyId }: Member,
  { ownerOnly, right, pricedFile }: MemberRule,
): boolean =>
  (!ownerOnly || role === 'owner') &&
  (right === undefined || hasRight(rights, right)) &&
  // A key has the rights of its scopes only, but an owner made it.
  (!pricedFile || apiKeyId !== undefined || seesPrices(rights));
