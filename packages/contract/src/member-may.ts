import { hasRight, type StaffRight } from '@havan/domain/staff-right';
import type { Call } from './call.ts';

/** Requirements of a call on the member who makes it, which screens and server check. */
export type MemberRule = Pick<Call, 'ownerOnly' | 'right'>;

/**
 * Returns whether a member of a company may make a call, as far as being an owner and the rights decide. The
 * call is the only table (product §10, "Roles of staff"): the server refuses by it, and screens leave out
 * what would be refused.
 */
export const memberMay = (
  { role, rights }: { readonly role: 'owner' | 'staff'; readonly rights: readonly StaffRight[] },
  { ownerOnly, right }: MemberRule,
): boolean => (!ownerOnly || role === 'owner') && (right === undefined || hasRight(rights, right));
