import { firstStepsQuery } from '@havan/api-client/queries/bootstrap/first-steps';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { useMay } from '@havan/app-shell/profile/use-may';
import { getFirstSteps } from '@havan/contract/bootstrap/first-steps';
import { useQuery } from '@tanstack/react-query';
import type { SellingStart } from './selling-start.ts';

const nothingToDo: SellingStart = { steps: [], missingParts: [], reviewReason: null, listings: 0 };

/**
 * Returns what the company has yet to set up; null until that is known. Nothing for staff, and nothing when the answer
 * fails: the rest of the page does not wait for it.
 */
export function useFirstSteps(): SellingStart | null {
  const { api } = useAppProfile();
  const user = useBasicInfos()?.user;
  const may = useMay(getFirstSteps);
  const { data, isError } = useQuery({ ...firstStepsQuery(api), enabled: user !== undefined && may });
  if (user && (!may || isError)) return nothingToDo;
  return data ?? null;
}
