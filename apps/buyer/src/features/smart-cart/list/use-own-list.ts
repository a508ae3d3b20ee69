import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { useLayoutEffect } from 'react';
import { useSmartCartList } from './smart-cart-list.ts';

/** A new list begins with the company's wish for a long expiry. On a computer that several companies use, nobody goes on with what another one had written. */
export function useOwnList(): void {
  const user = useBasicInfos()?.user;
  const companyId = user?.companyId;
  const prefersLongExpiry = user?.prefersLongExpiry ?? true;
  const claim = useSmartCartList((list) => list.claim);
  useLayoutEffect(() => {
    if (companyId !== undefined) claim(companyId, prefersLongExpiry);
  }, [companyId, prefersLongExpiry, claim]);
}
