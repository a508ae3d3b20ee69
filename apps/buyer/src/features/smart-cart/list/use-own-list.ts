import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { useLayoutEffect } from 'react';
import { useSmartCartList } from './smart-cart-list.ts';

/**
 * Binds the list to the user's company: a new list begins with the company's preference for a long expiry, and the list
 * of another company on the same computer is dropped.
 */
export function useOwnList(): void {
  const user = useBasicInfos()?.user;
  const companyId = user?.companyId;
  const prefersLongExpiry = user?.prefersLongExpiry ?? true;
  const claim = useSmartCartList((list) => list.claim);
  useLayoutEffect(() => {
    if (companyId !== undefined) claim(companyId, prefersLongExpiry);
  }, [companyId, prefersLongExpiry, claim]);
}
