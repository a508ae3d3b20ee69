import { useBasicInfos } from '@havan/features/shell/use-basic-infos';
import { useLayoutEffect } from 'react';
import { useSmartCartList } from './smart-cart-list.ts';

/** On a computer that several companies use, nobody goes on with what another one had written. */
export function useOwnList(): void {
  const companyId = useBasicInfos()?.user.companyId;
  const claim = useSmartCartList((list) => list.claim);
  useLayoutEffect(() => {
    if (companyId !== undefined) claim(companyId);
  }, [companyId, claim]);
}
