import { firstStepsQuery } from '@havan/api-client/queries/bootstrap/first-steps';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { useMay } from '@havan/app-shell/profile/use-may';
import { getFirstSteps } from '@havan/contract/bootstrap/first-steps';
import { useQuery } from '@tanstack/react-query';
import type { SellingStart } from './selling-start.ts';

const nothingToDo: SellingStart = { steps: [], missingParts: [], reviewReason: null, listings: 0 };

/**
 * Returns the setup steps that the company has still to do; null while they load. No steps for staff and after a
 * failure, so that the rest of the page does not wait for them.
 */
export function useFirstSteps(): SellingStart | null {
  const { api } = useAppProfile();
  const user = useBasicInfos()?.user;
  const may = useMay(getFirstSteps);
  const { data, isError } = useQuery({ ...firstStepsQuery(api), enabled: user !== undefined && may });
  if (user && (!may || isError)) return nothingToDo;
  return data ?? null;
}
