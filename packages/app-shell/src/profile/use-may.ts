// @not-memoised
import { type MemberRule, memberMay } from '@havan/contract/member-may';
import { useBasicInfos } from './use-basic-infos.ts';

/**
 * Returns whether this user may make a call of the company, by the rule that the call itself carries and the server refuses
 * by. Whatever leads to the call (a button, a form, a page) asks here. True until the user is known, as `RequireArea`: for
 * most users nothing jumps into the page, and the server refuses all the same.
 */
export function useMay(call: MemberRule): boolean {
  const user = useBasicInfos()?.user;
  return !user || memberMay(user, call);
}
