import { rightsOf, type StaffMember } from '@havan/domain/staff-right';
import type { Actor } from '../../../core/context.ts';

type Granter = Pick<Actor, 'role' | 'rights'>;

/**
 * Returns whether the actor may create a member with these rights: an owner any; staff with the users right only rights
 * that they have, and never an owner.
 */
export const mayGrant = (granter: Granter, wanted: StaffMember): boolean =>
  granter.role === 'owner' ||
  (wanted.role === 'staff' && rightsOf(wanted).every((right) => granter.rights.includes(right)));

/**
 * Returns whether the actor may change or remove a member: owners anybody, staff those without more rights than they
 * have.
 */
export const mayChange = (granter: Granter, member: StaffMember): boolean => mayGrant(granter, member);
