import type { Actor } from '../../context.ts';

/** Only owners see and manage the people of a company; staff work for it. */
export const mayManageStaff = ({ role }: Pick<Actor, 'role'>): boolean => role === 'owner';
