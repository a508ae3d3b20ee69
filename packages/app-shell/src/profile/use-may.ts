import { hasRight, type StaffRight } from '@havan/domain/staff-right';
import { useBasicInfos } from './use-basic-infos.ts';

/** Returns whether this user has a right of the company, or one of several; false until that is known. */
export function useMay(right: StaffRight | readonly StaffRight[]): boolean {
  const rights = useBasicInfos()?.user.rights;
  return rights !== undefined && hasRight(rights, right);
}
