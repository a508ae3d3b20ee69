import { canBuy } from '@havan/domain/company';
import { goToOtherApp } from '@havan/app-shell/session/go-to-other-app';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { Button } from '@havan/ui/Button';
import { SwitchIcon } from '@havan/ui/icons';
import { useToast } from '@havan/ui/Toast';
import { useState } from 'react';
import { layoutTexts } from './layout-texts.ts';
import * as css from './layout.css.ts';

/**
 * Renders the switch to the buyer app with the same session, for companies that buy as well. On a phone it is in the
 * account menu.
 */
export function BuyerSwitch() {
  const profile = useAppProfile();
  const user = useBasicInfos()?.user;
  const toast = useToast();
  const [isLeaving, setIsLeaving] = useState(false);
  if (!user || !canBuy(user.companyType)) return null;
  const leave = async () => {
    setIsLeaving(true);
    try {
      await goToOtherApp(profile, profile.paths.home());
    } catch {
      setIsLeaving(false);
      toast({ title: layoutTexts.toBuyerFailed, tone: 'critical' });
    }
  };
  return (
    <div className={css.fromTablet}>
      <Button variant="outline" icon={<SwitchIcon />} loading={isLeaving} onClick={() => void leave()}>
        {layoutTexts.toBuyer}
      </Button>
    </div>
  );
}
